"""Recaps: what happened last, in a sentence or two, for a player who comes back to the table."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tianxia.locales import Message


class Recap(NamedTuple):
    """What a seat, or a spectator, is told of the last moves."""

    messages: list[Message]
    places: list[str]
    """The places of the board that it mentions, written as in moves."""


def lines_since_own_move(log: Sequence[Message], seat: str | None, moves: Collection[str]) -> Sequence[Message]:
    """Return the log's lines after the last move of a seat; all lines for a spectator (None).

    `moves` are the ids of messages that tell of a move.
    """
    for at in range(len(log) - 1, -1, -1):
        if seat is not None and log[at].id in moves and log[at].args.get("seat") == seat:
            return log[at + 1 :]
    return log
