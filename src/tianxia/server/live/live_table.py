"""A table that is loaded in this process, with its timer, bots and connections."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from tianxia.server.tables.behaviour import TableBehaviour
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import OPEN, TableInfo
from tianxia.server.tables.table_snapshots import TableSnapshots


class Listener(Protocol):
    """A connection that is notified when its table changes."""

    seat: int | None
    """None for a spectator."""

    def notify(self) -> None:
        """Schedule a new snapshot to be sent."""


class LiveTable:
    """A table in memory: its database row, the Table rebuilt from its events, its lock, timer and listeners."""

    def __init__(self, info: TableInfo, behaviour: TableBehaviour, clock: Callable[[], float]) -> None:
        """Start without a Table; `TableLoader` builds it."""
        self.info = info
        self.behaviour = behaviour
        """What is different at this table."""
        self.clock = clock
        """The clock of this process, in seconds since 1970."""
        self.table: Table | None = None
        """The Table, rebuilt from its events; None while it is open, or if its rules cannot be played here."""
        self.snapshots = TableSnapshots()
        """What its clients are sent."""
        self.lock = asyncio.Lock()
        """Held while an event is written or applied."""
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        """Runs at the next release or deadline."""
        self.bot_tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """The tasks of bots that are thinking, by seat and question number."""
        self.reported_late: list[int] = []
        """The late seats at the last notification."""
        self.last_used = time.monotonic()
        """When the table was last used, by the monotonic clock; the sweeper unloads tables that are not used."""
        self.clock_offset = 0.0
        """By how many seconds the time at the table is ahead of this process's clock."""

    def require_table(self) -> Table:
        """Return the Table. Raises Refused (409) if its game has not started, or cannot be continued here."""
        if self.table is None:
            raise Refused(CONFLICT, "server-table-waits" if self.info.status == OPEN else "server-table-old")
        return self.table

    def time(self) -> float:
        """Return the time at the table, in seconds since 1970: at or after its last event, and always advancing.

        By this process's clock, the last event may be in the future: if another process has a different clock, or if
        the clock was set back before a restart.
        """
        now = self.clock()
        if self.table is not None:
            last_event_at = max(self.table.last_event_at, self.table.config.started)
            self.clock_offset = max(self.clock_offset, last_event_at - now)
        return now + self.clock_offset

    def cancel_timer(self) -> None:
        """Cancel the timer, if there is one."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def notify_listeners(self, seats: set[int] | None = None, but: Listener | None = None) -> None:
        """Notify the listeners of these seats, or all listeners but one, after a change of the table or its row."""
        self.snapshots.invalidate()
        for listener in list(self.listeners):
            if (seats is None or listener.seat in seats) and listener is not but:
                listener.notify()
