"""The tables that this process has loaded, and the parts that keep them up to date."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from tianxia.server.bots.bot_pool import BotPool
from tianxia.server.live.background_tasks import BackgroundTasks
from tianxia.server.live.bot_turns import BotTurns
from tianxia.server.live.broadcaster import Broadcaster
from tianxia.server.live.committer import Committer
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.message_bus import MessageBus
from tianxia.server.live.presence import Presence
from tianxia.server.live.process_messages import TableChanged
from tianxia.server.live.status_writer import StatusWriter
from tianxia.server.live.steady_clock import SteadyClock
from tianxia.server.live.table_changes import TableChanges
from tianxia.server.live.table_loader import TableLoader
from tianxia.server.live.table_timers import TableTimers
from tianxia.server.settings import Settings
from tianxia.server.storage.store import Store
from tianxia.server.tables.behaviour import FindBehaviour, find_free_play
from tianxia.server.tables.errors import Refused
from tianxia.server.tables.table import Table

_SHUTDOWN_GRACE_S: Final = 2.0
"""How long a shutdown waits for connections to receive the last message."""

logger = logging.getLogger("tianxia.server")


class LiveTables:
    """The tables loaded in this process.

    Players and bots change a running table only through `committer`, while holding the lock of its `LiveTable`.
    """

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] | None = None,
        find_behaviour: FindBehaviour = find_free_play,
    ) -> None:
        """Prepare without opening anything; `now` is the clock, in seconds since 1970."""
        self.settings = settings
        self.now = now or SteadyClock()
        self.process = secrets.token_hex(8)
        """A random name for this process, which marks its messages and leases."""
        self.loaded: dict[str, LiveTable] = {}
        """The loaded tables, by id."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being read from the database, by id."""
        self.messages_missed = asyncio.Event()
        """Set when messages of other processes may have been missed: the sweeper then reads the database at once."""
        self.store = Store(settings.database)
        self.bus = None if settings.is_single_process else MessageBus(settings.redis)
        """The message bus to the other processes; None if there is only one process."""
        self.bot_pool = BotPool(settings.workers, settings.hint_s)
        self.tasks = BackgroundTasks()
        self.status_writer = StatusWriter(self.store)
        self.broadcaster = Broadcaster(self.bus, self.process)
        self.presence = Presence(self.loaded, self.broadcaster.send)
        self.loader = TableLoader(self.store, find_behaviour, settings.hold_range_s, self.now)
        self.changes = TableChanges(self.status_writer)
        self.committer = Committer(self.store, self.loader, self.changes, self.broadcaster)
        self.timers = TableTimers(self.tasks, self.committer, self.changes)
        self.bot_turns = BotTurns(
            settings, self.store, self.bot_pool, self.tasks, self.committer, self.changes, self.process
        )
        self.changes.reactions += [
            self.timers.schedule,
            lambda live, table, _now: self.bot_turns.start(live, table),
        ]

    @property
    def is_closing(self) -> bool:
        """Whether the server has begun to stop."""
        return self.tasks.is_closing

    async def open(self) -> None:
        """Open the database and start the work that runs until `close`."""
        await self.store.open()
        self.supervise(self.status_writer.run)
        if self.bus is not None:
            self.supervise(self.bus.run_publisher)
            self.supervise(self._follow_other_processes)

    def supervise(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` until `close`; see `BackgroundTasks.supervise`."""
        self.tasks.supervise(work)

    def start_task(self, coroutine: Any) -> asyncio.Task[Any]:
        """Run a coroutine as a task; `close` cancels it, and a failure is logged."""
        return self.tasks.start(coroutine)

    async def notify_shutdown(self) -> None:
        """Tell every connection that the server is stopping, and wait up to `_SHUTDOWN_GRACE_S` for them to close."""
        self.tasks.is_closing = True
        for live in self.loaded.values():
            live.notify_listeners()
        end = time.monotonic() + _SHUTDOWN_GRACE_S
        while time.monotonic() < end and any(live.listeners for live in self.loaded.values()):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Cancel all work and close the database. Everything that was acknowledged is already on disk."""
        self.tasks.is_closing = True
        for live in self.loaded.values():
            live.cancel_timer()
        await self.tasks.cancel_all()
        self.bot_pool.close()
        try:
            await self.status_writer.flush()
        except Exception as error:
            logger.warning("could not write the status of tables; it will be derived from their events: %r", error)
        await self.store.close()

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, loaded from the database if necessary. Raises Refused (404) if there is no such table."""
        live = self.loaded.get(table_id)
        if live is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
            live = await asyncio.shield(self.loading[table_id])
        live.last_used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        """Load a table and its events from the database."""
        try:
            live = await self.loader.find(table_id)
            async with live.lock:
                await self.loader.rebuild(live)
                self.loaded[table_id] = live
                self.changes.handle(live)
            return live
        finally:
            self.loading.pop(table_id, None)

    def unload(self, live: LiveTable) -> None:
        """Remove a table from memory; whatever becomes due in the meantime is done when it is loaded again."""
        live.cancel_timer()
        self.loaded.pop(live.info.id, None)

    def discard(self, live: LiveTable) -> None:
        """Unload a table that was deleted, and disconnect its players."""
        self.unload(live)
        self.status_writer.discard(live)
        live.info.seats = []
        live.notify_listeners()

    def discard_everywhere(self, table_id: str) -> None:
        """Make all processes discard a table that was deleted."""
        live = self.loaded.get(table_id)
        if live is not None:
            self.discard(live)
        self.publish(table_id, 0)

    async def bot_table_limit(self) -> int:
        """Return how many tables with bots a guest may have; first write which games have ended and do not count."""
        await self.status_writer.flush()
        return self.settings.limits.bot_tables

    def time_at(self, live: LiveTable) -> float:
        """Return the time at a table; see `LiveTable.time`."""
        return live.time()

    async def load_for_replay(self, live: LiveTable) -> Table:
        """Return a table with all moves that can be replayed; see `TableLoader.load_for_replay`."""
        return await self.loader.load_for_replay(live)

    def start_bots(self, live: LiveTable) -> None:
        """Start the bots that owe a decision and are not thinking yet; do nothing while the lock is held."""
        if live.table is not None and not live.lock.locked():
            self.bot_turns.start(live, live.table)

    async def refresh(self, live: LiveTable) -> None:
        """Read the row and the seats of a table again, after somebody joined or left, or the game started."""
        async with live.lock:
            await self.loader.read_row(live)
            self.changes.handle(live)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Read the events that other processes have written, if event `number` is not known here yet."""
        if live.table is None or live.table.last_event_number < number:
            async with live.lock:
                self.changes.handle(live, await self.loader.read_new_events(live))

    def publish(self, table_id: str, number: int) -> None:
        """Announce a change of a table to the other processes; see `Broadcaster.announce`."""
        self.broadcaster.announce(table_id, number)

    def notify_listeners(self, table_ids: Iterable[str]) -> None:
        """Notify the listeners of these tables; ignore tables that are not loaded."""
        for table_id in table_ids:
            live = self.loaded.get(table_id)
            if live is not None:
                live.notify_listeners()

    async def _follow_other_processes(self) -> None:
        """Handle the messages of other processes: changes of tables, and which seats are online."""
        assert self.bus is not None
        async for envelope in self.bus.messages():
            if envelope is None:  # subscribed again: earlier messages may have been missed
                self.presence.request_reports()
                self.messages_missed.set()
            elif envelope.process == self.process:
                continue
            elif not isinstance(envelope.message, TableChanged):
                self.notify_listeners(self.presence.handle_message(envelope.process, envelope.message))
            elif (live := self.loaded.get(envelope.message.table)) is not None:
                await self._follow_change(live, envelope.message.number)

    async def _follow_change(self, live: LiveTable, number: int) -> None:
        """Handle a change of a table that another process has announced."""
        if number:
            await self.catch_up(live, number)
            return
        try:
            await self.refresh(live)
        except Refused:
            self.discard(live)
