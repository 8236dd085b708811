"""What happened last, in a sentence or two, for a reader who has looked away."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tianxia.locales import Message


class Recap(NamedTuple):
    """What a seat, or a spectator, is told of the last moves."""

    messages: list[Message]
    places: list[str]
    """The places of the board it is about, as moves write them."""


def lines_since_own_move(log: Sequence[Message], seat: str | None, moves: Collection[str]) -> Sequence[Message]:
    """The lines of a log after the last move of a seat; `moves` are the ids that tell of one. A spectator has none."""
    for at in range(len(log) - 1, -1, -1):
        if seat is not None and log[at].id in moves and log[at].args.get("seat") == seat:
            return log[at + 1 :]
    return log
