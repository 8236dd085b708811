"""Forks: tables that continue from a move of a finished game."""

import time
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.live.live_table import LiveTable
from tianxia.server.storage import schema, table_repository
from tianxia.server.storage.table_repository import GameStart
from tianxia.server.tables import catalogue
from tianxia.server.tables.errors import CONFLICT, UNPROCESSABLE, Refused
from tianxia.server.tables.events import MOVE
from tianxia.server.tables.replay import Replay
from tianxia.server.tables.table_info import NewSeat, NewTable, TableInfo


class Fork(NamedTuple):
    """A validated request for a fork."""

    info: TableInfo
    """The table it starts from."""
    moves: list[tuple[int, str]]
    """Seat and text of every move that is kept."""
    seat: int
    """The seat of the guest."""
    level: str
    """The level of the bots in the other seats."""


def check_fork(live: LiveTable, replay: Replay, number: int, seat: str, level: str) -> Fork:
    """Return a fork after `number` moves. Raises Refused: 422 for invalid arguments, 409 after the last move."""
    info = live.info
    if seat not in replay.names:
        raise Refused(UNPROCESSABLE, "server-replay-viewpoint")
    if not 0 <= number <= len(replay):
        raise Refused(UNPROCESSABLE, "server-replay-move", number=number, last=len(replay))
    if replay.state(number).is_over():
        raise Refused(CONFLICT, "engine-game-over")
    level_name = catalogue.find_level(info.game, level or catalogue.default_level(info.game).name).name
    moves = [(applied.seat, applied.text) for applied in replay.moves[:number]]
    return Fork(info, moves, replay.names.index(seat), level_name)


async def insert_fork(connection: AsyncConnection, fork: Fork, owner: str) -> str:
    """Create a table with the moves that are kept, and return its id."""
    info = fork.info
    seats = [
        NewSeat(kind="me") if seat.number == fork.seat else NewSeat(kind="bot", level=fork.level) for seat in info.seats
    ]
    new_table = NewTable(game=info.game, seats=seats, options=info.options, title=info.title)
    origin = f"{info.id}/{len(fork.moves)}"
    table_id = await table_repository.create(connection, new_table, owner, GameStart(info.seed, origin, info.position))
    rows = move_rows(table_id, fork.moves, time.time())
    if rows:
        await connection.execute(insert(schema.moves), rows)
    return table_id


def move_rows(table_id: str, moves: list[tuple[int, str]], now: float) -> list[dict[str, Any]]:
    """Return rows of the SQL table `moves` for moves from another game, all at the time `now`."""
    question_counts: dict[int, int] = {}
    rows = []
    for number, (seat, text) in enumerate(moves, 1):
        question_counts[seat] = question_counts.get(seat, 0) + 1
        rows.append(
            {
                "table": table_id,
                "number": number,
                "kind": MOVE,
                "seat": seat,
                "text": text,
                "question": question_counts[seat],
                "at": now,
                "release": now,
            }
        )
    return rows
