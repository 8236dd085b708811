"""The log that one seat, or the public, reads, numbered in its own count."""

from functools import lru_cache

import msgspec

from tianxia.locales import Message


class SeatLog:
    """Lines, and where they were cut. An entry adds a line or cuts some off; entry numbers never go back."""

    def __init__(self) -> None:
        """Start empty."""
        self.lines: list[bytes] = []
        """As JSON, ready to be sent: a table may be loaded for hundreds of moves."""
        self.number = 0
        """Of the newest entry."""
        self.cuts: list[tuple[int, int]] = []
        """The numbers of the entries that cut the log, with its length after them."""

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
        """Return what a client with all entries up to `number` needs: from which entry, where to cut first (None:
        nowhere), and the lines to append.

        A number that does not exist stands for a client that has nothing.
        """
        if not 0 <= number <= self.number:
            return 0, 0, self._from(0)
        known = self._length_after(number)
        low = min((length for event, length in self.cuts if event > number), default=known)
        if low < known:
            return number, low, self._from(low)
        return number, None, self._from(known)

    def messages(self, last: int | None = None) -> list[Message]:
        """Return all lines, or only the newest `last`."""
        lines = self.lines if last is None else self.lines[-last:]
        return [Message(*msgspec.json.decode(line)) for line in lines]

    def _from(self, at: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[at:]]

    def _length_after(self, number: int) -> int:
        event, length = max((cut for cut in self.cuts if cut[0] <= number), default=(0, 0))
        return length + number - event


def encode_line(message: Message) -> bytes:
    """Return a message as JSON."""
    return _intern_line(msgspec.json.encode(message))


@lru_cache(16_384)
def _intern_line(line: bytes) -> bytes:
    """Return one shared object for equal lines: the same is told at many tables."""
    return line
