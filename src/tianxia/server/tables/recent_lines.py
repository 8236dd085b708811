"""The newest lines of a log, kept up to date with a log that grows, and is cut when moves are taken back."""

from typing import Final

from tianxia.locales import Message
from tianxia.server.tables.seat_log import SeatLog, decode_line

_MAX_LINES: Final = 240
"""How many lines are kept: more than a round of any game adds."""
_SHOWN_AS_OFFER: Final = "server-log-draw-offer"
"""A line that is left out, because the offer itself is shown."""


class RecentLines:
    """The newest lines of one reader's log; each line is decoded once."""

    def __init__(self) -> None:
        """Start before the first line."""
        self.game_lines: list[Message] = []
        """The newest lines about the game: those among the last `_MAX_LINES` of the log, and perhaps earlier ones."""
        self.newest: Message | None = None
        """The newest line, about the game or about the table; None if there is none."""
        self._num_lines = 0
        """How many lines were read."""
        self._num_cuts = 0
        """How often the log had been cut by then."""

    def update(self, log: SeatLog) -> None:
        """Read what is new in a log."""
        if self._num_cuts != len(log.cuts):
            self._num_lines, self._num_cuts = 0, len(log.cuts)
            self.game_lines, self.newest = [], None
        for line in log.lines[max(self._num_lines, len(log.lines) - _MAX_LINES) :]:
            message = decode_line(line)
            if message.id == _SHOWN_AS_OFFER:
                continue
            self.newest = message
            if not is_about_table(message):
                self.game_lines.append(message)
        self._num_lines = len(log.lines)
        if len(self.game_lines) >= 2 * _MAX_LINES:
            del self.game_lines[:-_MAX_LINES]


def is_about_table(message: Message) -> bool:
    """Return whether a line of a log is about the table, such as an undo or an offer, and not about the game."""
    return message.id.startswith("server-")
