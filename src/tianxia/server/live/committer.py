"""Writes the events of tables.

An event is valid once it is on disk. The process that wrote it announces its number on the message bus, and the other
processes read the events they lack. If two processes write an event with the same number, the database accepts one of
them, and the process that failed reads it.
"""

from tianxia.server.live.broadcaster import Broadcaster
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.table_changes import TableChanges
from tianxia.server.live.table_loader import TableLoader
from tianxia.server.storage import event_repository, table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.event_application import add_event, apply_due
from tianxia.server.tables.events import EventBody, TableClosed, TableEvent
from tianxia.server.tables.table_info import OVER
from tianxia.server.tables.wire.tables import GameResult


class Committer:
    """Writes events, applies them and announces them. The caller holds the lock of the `LiveTable`."""

    def __init__(self, store: Store, loader: TableLoader, changes: TableChanges, broadcaster: Broadcaster) -> None:
        """Write to `store`; `loader` reads the events of other processes."""
        self.store = store
        self.loader = loader
        self.changes = changes
        self.broadcaster = broadcaster

    async def commit(
        self, live: LiveTable, seat: int, body: EventBody, question: int = 0, earliest: float = 0.0
    ) -> TableEvent:
        """Write the next event of a table; it is applied when it is released.

        `earliest` is the earliest release, in seconds since 1970. Raises Refused (409) if another process has written
        an event first.
        """
        table = live.require_table()
        now = live.time()
        event = TableEvent(table.last_event_number + 1, seat, body, question, now, max(now, earliest))
        table_id = live.info.id
        if not await self.store.append(table_id, event):
            self.changes.handle(live, await self.loader.read_new_events(live))
            raise Refused(CONFLICT, "server-move-stale")
        add_event(table, event)
        is_visible = apply_due(table, live.time())
        self.changes.handle(live, None if is_visible else {seat})
        self.broadcaster.announce(table_id, event.number)
        return event

    async def close_table(self, live: LiveTable, seat: int) -> None:
        """End a table that cannot be continued here, without a winner; `seat` has asked for it.

        Raises Refused (409) if another process has written an event first.
        """
        info = live.info
        events = await self.store.read(lambda connection: event_repository.read_events(connection, info.id, 0))
        last_number, last_at = (events[-1].number, events[-1].accepted_at) if events else (0, 0.0)
        now = max(live.clock(), last_at)
        if not await self.store.append(info.id, TableEvent(last_number + 1, seat, TableClosed(), 0, now, now)):
            raise Refused(CONFLICT, "server-move-stale")
        info.status, info.turn, info.changed = OVER, [], now
        info.result = GameResult("closed", [])
        await self.store.write(lambda connection: table_repository.close_table(connection, info))
        self.changes.handle(live)
        self.broadcaster.announce(info.id, 0)
