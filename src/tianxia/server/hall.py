"""The hall: the tables that are awake in this process, and how rows come to them.

A row counts once it is on disk. Whoever writes it tells the others through a channel how far the table has come; they
read what they miss. If two processes write the same number, the database takes one, and the other reads it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.arena.scores import scores_of
from tianxia.engine.errors import TianxiaError
from tianxia.engine.rng import Rng
from tianxia.server import store, tables
from tianxia.server.errors import STALE, Refused
from tianxia.server.room import HINT, MOVE, REPLACE, Facts, Room, Row
from tianxia.server.settings import Settings
from tianxia.server.store import NewRow, Store
from tianxia.server.tables import HUMAN, OVER, RUNNING, Info
from tianxia.server.thinkers import Thinkers

CHANNEL: Final = "rows"
_IDLE: Final = 120.0
"""Seconds after which a table nobody looks at goes to sleep."""
_SWEEP: Final = 5.0
_LATE: Final = 20.0
_KEEP: Final = 0.5
_GOODBYE: Final = 2.0
_AGAIN: Final = 3.0
"""Seconds until a bot that failed tries again."""

_KEEPING: Final = (
    update(store.tables)
    .where(store.tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("turn", "status", "changed", "result")})
)

log = logging.getLogger("tianxia.server")


class Listener(Protocol):
    """Somebody who looks at a table."""

    guest: str
    seat: int | None

    def wake(self) -> None:
        """Something has changed."""


class Live:
    """A table that is awake."""

    def __init__(self, info: Info) -> None:
        self.info = info
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.touched = time.monotonic()

    def playing(self) -> Room:
        """The game. Refuses where it has not begun, or cannot go on."""
        if self.room is None:
            raise Refused(STALE, "server-table-waits" if self.info.status == tables.OPEN else "server-table-old")
        return self.room


class Hall:
    """All that is awake."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.channels = channels
        self.now = now
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers, settings.hint_seconds)
        self.name = secrets.token_hex(8)
        """This process, among others."""
        self.lives: dict[str, Live] = {}
        self.waking: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.unkept: set[Live] = set()
        """Tables whose standing in the lists is to be written down."""

    async def open(self) -> None:
        await self.store.open()
        self.start(self._listen())
        self.start(self._sweep())
        self.start(self._keep_up())

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
        await self._keep_now()
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

    def forget(self, live: Live) -> None:
        """The table is gone."""
        self.lives.pop(live.info.id, None)
        self.unkept.discard(live)
        live.info.seats = []
        for listener in list(live.listeners):
            listener.wake()

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
        rows = await self.store.read(lambda connection: tables.rows_after(connection, info.id, 0))
        replaced = {row.seat for row in rows if row.kind == REPLACE}
        humans = {s.number: s.guest for s in info.seats if s.kind == HUMAN or s.number in replaced}
        bots = {s.number: s.level for s in info.seats if s.kind == tables.BOT and s.number not in replaced}
        facts = Facts(
            info.id,
            info.game,
            info.rules,
            info.options,
            info.seed,
            info.secret,
            info.started,
            info.clock,
            self.settings.hold,
        )
        try:
            room = Room(facts, humans, bots)
        except TianxiaError:
            live.room = None  # played under rules this version no longer has
            return
        for row in sorted(rows, key=lambda row: row.number):
            room.take(row)
        room.play_due(self.now())
        live.room = room

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
        if room.play_due(self.now()) and any(row.kind != HINT for row in rows):
            return None
        return {row.seat for row in rows}

    async def commit(
        self, live: Live, kind: str, seat: int, text: str, question: int = 0, earliest: float = 0.0
    ) -> Row:
        """Writes the next row; the caller holds the table's lock. Refuses as stale if somebody else was first."""
        room = live.playing()
        now = max(self.now(), room.rows[room.number].at) if room.rows else self.now()
        row = Row(room.number + 1, kind, seat, text, question, now, max(now, earliest))
        id = live.info.id

        if not await self.store.append(NewRow({"table": id, **row._asdict()})):
            self._after(live, await self._catch_up(live))
            raise Refused(STALE, "server-move-stale")
        room.take(row)
        played = room.play_due(max(self.now(), now))
        self._after(live, None if played and kind != HINT else {seat})
        self.publish(id, row.number)
        return row

    def publish(self, id: str, number: int) -> None:
        """Tells every process how far a table has come; 0: its facts have changed."""
        self.channels.publish({"table": id, "number": number, "by": self.name}, [CHANNEL])

    def _after(self, live: Live, noticed: set[int] | None = None) -> None:
        """Something has changed: everybody is told, bots think, what is held back is released in time.

        Of an answer that is held back only its own seat hears: even an empty message would tell the others of it.
        """
        live.touched = time.monotonic()
        room = live.room
        if room is not None:
            self._keep(live, room)
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
            moments = [moment for moment in (room.next_release(), self._deadline(room)) if moment is not None]
            if moments and not self.closing:
                wait = max(0.0, min(moments) - self.now())
                live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.start(self._release(live)))
            self._wake_bots(live, room)
        for listener in list(live.listeners):
            if noticed is None or listener.seat in noticed:
                listener.wake()

    def _deadline(self, room: Room) -> float | None:
        """When the first secret question is answered by the clock."""
        questions = [room.question(seat) for seat in room.humans]
        return min((one.until for one in questions if one and one.secret and one.until is not None), default=None)

    def _keep(self, live: Live, room: Room) -> None:
        """Writes down how the game stands, for the lists; the rows alone decide."""
        info = live.info
        turn = [room.names[seat] for seat in room.actors()]
        result = room_result(room)
        status = OVER if room.over else RUNNING
        for seat in info.seats:
            if seat.number in room.bots:
                seat.kind, seat.guest, seat.level, seat.name = tables.BOT, "", room.bots[seat.number], ""
        if (turn, status) == (info.turn, info.status):
            return
        info.turn, info.status, info.result, info.changed = turn, status, result, self.now()
        self.unkept.add(live)

    async def _keep_up(self) -> None:
        """Writes the lists' part of many tables at once."""
        while True:
            await asyncio.sleep(_KEEP)
            await self._keep_now()

    async def _keep_now(self) -> None:
        unkept, self.unkept = self.unkept, set()
        if not unkept:
            return
        values = [
            {
                "which": live.info.id,
                "turn": msgspec.json.encode(live.info.turn).decode(),
                "status": live.info.status,
                "changed": live.info.changed,
                "result": msgspec.json.encode(live.info.result).decode() if live.info.result else "",
            }
            for live in unkept
        ]
        await self.store.write(lambda connection: connection.execute(_KEEPING, values))

    async def _release(self, live: Live) -> None:
        async with live.lock:
            live.timer = None
            room = live.room
            if room is None:
                return
            played = room.play_due(self.now())
            for seat in list(room.humans):
                question = room.question(seat)
                if question and question.secret and question.until is not None and question.until <= self.now():
                    text = room.quiet_answer(seat)
                    with suppress(Refused):
                        await self.commit(live, MOVE, seat, text, question.number, question.earliest)
            self._after(live, None if played else set())

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
        try:
            world = room.state.sample(seat, Rng(secrets.randbits(64)))
            text = await self.thinkers.choose(live.info.game, room.bots[seat], world, room.history(seat), seat)
        except Exception:
            log.exception("a bot failed", extra={"table": live.info.id})
            await asyncio.sleep(_AGAIN)
            live.thinking.pop((seat, number), None)
            async with live.lock:
                self._after(live)
            return
        if not question.secret:
            await asyncio.sleep(max(0.0, question.asked + self.settings.bot_pause - self.now()))
        async with live.lock:
            again = live.playing().question(seat)
            if again is not None and again.number == number:
                with suppress(Refused):
                    await self.commit(live, MOVE, seat, text, number, again.earliest)

    async def _leased(self, live: Live) -> bool:
        """Whether this process thinks for a table's bots. Where it is alone, always; a second opinion does no harm."""
        if self.settings.alone:
            return True
        t, now = store.tables, self.now()
        statement = (
            update(t)
            .where(t.c.id == live.info.id, or_(t.c.lease == self.name, t.c.lease_until < now))
            .values(lease=self.name, lease_until=now + self.settings.lease)
        )
        done = await self.store.write(lambda connection: connection.execute(statement))
        return bool(done.rowcount == 1)

    async def _listen(self) -> None:
        """Hears from other processes how far tables have come."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                told = msgspec.json.decode(event)
                live = self.lives.get(told["table"])
                if live is None or told["by"] == self.name:
                    continue
                if told["number"] == 0:
                    await self.refresh(live)
                elif live.room is None or live.room.number < told["number"]:
                    async with live.lock:
                        self._after(live, await self._catch_up(live))

    async def _sweep(self) -> None:
        """Takes up tables where a bot owes a decision, and puts those to sleep that nobody looks at."""
        late = _LATE
        while True:
            with suppress(OSError):
                await self._take_up(late)
            late = 0.0
            idle = time.monotonic() - _IDLE
            for id, live in list(self.lives.items()):
                if not live.listeners and not live.thinking and not live.lock.locked() and live.touched < idle:
                    if live.timer is None:
                        del self.lives[id]
            await asyncio.sleep(_SWEEP)

    async def _take_up(self, late: float) -> None:
        """A process that was killed may have left the lists a moment behind: what changed last is looked at, too."""
        t, s = store.tables, store.seats
        query = select(t.c.id, t.c.turn, t.c.changed, s.c.seat).join(s, s.c.table == t.c.id)
        query = query.where(t.c.status == RUNNING, s.c.kind == tables.BOT)
        rows = await self.store.read(lambda connection: _all(connection, query))
        last = max((row.changed for row in rows), default=0.0) - late
        waiting = {
            row.id
            for row in rows
            if row.turn == "[]" or row.seat in msgspec.json.decode(row.turn) or (late and row.changed >= last)
        }
        for id in waiting:
            if id not in self.lives:
                with suppress(Refused):
                    await self.live(id)
            else:
                live = self.lives[id]
                if live.room is not None and not live.lock.locked():
                    self._wake_bots(live, live.room)


def room_result(room: Room) -> dict[str, Any] | None:
    """How a game ended, as everybody is told."""
    if room.result is None:
        return None
    out: dict[str, Any] = {
        "reason": room.result.reason,
        "winners": [room.names[seat] for seat in room.result.winners],
    }
    scores = scores_of(room.game, room.state) if room.result.reason == "rules" else None
    if scores is not None:
        out["scores"] = dict(zip(room.names, scores, strict=True))
    return out


async def _all(connection: AsyncConnection, query: Any) -> list[Any]:
    return list((await connection.execute(query)).all())
