"""What happens in this process when a table changes."""

import time
from collections.abc import Callable

from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.status_writer import StatusWriter
from tianxia.server.tables.table import Table

Reaction = Callable[[LiveTable, Table, float], None]
"""Called with a table whose game has started, and the time at the table."""


class TableChanges:
    """Updates everything that depends on a table: its status in the database, its timer, its bots and its listeners."""

    def __init__(self, status_writer: StatusWriter) -> None:
        """Start without reactions."""
        self.status_writer = status_writer
        self.reactions: list[Reaction] = []
        """Called in this order, after the status was updated and before listeners are notified."""

    def handle(self, live: LiveTable, seats_affected: set[int] | None = None) -> None:
        """Update everything that depends on a table.

        If `seats_affected` is given, only those seats are notified: while an answer is held back, even a message
        without any change would reveal the answer to other seats.
        """
        live.last_used = time.monotonic()
        table = live.table
        if table is not None:
            now = live.time()
            self.status_writer.update(live, table, now)
            reported, live.reported_late = live.reported_late, table.late_seats(now)
            if reported != live.reported_late:
                seats_affected = None
            for react in self.reactions:
                react(live, table, now)
        live.notify_listeners(seats_affected)
