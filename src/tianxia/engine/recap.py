"""Recaps: the latest moves in a sentence or two, for players who look at the table again."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tianxia.locales import Message


class Recap(NamedTuple):
    """A summary of the last moves for a seat or a spectator."""

    messages: list[Message]
    places: list[str]
    """The places on the board that the messages mention, written as in moves."""


def messages_since_own_move(log: Sequence[Message], seat: str | None, moves: Collection[str]) -> Sequence[Message]:
    """Return the messages of a log after the last move of a seat; all of them for a spectator (None).

    `moves` are the ids of messages that report a move.
    """
    for i in range(len(log) - 1, -1, -1):
        if seat is not None and log[i].id in moves and log[i].args.get("seat") == seat:
            return log[i + 1 :]
    return log


def newest_message(log: Sequence[Message], shown: Collection[str]) -> list[Message]:
    """Return the last message of a log whose id is one of `shown`, in a list; an empty list if there is none."""
    for message in reversed(log):
        if message.id in shown:
            return [message]
    return []
