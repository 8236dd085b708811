"""What one seat, or the public, has seen, numbered in its own count."""

from functools import lru_cache

import msgspec

from tianxia.locales import Message


class Log:
    """Lines, and where they were cut. An event adds a line or cuts some off; its number never goes back."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        """As they travel: a table may be awake for hundreds of moves."""
        self.number = 0
        """The newest event."""
        self.cuts: list[tuple[int, int]] = []
        """Events that cut the log, with its length after them."""

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self.number += 1

    def cut(self, length: int) -> None:
        if length < len(self.lines):
            del self.lines[length:]
            self.number += 1
            self.cuts.append((self.number, length))

    def since(self, number: int) -> tuple[int, int | None, list[msgspec.Raw]]:
        """From which event, where to cut the log first (if at all), and what to append."""
        if not 0 <= number <= self.number:
            return 0, 0, self._from(0)
        known = self._length_after(number)
        low = min((length for event, length in self.cuts if event > number), default=known)
        if low < known:
            return number, low, self._from(low)
        return number, None, self._from(known)

    def messages(self, last: int | None = None) -> list[Message]:
        """All lines, or only so many of the newest."""
        lines = self.lines if last is None else self.lines[-last:]
        return [Message(*msgspec.json.decode(line)) for line in lines]

    def _from(self, at: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[at:]]

    def _length_after(self, number: int) -> int:
        event, length = max((cut for cut in self.cuts if cut[0] <= number), default=(0, 0))
        return length + number - event


def packed(message: Message) -> bytes:
    """A message as it travels."""
    return _shared(msgspec.json.encode(message))


@lru_cache(16_384)
def _shared(line: bytes) -> bytes:
    """The same is told at many tables: it is kept once."""
    return line
