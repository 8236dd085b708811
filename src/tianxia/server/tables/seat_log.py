"""The log of one reader: a seat, or the public. Each log numbers its own entries."""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tianxia.engine.journal import EVERYONE
from tianxia.locales import Message

PUBLIC: Final = -1
"""The reader that stands for all spectators; any other reader of a log is a seat."""


class LogUpdate(NamedTuple):
    """What a client needs to bring its copy of a log up to date."""

    start: int
    """The number of the entry that the update starts from; 0 if the client has nothing that can be continued."""
    cut: int | None
    """The length that the client's log is cut to first; None for no cut."""
    lines: list[msgspec.Raw]
    """The lines to append."""


def is_in_audience(reader: int, audience: int) -> bool:
    """Return whether a reader may see an entry of the journal; spectators see only what everybody may see."""
    return audience == EVERYONE or (reader != PUBLIC and bool(audience >> reader & 1))


class SeatLog:
    """A log of lines. An entry adds a line or cuts the log to a length; entry numbers never decrease."""

    def __init__(self) -> None:
        """Start empty."""
        self.lines: list[bytes] = []
        """Messages encoded as JSON: this saves memory, and they need not be encoded for every client."""
        self.number = 0
        """The number of the newest entry."""
        self.cuts: list[tuple[int, int]] = []
        """For each entry that cut the log: its number, and the length of the log afterwards."""

    def add(self, line: bytes) -> None:
        """Append a line."""
        self.lines.append(line)
        self.number += 1

    def cut(self, length: int) -> None:
        """Cut the log to a length, if it is longer."""
        if length < len(self.lines):
            del self.lines[length:]
            self.number += 1
            self.cuts.append((self.number, length))

    def since(self, number: int) -> LogUpdate:
        """Return the update for a client that has the entries up to `number`.

        For a number that does not exist, the update is the whole log.
        """
        if not 0 <= number <= self.number:
            return LogUpdate(0, 0, self._from(0))
        known = self._length_after(number)
        kept = min((length for entry, length in self.cuts if entry > number), default=known)
        if kept < known:
            return LogUpdate(number, kept, self._from(kept))
        return LogUpdate(number, None, self._from(known))

    def messages(self, last: int | None = None) -> list[Message]:
        """Return the messages of all lines, or of the newest `last` lines."""
        lines = self.lines if last is None else self.lines[-last:]
        return [decode_line(line) for line in lines]

    def _from(self, start: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[start:]]

    def _length_after(self, number: int) -> int:
        """Return the length of the log after entry `number`."""
        entry, length = max((cut for cut in self.cuts if cut[0] <= number), default=(0, 0))
        return length + number - entry


def encode_line(message: Message) -> bytes:
    """Return a message encoded as JSON."""
    return _intern_line(msgspec.json.encode(message))


@lru_cache(16_384)
def decode_line(line: bytes) -> Message:
    """Return the message of a line; it is shared, so nobody may change it."""
    return Message(*msgspec.json.decode(line))


@lru_cache(16_384)
def _intern_line(line: bytes) -> bytes:
    """Return one shared object for equal lines, since many tables have the same ones."""
    return line
