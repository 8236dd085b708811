"""The timers of tables: they release answers that were held back, and answer secret questions whose time is over."""

import asyncio
from contextlib import suppress

from tianxia.server.live.background_tasks import BackgroundTasks
from tianxia.server.live.committer import Committer
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.table_changes import TableChanges
from tianxia.server.tables import commands
from tianxia.server.tables.errors import Refused
from tianxia.server.tables.event_application import apply_due
from tianxia.server.tables.table import Table


class TableTimers:
    """Schedules one timer for each table, which runs at its next release or deadline."""

    def __init__(self, tasks: BackgroundTasks, committer: Committer, changes: TableChanges) -> None:
        """Run timers as `tasks`; commit the moves of the clock with `committer`."""
        self.tasks = tasks
        self.committer = committer
        self.changes = changes

    def schedule(self, live: LiveTable, table: Table, now: float) -> None:
        """Replace the timer of a table; it gets none if nothing will be due, or if the server is stopping."""
        live.cancel_timer()
        times = [at for at in (table.event_queue.next_release(), table.next_deadline(now)) if at is not None]
        if times and not self.tasks.is_closing:
            wait = max(0.0, min(times) - now)
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.tasks.start(self._run(live)))

    async def _run(self, live: LiveTable) -> None:
        """Apply released events, and let the clock answer secret questions whose deadline has passed."""
        async with live.lock:
            live.timer = None
            table = live.table
            if table is None:
                return
            is_visible = apply_due(table, live.time())
            for seat in list(table.humans):
                question = table.question(seat)
                if question and question.secret and question.deadline is not None and question.deadline <= live.time():
                    body = commands.timeout_move(table, seat)
                    with suppress(Refused):
                        await self.committer.commit(live, seat, body, question.number, question.earliest_release)
            self.changes.handle(live, None if is_visible else set())
