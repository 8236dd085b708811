"""The log of one audience: a seat, or the public. Its entries are numbered per audience."""

from functools import lru_cache

import msgspec

from tianxia.locales import Message


class SeatLog:
    """A log of lines. An entry adds a line or cuts the log to a length; entry numbers never decrease."""

    def __init__(self) -> None:
        """Start empty."""
        self.lines: list[bytes] = []
        """Messages encoded as JSON, which saves memory and encoding them for every client."""
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

    def since(self, number: int) -> tuple[int, int | None, list[msgspec.Raw]]:
        """Return what a client needs that has the entries up to `number`.

        The result is the entry to start from, the length to cut the client's log to (None for no cut), and the lines to
        append. A number that does not exist means that the client has nothing.
        """
        if not 0 <= number <= self.number:
            return 0, 0, self._from(0)
        known = self._length_after(number)
        low = min((length for entry, length in self.cuts if entry > number), default=known)
        if low < known:
            return number, low, self._from(low)
        return number, None, self._from(known)

    def messages(self, last: int | None = None) -> list[Message]:
        """Return the messages of all lines, or of the newest `last` lines."""
        lines = self.lines if last is None else self.lines[-last:]
        return [Message(*msgspec.json.decode(line)) for line in lines]

    def _from(self, at: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[at:]]

    def _length_after(self, number: int) -> int:
        entry, length = max((cut for cut in self.cuts if cut[0] <= number), default=(0, 0))
        return length + number - entry


def encode_line(message: Message) -> bytes:
    """Return a message encoded as JSON."""
    return _intern_line(msgspec.json.encode(message))


@lru_cache(16_384)
def _intern_line(line: bytes) -> bytes:
    """Return one shared object for equal lines, since many tables have the same ones."""
    return line
