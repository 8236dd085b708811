"""Histories: what a table shows of the past of a game, read from the log of one reader, and never from the state."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, NamedTuple, Self

import msgspec

from tianxia.locales import Message


class HistorySource(NamedTuple):
    """What a history is read from beside the log. The reader of the log may know all of it."""

    seats: list[str]
    """The names of all seats."""
    seat: str | None
    """The seat that reads the log; None for a spectator."""
    options: Any
    """The options of the game."""
    start: dict[str, Any] | None
    """The reader's view of the initial position; None if the game began with a new deal."""


class HistoryReader(ABC):
    """Reads a log line by line, so that a new line does not need the whole log again."""

    @property
    @abstractmethod
    def history(self) -> msgspec.Struct:
        """What is known from the lines so far. It is valid until the next line is read, which may change it."""

    @abstractmethod
    def read(self, line: int, message: Message) -> None:
        """Read the next message of the log; `line` is its index in the log, by which a history refers to it."""

    def read_all(self, log: Iterable[Message]) -> Self:
        """Read a whole log from its beginning, and return the reader."""
        for line, message in enumerate(log):
            self.read(line, message)
        return self


class NoHistory(msgspec.Struct):
    """The history of a game that has none."""


class NullHistoryReader(HistoryReader):
    """Reads nothing."""

    @property
    def history(self) -> NoHistory:
        """Return an empty history."""
        return NoHistory()

    def read(self, line: int, message: Message) -> None:
        """Ignore the message."""
