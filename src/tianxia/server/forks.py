"""Games that go on from a move of a finished one."""

import time
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import menu, store, tables
from tianxia.server.awake import Live
from tianxia.server.errors import MALFORMED, STALE, Refused
from tianxia.server.replay import Replay
from tianxia.server.rows import MOVE
from tianxia.server.tables import Info, Start, Wanted, WantedSeat


class Fork(NamedTuple):
    """What is wanted."""

    info: Info
    moves: list[tuple[int, str]]
    """Seat and text of every move that stands."""
    seat: int
    level: str


def check(live: Live, replay: Replay, number: int, seat: str, level: str) -> Fork:
    """A fork that is possible. Refuses otherwise."""
    info = live.info
    if seat not in replay.names:
        raise Refused(MALFORMED, "server-replay-eyes")
    if not 0 <= number <= len(replay):
        raise Refused(MALFORMED, "server-replay-move", number=number, last=len(replay))
    if replay.state(number).over():
        raise Refused(STALE, "engine-game-over")
    chosen = menu.find_level(info.game, level or menu.usual_level(info.game).name).name
    moves = [(played.seat, played.text) for played in replay.moves[:number]]
    return Fork(info, moves, replay.names.index(seat), chosen)


async def write(connection: AsyncConnection, fork: Fork, owner: str) -> str:
    """The new table, with the moves that stand as its own."""
    info = fork.info
    seats = [
        WantedSeat(kind="me") if seat.number == fork.seat else WantedSeat(kind="bot", level=fork.level)
        for seat in info.seats
    ]
    wanted = Wanted(game=info.game, seats=seats, options=info.options, title=info.title)
    origin = f"{info.id}/{len(fork.moves)}"
    id = await tables.create(connection, wanted, owner, Start(info.seed, origin, info.position))
    rows = made_moves(id, fork.moves, time.time())
    if rows:
        await connection.execute(insert(store.moves), rows)
    return id


def made_moves(table: str, moves: list[tuple[int, str]], now: float) -> list[dict[str, Any]]:
    """Rows of moves that were made elsewhere, all at one moment."""
    asked: dict[int, int] = {}
    rows = []
    for number, (seat, text) in enumerate(moves, 1):
        asked[seat] = asked.get(seat, 0) + 1
        rows.append(
            {
                "table": table,
                "number": number,
                "kind": MOVE,
                "seat": seat,
                "text": text,
                "question": asked[seat],
                "at": now,
                "release": now,
            }
        )
    return rows
