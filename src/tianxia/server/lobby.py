"""The lobby: games, tables, and coming and going."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import acts, menu, records, table_lists, tables
from tianxia.server.awake import Live
from tianxia.server.briefs import brief
from tianxia.server.errors import FORBIDDEN, MISSING, STALE, Refused
from tianxia.server.guests import COOKIE, Door, address_of
from tianxia.server.hall import Hall
from tianxia.server.tables import Wanted


class Join(msgspec.Struct, forbid_unknown_fields=True):
    seat: str = ""
    key: str = ""
    move: bool = False
    """Whether the guest gives up the seats they hold at this table for the new one."""


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    level: str = ""


@get("/api/games", sync_to_thread=False)
def list_games() -> list[dict[str, Any]]:
    """What can be played here."""
    return menu.games()


@get("/api/games/{game:str}/boards/{board:str}", sync_to_thread=False)
def show_board(game: str, board: str) -> dict[str, Any]:
    """A board of a game, to be drawn."""
    found = menu.find_game(game).boards().get(board)
    if found is None:
        raise Refused(MISSING, "server-missing")
    return found


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any], door: Door, game: str = "") -> dict[str, Any]:
    """Own tables, open ones, running ones."""
    guest = await door.find(request.cookies.get(COOKIE, ""))
    id = guest.id if guest is not None else ""
    await door.hall.standings.write_ended()
    found = await door.hall.store.read(lambda connection: table_lists.listing(connection, id, game))
    return {kind: [brief(door.hall, _freshest(door.hall, info), id) for info in infos] for kind, infos in found.items()}


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], door: Door, data: Wanted) -> dict[str, Any]:
    """A new table."""
    guest = await door.expect(request)
    door.new_tables.check(address_of(request))
    most = await door.hall.bot_table_limit()

    async def job(connection: AsyncConnection) -> str:
        if any(seat.kind == "bot" for seat in data.seats):
            await tables.check_bot_tables(connection, guest.id, most)
        return await tables.create(connection, data, guest.id)

    id = await door.hall.store.write(job)
    live = await door.hall.live(id)
    return brief(door.hall, live.info, guest.id)


@get("/api/tables/{table:str}")
async def show_table(request: Request[Any, Any, Any], door: Door, table: str) -> dict[str, Any]:
    """A table in short."""
    guest = await door.find(request.cookies.get(COOKIE, ""))
    live = await door.hall.live(table)
    return brief(door.hall, live.info, guest.id if guest is not None else "")


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: Request[Any, Any, Any], door: Door, table: str, data: Join) -> dict[str, Any]:
    """Takes a seat."""
    guest = await door.expect(request)
    live = await door.hall.live(table)

    async def job(connection: AsyncConnection) -> None:
        await tables.join(connection, live.info, guest.id, data.seat, data.key, move=data.move)

    await door.hall.store.write(job)
    return await _changed(door.hall, live, guest.id)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: Request[Any, Any, Any], door: Door, table: str) -> dict[str, Any]:
    """Gets up: before the start the seat is free again, later it is resigned."""
    guest = await door.expect(request)
    live = await door.hall.live(table)
    if not live.info.own(guest.id):
        raise Refused(FORBIDDEN, "server-seat-foreign")
    if live.info.status == tables.OPEN:
        if await door.hall.store.write(lambda connection: tables.leave_open(connection, table, guest.id)):
            return await _changed(door.hall, live, guest.id)
        door.hall.forget(live)
        return {**brief(door.hall, live.info, guest.id), "status": tables.OVER}
    for seat in live.info.own(guest.id):
        if live.info.status == tables.RUNNING:
            await acts.resign(door.hall, live, seat.number)
    return brief(door.hall, live.info, guest.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(request: Request[Any, Any, Any], door: Door, table: str, data: Fill) -> dict[str, Any]:
    """Bots take the seats that are still open, and the game begins."""
    guest = await door.expect(request)
    live = await door.hall.live(table)
    if guest.id != live.info.owner:
        raise Refused(FORBIDDEN, "server-start-owner")
    if live.info.status != tables.OPEN:
        raise Refused(STALE, "server-join-begun")
    tables.check_rules(live.info)
    level = menu.find_level(live.info.game, data.level or menu.usual_level(live.info.game).name).name

    most = await door.hall.bot_table_limit()

    async def job(connection: AsyncConnection) -> None:
        if all(seat.kind != tables.BOT for seat in live.info.seats):  # else it counts already
            await tables.check_bot_tables(connection, guest.id, most)
        await tables.fill(connection, table, level)

    await door.hall.store.write(job)
    return await _changed(door.hall, live, guest.id)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def show_record(request: Request[Any, Any, Any], door: Door, table: str, seat: str = "") -> Response[str]:
    """The game as text: whole once it is over, else what a seat has seen."""
    guest = await door.find(request.cookies.get(COOKIE, ""))
    live = await door.hall.live(table)
    own = {one.seat: one.number for one in live.info.own(guest.id if guest is not None else "")}
    if seat and seat not in own and live.info.status != tables.OVER:
        raise Refused(FORBIDDEN, "server-seat-foreign")
    if live.room is None and live.info.status != tables.OPEN:
        rows = await door.hall.store.read(lambda connection: tables.rows_after(connection, table, 0))
        text = records.write_unplayed(live.info, rows, own.get(seat))
    else:
        text = records.write(live, own.get(seat))
    name = f"tianxia-{live.info.game}-{live.info.id}.toml"
    return Response(
        text,
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _changed(hall: Hall, live: Live, guest: str) -> dict[str, Any]:
    await hall.refresh(live)
    hall.publish(live.info.id, 0)
    return brief(hall, live.info, guest)


def _freshest(hall: Hall, info: tables.Info) -> tables.Info:
    live = hall.lives.get(info.id)
    return live.info if live is not None else info
