"""The tables that this process has loaded, and how their events are written and read.

An event is valid once it is on disk. The process that wrote it announces its number on the message bus, and the other
processes read the events they lack. If two processes write an event with the same number, the database accepts one of
them, and the process that failed reads it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from tianxia.engine.errors import TianxiaError
from tianxia.engine.rng import Rng
from tianxia.server.bots.bot_pool import BotPool
from tianxia.server.live.live_table import LiveTable
from tianxia.server.live.message_bus import MessageBus
from tianxia.server.live.presence import Presence
from tianxia.server.live.steady_clock import SteadyClock
from tianxia.server.live.table_status import StatusWriter
from tianxia.server.settings import Settings
from tianxia.server.storage import event_repository, table_repository
from tianxia.server.storage.store import Store
from tianxia.server.tables import catalogue, commands, table_info
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.events import EventBody, SeatReplaced, TableClosed, TableEvent
from tianxia.server.tables.policy import FindPolicy, find_free_play
from tianxia.server.tables.questions import Question, bot_release_time
from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import HUMAN, OVER

_SHUTDOWN_GRACE_S: Final = 2.0
"""How long a shutdown waits for connections to receive the last message."""
_RETRY_DELAY_S: Final = 3.0
"""The pause before supervised work, or a bot that failed, is started again."""

logger = logging.getLogger("tianxia.server")


class LiveTables:
    """The tables loaded in this process, with their timers, bots and listeners.

    Players and bots change a running table only through `commit`, while holding the lock of its `LiveTable`.
    """

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] | None = None,
        find_policy: FindPolicy = find_free_play,
    ) -> None:
        """Prepare without opening anything; `now` is the clock, in seconds since 1970."""
        self.settings = settings
        self.find_policy = find_policy
        self.bus = None if settings.is_single_process else MessageBus(settings.redis)
        """The message bus to the other processes; None if there is only one process."""
        self.now = now or SteadyClock()
        self.store = Store(settings.database)
        self.bot_pool = BotPool(settings.workers, settings.hint_s)
        self.name = secrets.token_hex(8)
        """A random name for this process, which marks its messages and leases."""
        self.loaded: dict[str, LiveTable] = {}
        """The loaded tables, by id."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being read from the database, by id."""
        self.tasks: set[asyncio.Task[Any]] = set()
        """The running tasks of `start_task`; the references keep them from being garbage-collected."""
        self.is_closing = False
        self.messages_missed = asyncio.Event()
        """Set when messages of other processes may have been missed: the sweeper then reads the database at once."""
        self.status_writer = StatusWriter(self.store)
        self.presence = Presence(self.loaded, self._publish)

    async def open(self) -> None:
        """Open the database and start the work that runs until `close`."""
        await self.store.open()
        self.supervise(self.status_writer.run)
        if self.bus is not None:
            self.supervise(self.bus.run_publisher)
            self.supervise(self._listen)

    def supervise(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` until `close`; whenever it returns or fails, start it again after `_RETRY_DELAY_S`."""
        self.start_task(self._run_forever(work))

    async def _run_forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Restart `work` whenever it ends, in case the database or Redis was only briefly unavailable; log failures."""
        while True:
            try:
                await work()
            except Exception:
                logger.exception("supervised work failed; it will be started again")
            await asyncio.sleep(_RETRY_DELAY_S)

    async def notify_shutdown(self) -> None:
        """Tell every connection that the server is stopping, and wait up to `_SHUTDOWN_GRACE_S` for them to close."""
        self.is_closing = True
        for live in self.loaded.values():
            for listener in list(live.listeners):
                listener.notify()
        end = time.monotonic() + _SHUTDOWN_GRACE_S
        while time.monotonic() < end and any(live.listeners for live in self.loaded.values()):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Cancel all work and close the database. Everything that was acknowledged is already on disk."""
        self.is_closing = True
        for live in self.loaded.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_pool.close()
        try:
            await self.status_writer.flush()
        except Exception as error:
            logger.warning("could not write the status of tables; it will be derived from their events: %r", error)
        await self.store.close()

    def start_task(self, coroutine: Any) -> asyncio.Task[Any]:
        """Run a coroutine as a task; `close` cancels it, and a failure is logged."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        """Drop the reference to a task, and log its failure."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

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
            info = await self.store.read(lambda connection: table_repository.find(connection, table_id))
            live = LiveTable(info, self.find_policy(info))
            async with live.lock:
                await self._rebuild(live)
                self.loaded[table_id] = live
                self._handle_change(live)
            return live
        finally:
            self.loading.pop(table_id, None)

    async def bot_table_limit(self) -> int:
        """Return how many tables with bots a guest may have; first write which games have ended and do not count."""
        await self.status_writer.flush()
        return self.settings.limits.bot_tables

    def discard(self, live: LiveTable) -> None:
        """Unload a table that was deleted, and disconnect its players."""
        self.unload(live)
        self.status_writer.discard(live)
        live.info.seats = []
        for listener in list(live.listeners):
            listener.notify()

    def discard_everywhere(self, table_id: str) -> None:
        """Make all processes discard a table that was deleted."""
        live = self.loaded.get(table_id)
        if live is not None:
            self.discard(live)
        self.publish(table_id, 0)

    def unload(self, live: LiveTable) -> None:
        """Remove a table from memory; whatever becomes due in the meantime is done when it is loaded again."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self.loaded.pop(live.info.id, None)

    def notify_listeners(self, table_ids: Iterable[str]) -> None:
        """Notify the listeners of these tables; ignore tables that are not loaded."""
        for table_id in table_ids:
            for listener in list(self.loaded[table_id].listeners) if table_id in self.loaded else ():
                listener.notify()

    def time_at(self, live: LiveTable) -> float:
        """Return the time at a table, in seconds since 1970: at or after its last event, and always advancing.

        By this process's clock, the last event may be in the future: if another process has a different clock, or if
        the clock was set back before a restart.
        """
        now = self.now()
        if live.table is not None:
            live.clock_offset = max(live.clock_offset, max(live.table.last_event_at, live.table.config.started) - now)
        return now + live.clock_offset

    async def refresh(self, live: LiveTable) -> None:
        """Read the row and the seats of a table again, after somebody joined or left, or the game started."""
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> None:
        """Read the row and the seats of a table again; the caller holds the lock."""
        live.info = await self.store.read(lambda connection: table_repository.find(connection, live.info.id))
        if live.table is None:
            await self._rebuild(live)
        else:
            live.table.humans = {
                seat.number: seat.guest
                for seat in live.info.seats
                if seat.kind == HUMAN and seat.number not in live.table.bots
            }
            await self._catch_up(live)
        self._handle_change(live)

    async def _rebuild(self, live: LiveTable) -> None:
        """Rebuild the Table from its events; None while the table is open, or if its rules cannot be played here."""
        info = live.info
        if info.status == table_info.OPEN:
            live.table = None
            return
        try:
            table = live.table = await self._build_table(info)
        except TianxiaError:
            live.table = None  # the game or its rules are not available here
            return
        table.apply_due(self.time_at(live))
        if any(seat.kind == HUMAN and seat.number in table.bots for seat in info.seats):
            # A process was killed after it wrote the event and before it updated the seat.
            await self.store.write(lambda connection: table_repository.seat_bots(connection, info.id, table.bots))

    async def _build_table(self, info: table_info.TableInfo, *, read_only: bool = False) -> Table:
        """Return a Table with all its events, none of them applied. Raises TianxiaError as `Table` does."""
        events = await self.store.read(lambda connection: event_repository.read_events(connection, info.id, 0))
        replaced = {event.seat for event in events if isinstance(event.body, SeatReplaced)}
        humans = {seat.number: seat.guest for seat in info.seats if seat.kind == HUMAN or seat.number in replaced}
        bots = {
            seat.number: seat.level
            for seat in info.seats
            if seat.kind == table_info.BOT and seat.number not in replaced
        }
        no_hold = (0.0, 0.0)
        config = info.config(self.settings.hold_range_s if self.find_policy(info).holds_answers else no_hold)
        table = Table(config, humans, bots, read_only=read_only)
        for event in sorted(events, key=lambda event: event.number):
            table.add_event(event)
        return table

    async def load_for_replay(self, live: LiveTable) -> Table:
        """Return the table with all moves that the current rules can replay.

        Moves of earlier rules are replayed as long as both versions agree. Raises Refused (409) if the game has not
        started, or if its rules cannot be read.
        """
        if live.table is not None or live.info.status == table_info.OPEN:
            return live.require_table()
        try:
            table = await self._build_table(live.info, read_only=True)
        except TianxiaError as error:
            raise Refused(CONFLICT, error.message.id, **error.message.args) from None
        table.apply_due(max(self.now(), table.last_event_at))
        if live.info.status == OVER:
            table.end_as_recorded(live.info.result)
        return table

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Read the events that other processes have written, if event `number` is not known here yet."""
        if live.table is None or live.table.last_event_number < number:
            async with live.lock:
                self._handle_change(live, await self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> set[int] | None:
        """Read the events this process lacks; return the seats to notify, or None for all."""
        table = live.table
        if table is None:
            return None
        known = table.last_event_number
        events = await self.store.read(lambda connection: event_repository.read_events(connection, live.info.id, known))
        in_order = [table.add_event(event) for event in events]
        if not all(in_order):
            await self._rebuild(live)
            return None
        if table.apply_due(self.time_at(live)):
            return None
        return {event.seat for event in events}

    async def commit(
        self, live: LiveTable, seat: int, body: EventBody, question: int = 0, earliest: float = 0.0
    ) -> TableEvent:
        """Write the next event of a table; it is applied when it is released. The caller holds the lock.

        `earliest` is the earliest release, in seconds since 1970. Raises Refused (409) if another process has written
        an event first.
        """
        table = live.require_table()
        now = self.time_at(live)
        event = TableEvent(table.last_event_number + 1, seat, body, question, now, max(now, earliest))
        table_id = live.info.id
        if not await self.store.append(table_id, event):
            self._handle_change(live, await self._catch_up(live))
            raise Refused(CONFLICT, "server-move-stale")
        table.add_event(event)
        is_visible = table.apply_due(self.time_at(live))
        self._handle_change(live, None if is_visible else {seat})
        self.publish(table_id, event.number)
        return event

    async def close_table(self, live: LiveTable, seat: int) -> None:
        """End a table that cannot be continued here, without a winner. The caller holds the lock."""
        info = live.info
        events = await self.store.read(lambda connection: event_repository.read_events(connection, info.id, 0))
        last_number, last_at = (events[-1].number, events[-1].at) if events else (0, 0.0)
        now = max(self.now(), last_at)
        if not await self.store.append(info.id, TableEvent(last_number + 1, seat, TableClosed(), 0, now, now)):
            raise Refused(CONFLICT, "server-move-stale")
        info.status, info.turn, info.changed = OVER, [], now
        info.result = {"reason": "closed", "winners": []}
        await self.store.write(lambda connection: table_repository.close_table(connection, info))
        self._handle_change(live)
        self.publish(info.id, 0)

    def publish(self, table_id: str, number: int) -> None:
        """Announce the number of a table's newest event to all processes; 0 means that its row or seats changed."""
        self._publish(table=table_id, number=number)

    def _publish(self, **message: Any) -> None:
        """Send a message to the other processes, if there are any; `_listen` and `Presence` read its keys."""
        if self.bus is not None:
            self.bus.publish({"by": self.name, **message})

    def _handle_change(self, live: LiveTable, seats_affected: set[int] | None = None) -> None:
        """Update everything that depends on a table: status, timer, bots and listeners.

        If `seats_affected` is given, only those seats are notified: while an answer is held back, even a message
        without any change would reveal the answer to other seats.
        """
        live.last_used = time.monotonic()
        table = live.table
        if table is not None:
            now = self.time_at(live)
            self.status_writer.update(live, table, now)
            reported, live.reported_late = live.reported_late, table.late_seats(now)
            if reported != live.reported_late:
                seats_affected = None
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            times = [at for at in (table.next_release(), table.next_deadline(now)) if at is not None]
            if times and not self.is_closing:
                wait = max(0.0, min(times) - now)
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.start_task(self._run_timer(live)))
            self._start_bots(live, table)
        for listener in list(live.listeners):
            if seats_affected is None or listener.seat in seats_affected:
                listener.notify()

    async def _run_timer(self, live: LiveTable) -> None:
        """Apply released events, and let the clock answer secret questions whose deadline has passed."""
        async with live.lock:
            live.timer = None
            table = live.table
            if table is None:
                return
            is_visible = table.apply_due(self.time_at(live))
            for seat in list(table.humans):
                question = table.question(seat)
                if (
                    question
                    and question.secret
                    and question.deadline is not None
                    and question.deadline <= self.time_at(live)
                ):
                    body = commands.timeout_move(table, seat)
                    with suppress(Refused):
                        await self.commit(live, seat, body, question.number, question.earliest_release)
            self._handle_change(live, None if is_visible else set())

    def start_bots(self, live: LiveTable) -> None:
        """Start the bots that owe a decision and are not thinking yet; do nothing while the lock is held."""
        if live.table is not None and not live.lock.locked():
            self._start_bots(live, live.table)

    def _start_bots(self, live: LiveTable, table: Table) -> None:
        """Start the bots as `start_bots` does, whether or not the lock is held."""
        if self.is_closing:
            return
        for seat in table.bots:
            question = table.question(seat)
            key = (seat, question.number) if question else None
            if key is not None and key not in live.bot_tasks:
                task = self.start_task(self._play_bot(live, *key))
                live.bot_tasks[key] = task
                task.add_done_callback(lambda _, key=key: live.bot_tasks.pop(key, None))  # type: ignore[misc]

    async def _play_bot(self, live: LiveTable, seat: int, number: int) -> None:
        """Play one move of a bot: think, pause so that people can follow, and commit."""
        table = live.require_table()
        question = table.question(seat)
        if question is None or question.number != number or not await self._acquire_bot_lease(live):
            return
        if not live.policy.bots_choose:
            await self._play_planned_move(live, seat, question)
            return
        try:
            world = table.state.sample(seat, Rng(secrets.randbits(64)))
            guest = live.info.owner or live.info.id
            text = await self.bot_pool.choose_move(
                guest, live.info.game, table.bots[seat], world, table.game_log(seat), seat
            )
        except Exception:
            logger.exception("a bot failed", extra={"table": live.info.id})
            await asyncio.sleep(_RETRY_DELAY_S)
            live.bot_tasks.pop((seat, number), None)
            async with live.lock:
                self._handle_change(live)
            return
        if not question.secret:
            await asyncio.sleep(max(0.0, question.asked_at + self.settings.bot_pause_s - self.time_at(live)))
        async with live.lock:
            current = live.require_table().question(seat)
            if current is not None and current.number == number:
                thinking_s = catalogue.thinking_time(live.info.game, table.bots[seat])
                release = bot_release_time(current, thinking_s, self.settings.hold_range_s[1], self.time_at(live))
                body = commands.check_move(live.require_table(), seat, text)
                with suppress(Refused):
                    await self.commit(live, seat, body, number, release)

    async def _play_planned_move(self, live: LiveTable, seat: int, question: Question) -> None:
        """Play the next move that the policy of the table has planned, after the same pause as a bot."""
        text = live.policy.planned_move(live.require_table(), seat)
        if text is None:
            return
        await asyncio.sleep(max(0.0, question.asked_at + self.settings.bot_pause_s - self.time_at(live)))
        async with live.lock:
            current = live.require_table().question(seat)
            if current is not None and current.number == question.number:
                body = commands.check_move(live.require_table(), seat, text)
                with suppress(Refused):
                    await self.commit(live, seat, body, question.number)

    async def _acquire_bot_lease(self, live: LiveTable) -> bool:
        """Return whether this process may run a table's bots; always if it is the only process.

        If two processes run them nevertheless, only one can write the event with the next number.
        """
        if self.settings.is_single_process:
            return True
        now = self.now()
        until = now + self.settings.lease_s
        return await self.store.write(
            lambda connection: table_repository.acquire_bot_lease(connection, live.info.id, self.name, now, until)
        )

    async def _listen(self) -> None:
        """Handle the messages of other processes: changes of tables, and which seats are online."""
        assert self.bus is not None
        async for message in self.bus.messages():
            if message is None:  # subscribed again: earlier messages may have been missed
                self.presence.request_reports()
                self.messages_missed.set()
            elif message["by"] == self.name:
                continue
            elif "number" not in message:
                self.notify_listeners(self.presence.handle_message(message))
            elif (live := self.loaded.get(message["table"])) is not None:
                await self._follow_remote_change(live, message["number"])

    async def _follow_remote_change(self, live: LiveTable, number: int) -> None:
        """Handle a message that another process sent with `publish`."""
        if number:
            await self.catch_up(live, number)
            return
        try:
            await self.refresh(live)
        except Refused:
            self.discard(live)
