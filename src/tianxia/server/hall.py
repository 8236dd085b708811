"""The hall: the tables that are awake in this process, and how rows come to them.

A row counts once it is on disk. Whoever writes it tells the others through a channel how far the table has come; they
read what they miss. If two processes write the same number, the database takes one, and the other reads it.
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
from tianxia.server import menu, tables
from tianxia.server.awake import Live
from tianxia.server.errors import STALE, Refused
from tianxia.server.lessons import coach
from tianxia.server.message_bus import MessageBus
from tianxia.server.presence import Presence
from tianxia.server.questions import Question, bot_release
from tianxia.server.room import Room
from tianxia.server.rows import CLOCK, CLOSE, MOVE, REPLACE, Row
from tianxia.server.settings import Settings
from tianxia.server.standings import Standings
from tianxia.server.steady_clock import SteadyClock
from tianxia.server.store import NewRow, Store
from tianxia.server.tables import HUMAN, OVER
from tianxia.server.thinkers import Thinkers

_GOODBYE: Final = 2.0
_AGAIN: Final = 3.0
"""Seconds until a bot that failed tries again."""

log = logging.getLogger("tianxia.server")


class Hall:
    """All that is awake."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.bus = None if settings.alone else MessageBus(settings.redis)
        """The other processes, where there are any."""
        self.now = now or SteadyClock()
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers, settings.hint_seconds)
        self.name = secrets.token_hex(8)
        """This process, among others."""
        self.lives: dict[str, Live] = {}
        self.waking: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.missed = asyncio.Event()
        """Set when messages of other processes may have been missed: the database is asked at once."""
        self.standings = Standings(self.store)
        self.presence = Presence(self.lives, self._say)

    async def open(self) -> None:
        await self.store.open()
        self.steadily(self.standings.keep_up)
        if self.bus is not None:
            self.steadily(self.bus.run_publisher)
            self.steadily(self._listen)

    def steadily(self, work: Callable[[], Awaitable[None]]) -> None:
        """Starts work that lasts as long as the hall."""
        self.start(self._again_and_again(work))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work that never ends: if the database or the channel was away for a moment, it begins again."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("work was interrupted")
            await asyncio.sleep(_AGAIN)

    async def part(self) -> None:
        """Says goodbye to everybody, and waits a moment until they have heard it."""
        self.closing = True
        for live in self.lives.values():
            for listener in list(live.listeners):
                listener.wake()
        end = time.monotonic() + _GOODBYE
        while time.monotonic() < end and any(live.listeners for live in self.lives.values()):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Ends all work; what was accepted is on disk already."""
        self.closing = True
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        try:
            await self.standings.write()
        except Exception as error:
            log.warning("how tables stand could not be written down; it follows from their moves: %r", error)
        await self.store.close()

    def start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def live(self, id: str) -> Live:
        """A table, woken up if need be."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.waking:
                self.waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
            live = await asyncio.shield(self.waking[id])
        live.touched = time.monotonic()
        return live

    async def _wake(self, id: str) -> Live:
        try:
            live = Live(await self.store.read(lambda connection: tables.find(connection, id)))
            async with live.lock:
                await self._rebuild(live)
                self.lives[id] = live
                self._after(live)
            return live
        finally:
            self.waking.pop(id, None)

    async def bot_table_limit(self) -> int:
        """How many tables with bots a guest may have; games that have ended here are written down first."""
        await self.standings.write()
        return self.settings.limits.bot_tables

    def forget(self, live: Live) -> None:
        """The table is gone."""
        self.put_to_sleep(live)
        self.standings.forget(live)
        live.info.seats = []
        for listener in list(live.listeners):
            listener.wake()

    def gone(self, id: str) -> None:
        """A table was deleted: all processes forget it."""
        live = self.lives.get(id)
        if live is not None:
            self.forget(live)
        self.publish(id, 0)

    def put_to_sleep(self, live: Live) -> None:
        """Nobody needs a table in memory: whatever is due will be done when it wakes."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self.lives.pop(live.info.id, None)

    def wake(self, ids: Iterable[str]) -> None:
        """Everybody at some tables is told anew."""
        for id in ids:
            for listener in list(self.lives[id].listeners) if id in self.lives else ():
                listener.wake()

    def time_at(self, live: Live) -> float:
        """The time at a table: never before its last event, and always moving on.

        Events may lie in the future: another process has another clock, or this one was set back before a restart.
        """
        now = self.now()
        if live.room is not None:
            live.ahead = max(live.ahead, max(live.room.latest, live.room.facts.started) - now)
        return now + live.ahead

    async def refresh(self, live: Live) -> None:
        """Reads the facts again: somebody came, left, or the game began."""
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        live.info = await self.store.read(lambda connection: tables.find(connection, live.info.id))
        if live.room is None:
            await self._rebuild(live)
        else:
            live.room.humans = {
                seat.number: seat.guest
                for seat in live.info.seats
                if seat.kind == HUMAN and seat.number not in live.room.bots
            }
            await self._catch_up(live)
        self._after(live)

    async def _rebuild(self, live: Live) -> None:
        """The game from its rows."""
        info = live.info
        if info.status == tables.OPEN:
            live.room = None
            return
        try:
            room = live.room = await self._room(info)
        except TianxiaError:
            live.room = None  # played under rules this version no longer has
            return
        room.play_due(self.time_at(live))
        if any(seat.kind == HUMAN and seat.number in room.bots for seat in info.seats):
            # A process was killed before it gave the chair to the bot.
            await self.store.write(lambda connection: tables.seat_bots(connection, info.id, room.bots))

    async def _room(self, info: tables.Info, *, only_to_read: bool = False) -> Room:
        """The game with all its rows, none played yet. Refuses with TianxiaError where its rules are not here."""
        rows = await self.store.read(lambda connection: tables.rows_after(connection, info.id, 0))
        replaced = {row.seat for row in rows if row.kind == REPLACE}
        humans = {s.number: s.guest for s in info.seats if s.kind == HUMAN or s.number in replaced}
        bots = {s.number: s.level for s in info.seats if s.kind == tables.BOT and s.number not in replaced}
        at_once = (0.0, 0.0)
        facts = info.facts(at_once if coach.is_lesson(info) else self.settings.hold)
        room = Room(facts, humans, bots, only_to_read=only_to_read)
        for row in sorted(rows, key=lambda row: row.number):
            room.take(row)
        return room

    async def room_to_read(self, live: Live) -> Room:
        """The game of a table; of one that cannot go on here, as far as the present rules agree with its own."""
        if live.room is not None or live.info.status == tables.OPEN:
            return live.playing()
        try:
            room = await self._room(live.info, only_to_read=True)
        except TianxiaError as error:
            raise Refused(STALE, error.message.id, **error.message.args) from None
        room.play_due(max(self.now(), room.latest))
        if live.info.status == OVER:
            room.end_as_written(live.info.result)
        return room

    async def catch_up(self, live: Live, number: int) -> None:
        """A table has come as far as this number elsewhere."""
        if live.room is None or live.room.number < number:
            async with live.lock:
                self._after(live, await self._catch_up(live))

    async def _catch_up(self, live: Live) -> set[int] | None:
        """Reads the rows this process does not have yet; the seats that may notice, or None for everybody."""
        room = live.room
        if room is None:
            return None
        known = room.number
        rows = await self.store.read(lambda connection: tables.rows_after(connection, live.info.id, known))
        in_order = [room.take(row) for row in rows]
        if not all(in_order):
            await self._rebuild(live)
            return None
        if room.play_due(self.time_at(live)):
            return None
        return {row.seat for row in rows}

    async def commit(
        self, live: Live, kind: str, seat: int, text: str, question: int = 0, earliest: float = 0.0
    ) -> Row:
        """Writes the next row; the caller holds the table's lock. Refuses as stale if somebody else was first."""
        room = live.playing()
        now = self.time_at(live)
        row = Row(room.number + 1, kind, seat, text, question, now, max(now, earliest))
        id = live.info.id

        if not await self.store.append(NewRow({"table": id, **row._asdict()})):
            self._after(live, await self._catch_up(live))
            raise Refused(STALE, "server-move-stale")
        room.take(row)
        played = room.play_due(self.time_at(live))
        self._after(live, None if played else {seat})
        self.publish(id, row.number)
        return row

    async def close_table(self, live: Live, seat: int) -> None:
        """Ends a table that cannot be played on here; the caller holds its lock."""
        info = live.info
        rows = await self.store.read(lambda connection: tables.rows_after(connection, info.id, 0))
        last = rows[-1] if rows else Row(0, CLOSE, seat, "", 0, 0.0, 0.0)
        now = max(self.now(), last.at)
        row = Row(last.number + 1, CLOSE, seat, "", 0, now, now)
        if not await self.store.append(NewRow({"table": info.id, **row._asdict()})):
            raise Refused(STALE, "server-move-stale")
        info.status, info.turn, info.changed = OVER, [], now
        info.result = {"reason": "closed", "winners": []}
        await self.store.write(lambda connection: tables.close(connection, info))
        self._after(live)
        self.publish(info.id, 0)

    def publish(self, id: str, number: int) -> None:
        """Tells every process how far a table has come; 0: its facts have changed."""
        self._say(table=id, number=number)

    def _say(self, **told: Any) -> None:
        if self.bus is not None:
            self.bus.publish({"by": self.name, **told})

    def _after(self, live: Live, noticed: set[int] | None = None) -> None:
        """Something has changed: everybody is told, bots think, what is held back is released in time.

        Of an answer that is held back only its own seat hears: even an empty message would tell the others of it.
        """
        live.touched = time.monotonic()
        room = live.room
        if room is not None:
            now = self.time_at(live)
            self.standings.note(live, room, now)
            told, live.late = live.late, room.late(now)
            if told != live.late:
                noticed = None
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            moments = [moment for moment in (room.next_release(), room.deadline(now)) if moment is not None]
            if moments and not self.closing:
                wait = max(0.0, min(moments) - now)
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.start(self._release(live)))
            self._wake_bots(live, room)
        for listener in list(live.listeners):
            if noticed is None or listener.seat in noticed:
                listener.wake()

    async def _release(self, live: Live) -> None:
        async with live.lock:
            live.timer = None
            room = live.room
            if room is None:
                return
            played = room.play_due(self.time_at(live))
            for seat in list(room.humans):
                question = room.question(seat)
                if question and question.secret and question.until is not None and question.until <= self.time_at(live):
                    text = room.quiet_answer(seat)
                    with suppress(Refused):
                        await self.commit(live, CLOCK, seat, text, question.number, question.earliest)
            self._after(live, None if played else set())

    def wake_bots(self, live: Live) -> None:
        """Bots that owe a decision begin to think, if they do not yet."""
        if live.room is not None and not live.lock.locked():
            self._wake_bots(live, live.room)

    def _wake_bots(self, live: Live, room: Room) -> None:
        if self.closing:
            return
        for seat in room.bots:
            question = room.question(seat)
            key = (seat, question.number) if question else None
            if key is not None and key not in live.thinking:
                task = self.start(self._think(live, *key))
                live.thinking[key] = task
                task.add_done_callback(lambda _, key=key: live.thinking.pop(key, None))  # type: ignore[misc]

    async def _think(self, live: Live, seat: int, number: int) -> None:
        """A bot's move, from the question to the row."""
        room = live.playing()
        question = room.question(seat)
        if question is None or question.number != number or not await self._leased(live):
            return
        if coach.is_lesson(live.info):
            await self._follow(live, seat, question)
            return
        try:
            world = room.state.sample(seat, Rng(secrets.randbits(64)))
            guest = live.info.owner or live.info.id
            text = await self.thinkers.choose(guest, live.info.game, room.bots[seat], world, room.history(seat), seat)
        except Exception:
            log.exception("a bot failed", extra={"table": live.info.id})
            await asyncio.sleep(_AGAIN)
            live.thinking.pop((seat, number), None)
            async with live.lock:
                self._after(live)
            return
        if not question.secret:
            await asyncio.sleep(max(0.0, question.asked + self.settings.bot_pause - self.time_at(live)))
        async with live.lock:
            again = live.playing().question(seat)
            if again is not None and again.number == number:
                thinks = menu.thinking_time(live.info.game, room.bots[seat])
                release = bot_release(again, thinks, self.settings.hold[1], self.time_at(live))
                with suppress(Refused):
                    await self.commit(live, MOVE, seat, text, number, release)

    async def _follow(self, live: Live, seat: int, question: Question) -> None:
        """The rival's move in a lesson, after a moment in which one can look."""
        text = coach.rival_move(live.info, live.playing(), seat)
        if text is None:
            return
        await asyncio.sleep(max(0.0, question.asked + self.settings.bot_pause - self.time_at(live)))
        async with live.lock:
            again = live.playing().question(seat)
            if again is not None and again.number == question.number:
                with suppress(Refused):
                    await self.commit(live, MOVE, seat, text, question.number)

    async def _leased(self, live: Live) -> bool:
        """Whether this process thinks for a table's bots. Where it is alone, always; a second opinion does no harm."""
        if self.settings.alone:
            return True
        now = self.now()
        until = now + self.settings.lease
        return await self.store.write(lambda connection: tables.lease(connection, live.info.id, self.name, now, until))

    async def _listen(self) -> None:
        """Hears from other processes how far tables have come, and who is there."""
        assert self.bus is not None
        async for told in self.bus.messages():
            if told is None:  # whatever was said before has been missed
                self.presence.greet()
                self.missed.set()
            elif told["by"] == self.name:
                continue
            elif "number" not in told:
                self.wake(self.presence.hear(told))
            elif (live := self.lives.get(told["table"])) is not None:
                await self._heed(live, told["number"])

    async def _heed(self, live: Live, number: int) -> None:
        if number:
            await self.catch_up(live, number)
            return
        try:
            await self.refresh(live)
        except Refused:
            self.forget(live)
