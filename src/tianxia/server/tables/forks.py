"""Forks: tables that continue from a move of a finished game."""

from typing import NamedTuple

from msgspec import structs

from tianxia.server.tables import catalogue
from tianxia.server.tables.drafts import GameStart, TableDraft, draft_table, move_events
from tianxia.server.tables.errors import CONFLICT, UNPROCESSABLE, Refused
from tianxia.server.tables.replay import Replay
from tianxia.server.tables.sources import ForkSource
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


def check_fork(info: TableInfo, replay: Replay, number: int, seat: str, level: str) -> Fork:
    """Return a fork after `number` moves. Raises Refused: 422 for invalid arguments, 409 after the last move."""
    if seat not in replay.seat_names:
        raise Refused(UNPROCESSABLE, "server-replay-viewpoint")
    if not 0 <= number <= len(replay):
        raise Refused(UNPROCESSABLE, "server-replay-move", number=number, last=len(replay))
    if replay.state(number).is_over():
        raise Refused(CONFLICT, "engine-game-over")
    level_name = catalogue.find_level(info.game, level or catalogue.default_level(info.game).name).name
    moves = [(applied.seat, applied.text) for applied in replay.moves[:number]]
    return Fork(info, moves, replay.seat_names.index(seat), level_name)


def draft_fork(fork: Fork, owner: str, now: float) -> TableDraft:
    """Return a table of a guest with the moves that are kept, at the time `now`."""
    info = fork.info
    seats = [
        NewSeat(kind="me") if seat.number == fork.seat else NewSeat(kind="bot", level=fork.level) for seat in info.seats
    ]
    new_table = NewTable(game=info.game, seats=seats, options=info.options, title=info.title)
    start = GameStart(info.seed, ForkSource(info.id, len(fork.moves)), info.position)
    return structs.replace(draft_table(new_table, owner, start), events=move_events(fork.moves, now))
