"""The history of a game, kept up to date with a log that grows, and is cut when moves are taken back."""

from collections.abc import Callable

import msgspec

from tianxia.engine.history import HistoryReader
from tianxia.server.tables.seat_log import SeatLog, decode_line


class LogHistory:
    """Derives a history from the log of one reader, each line once, unless the log was cut."""

    def __init__(self, make_reader: Callable[[], HistoryReader]) -> None:
        """Start before the first line; `make_reader` returns a reader that has read nothing."""
        self._make_reader = make_reader
        self._reader = make_reader()
        self._num_lines = 0
        """How many lines were read."""
        self._num_cuts = 0
        """How often the log had been cut by then."""

    def update(self, log: SeatLog) -> msgspec.Struct:
        """Read what is new in a log, and return its history. It is valid until the next call."""
        if self._num_cuts != len(log.cuts):
            self._reader, self._num_lines, self._num_cuts = self._make_reader(), 0, len(log.cuts)
        for line in range(self._num_lines, len(log.lines)):
            self._reader.read(line, decode_line(log.lines[line]))
        self._num_lines = len(log.lines)
        return self._reader.history
