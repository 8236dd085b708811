"""HTTP routes for games and tables: list, create, join, leave, start, and download the record."""

from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tianxia.engine.game import JsonObject
from tianxia.server.http.guest_auth import COOKIE, GuestAuth, client_address
from tianxia.server.http.rate_limits import RateLimits
from tianxia.server.live import commands
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.live.snapshots import table_summary
from tianxia.server.storage import event_repository, table_lists, table_repository
from tianxia.server.tables import catalogue, records, table_info
from tianxia.server.tables.drafts import draft_table
from tianxia.server.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, Refused
from tianxia.server.tables.table_info import NewTable
from tianxia.server.tables.wire.games import GameInfo
from tianxia.server.tables.wire.requests import JoinRequest, StartRequest
from tianxia.server.tables.wire.tables import TableList, TableSummary

if TYPE_CHECKING:
    Board = JsonObject
else:  # for the OpenAPI description
    Board = catalogue.board_types()


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """List the games."""
    return catalogue.list_games()


@get("/api/games/{game:str}/boards/{board:str}", sync_to_thread=False)
def show_board(game: FromPath[str], board: FromPath[str]) -> Board:
    """Show what is needed to draw a board of a game."""
    description = catalogue.find_game(game).boards().get(board)
    if description is None:
        raise Refused(NOT_FOUND, "server-missing")
    return description


@get("/api/tables")
async def list_tables(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    game: FromQuery[str] = "",
) -> TableList:
    """List the guest's tables, open tables and running tables."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    guest_id = guest.id if guest is not None else ""
    await live_tables.status_writer.flush_ended()
    lists = await live_tables.store.read(lambda connection: table_lists.list_tables(connection, guest_id, game))
    return TableList(
        **{
            name: [table_summary(live_tables, _current_info(live_tables, info), guest_id) for info in infos]
            for name, infos in lists.items()
        }
    )


@post("/api/tables")
async def create_table(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    limits: NamedDependency[RateLimits],
    live_tables: NamedDependency[LiveTables],
    data: JSONBody[NewTable],
) -> TableSummary:
    """Create a table."""
    guest = await auth.require_guest(request)
    limits.new_tables.check(client_address(request))
    limit = await live_tables.bot_table_limit()
    draft = draft_table(data, guest.id)
    table_id = await live_tables.store.write(lambda connection: table_repository.create(connection, draft, limit))
    live = await live_tables.get(table_id)
    return table_summary(live_tables, live.info, guest.id)


@get("/api/tables/{table_id:str}")
async def show_table(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    table_id: FromPath[str],
) -> TableSummary:
    """Show the summary of a table."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    live = await live_tables.get(table_id)
    return table_summary(live_tables, live.info, guest.id if guest is not None else "")


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    table_id: FromPath[str],
    data: JSONBody[JoinRequest],
) -> TableSummary:
    """Take an open seat."""
    guest = await auth.require_guest(request)
    live = await live_tables.get(table_id)
    await live_tables.store.write(
        lambda connection: table_repository.join(connection, live.info, guest.id, data.seat, data.key, move=data.move)
    )
    return await _announce_change(live_tables, live, guest.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave_table(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    table_id: FromPath[str],
) -> TableSummary:
    """Leave a table: before the start, the guest's seats become open again; later they are resigned."""
    guest = await auth.require_guest(request)
    live = await live_tables.get(table_id)
    if not live.info.seats_of(guest.id):
        raise Refused(FORBIDDEN, "server-seat-foreign")
    if live.info.status == table_info.OPEN:
        if await live_tables.store.write(
            lambda connection: table_repository.leave_open_table(connection, table_id, guest.id)
        ):
            return await _announce_change(live_tables, live, guest.id)
        live_tables.discard(live)
        summary = table_summary(live_tables, live.info, guest.id)
        summary.status = table_info.OVER
        return summary
    for seat in live.info.seats_of(guest.id):
        if live.info.status == table_info.RUNNING:
            await commands.resign(live_tables, live, seat.number)
    return table_summary(live_tables, live.info, guest.id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    table_id: FromPath[str],
    data: JSONBody[StartRequest],
) -> TableSummary:
    """Give the open seats to bots and start the game; only the host can."""
    guest = await auth.require_guest(request)
    live = await live_tables.get(table_id)
    if guest.id != live.info.owner:
        raise Refused(FORBIDDEN, "server-start-owner")
    if live.info.status != table_info.OPEN:
        raise Refused(CONFLICT, "server-join-started")
    live.info.check_rules()
    level = catalogue.find_level(live.info.game, data.level or catalogue.default_level(live.info.game).name).name
    limit = await live_tables.bot_table_limit()
    await live_tables.store.write(
        lambda connection: table_repository.fill_with_bots(connection, live.info, guest.id, level, limit)
    )
    return await _announce_change(live_tables, live, guest.id)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def show_record(
    request: Request[Any, Any, Any],
    auth: NamedDependency[GuestAuth],
    live_tables: NamedDependency[LiveTables],
    table_id: FromPath[str],
    seat: FromQuery[str] = "",
) -> Response[str]:
    """Download the record: complete once the game is over, before that only what the seat or the public has seen."""
    guest = await auth.find_guest(request.cookies.get(COOKIE, ""))
    live = await live_tables.get(table_id)
    own_seats = {known.seat_name: known.number for known in live.info.seats_of(guest.id if guest is not None else "")}
    if seat and seat not in own_seats and live.info.status != table_info.OVER:
        raise Refused(FORBIDDEN, "server-seat-foreign")
    if live.table is None and live.info.status != table_info.OPEN:
        events = await live_tables.store.read(lambda connection: event_repository.read_events(connection, table_id, 0))
        text = records.write_unplayable_record(live.info, events, own_seats.get(seat))
    else:
        text = records.write_record(live.info, live.require_table(), own_seats.get(seat))
    name = f"tianxia-{live.info.game}-{live.info.id}.toml"
    return Response(
        text,
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _announce_change(live_tables: LiveTables, live: LiveTable, guest: str) -> TableSummary:
    """Make all processes read a table again; return its summary."""
    await live_tables.refresh(live)
    live_tables.publish(live.info.id, 0)
    return table_summary(live_tables, live.info, guest)


def _current_info(live_tables: LiveTables, info: table_info.TableInfo) -> table_info.TableInfo:
    """Return the `TableInfo` in memory if the table is loaded, since its status may not be written yet."""
    live = live_tables.loaded.get(info.id)
    return live.info if live is not None else info
