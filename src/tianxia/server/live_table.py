"""A table that is loaded in this process, with its connections."""

import asyncio
import time
from typing import Protocol

from tianxia.server.errors import CONFLICT, Refused
from tianxia.server.table import Table
from tianxia.server.table_repository import OPEN, TableInfo


class Listener(Protocol):
    """A connection that is told when a table changes."""

    guest: str
    seat: int | None

    def notify(self) -> None:
        """Note that there is a newer state to send."""


class LiveTable:
    """A table in memory: its database row, its game, its lock, its timer and its listeners."""

    def __init__(self, info: TableInfo) -> None:
        """Begin with the row only; `LiveTables` builds the game."""
        self.info = info
        self.table: Table | None = None
        """The game; None while the table is open, or if its rules are not available."""
        self.lock = asyncio.Lock()
        """Held while an event is written or applied."""
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        """Fires at the next release or deadline."""
        self.bot_tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Bots that are thinking, by seat and number of the question."""
        self.reported_late: list[int] = []
        """The late seats that listeners were last told about."""
        self.last_used = time.monotonic()
        """By the monotonic clock; the sweeper unloads tables that were not used for a while."""
        self.clock_offset = 0.0
        """Seconds by which the time at the table is ahead of this process's clock."""

    def require_table(self) -> Table:
        """Return the game. Raises Refused (409) if it has not started, or cannot be continued here."""
        if self.table is None:
            raise Refused(CONFLICT, "server-table-waits" if self.info.status == OPEN else "server-table-old")
        return self.table
