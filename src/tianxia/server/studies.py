"""Studies of finished games, done in the background, once for each game: chances move by move, the luck of the deal.

A study is a row. Whoever does it renews its lease; if the process goes, the lease runs out and anybody may begin again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.arena.intervals import Z, wilson
from tianxia.arena.result import wins_of
from tianxia.engine.rng import Rng
from tianxia.server import analysis, store
from tianxia.server.errors import TOO_MANY, Refused
from tianxia.server.hall import Hall
from tianxia.server.replay import Replay
from tianxia.server.room import Room

CHANCES, LUCK = "chances", "luck"
KINDS: Final = (CHANCES, LUCK)
_MOST_WAITING: Final = 30
_MOST_OF_A_GUEST: Final = 2
"""Both kinds of study of one game."""
_LEASE: Final = 20.0
_RENEWED: Final = 2.0
_SLICE: Final = 0.3
"""Seconds of work that a bot at a table may have to wait for."""
_LEAST: Final = 0.04
_WORST: Final = 3
"""Mistakes told of each seat."""
_WORTH_TELLING: Final = 0.03
"""A smaller loss is no mistake: a bot's guess is not that sure."""

log = logging.getLogger("tianxia.server")
Key = tuple[str, str]
"""A table and the kind of a study."""
Tell = Callable[[float], None]


class Studies:
    """What is studied in this process, one after the other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.under_way: dict[Key, float] = {}
        """How far each has come, 0 … 1."""
        self.begun_by: dict[Key, str] = {}
        """The guest who asked for each that is under way."""
        self.failed: set[Key] = set()
        self.turn = asyncio.Lock()

    async def look(self, table: str, kind: str) -> dict[str, Any]:
        """How far a study has come, and what it has found."""
        s, key = store.studies, (table, kind)
        if key in self.under_way:  # asked first: while the row is read, it may be finished
            return {"status": "running", "done": self.under_way[key]}
        query = select(s).where(s.c.table == table, s.c.kind == kind)
        row = await self.hall.store.read(lambda connection: _one(connection, query))
        if row is not None and row.result:
            return {"status": "done", "done": 1.0, "result": msgspec.Raw(row.result.encode())}
        if row is not None and self._taken(row):
            return {"status": "running", "done": row.done}
        return {"status": "failed" if key in self.failed else "none", "done": 0.0}

    async def begin(self, table: str, kind: str, room: Room, replay: Replay, guest: str) -> None:
        """Begin a study for a guest, unless somebody does it already or has done it."""
        key = (table, kind)
        if key in self.under_way or not await self._claim(key):
            return
        own = list(self.begun_by.values()).count(guest)
        if len(self.under_way) >= _MOST_WAITING or own >= _MOST_OF_A_GUEST:
            await self._drop(key)
            refused = Refused(TOO_MANY, "server-studies-many")
            refused.retry = self.hall.settings.analysis_seconds
            raise refused
        self.failed.discard(key)
        self.under_way[key] = 0.0
        self.begun_by[key] = guest
        self.hall.start(self._work(key, room, replay))

    async def _work(self, key: Key, room: Room, replay: Replay) -> None:
        keeping = self.hall.start(self._keep(key))

        def tell(done: float) -> None:
            self.under_way[key] = round(done, 3)

        try:
            async with self.turn:
                result = await self._study(key[1])(self.begun_by[key], room, replay, tell)
            await self._write(key, lease="", lease_until=0.0, done=1.0, result=msgspec.json.encode(result).decode())
        except Exception:
            log.exception("a study failed", extra={"table": key[0]})
            self.failed.add(key)
            await self._drop(key)
        finally:
            keeping.cancel()
            del self.under_way[key], self.begun_by[key]

    def _study(self, kind: str) -> Callable[[str, Room, Replay, Tell], Awaitable[dict[str, Any]]]:
        return self._chances if kind == CHANCES else self._luck

    async def _chances(self, guest: str, room: Room, replay: Replay, tell: Tell) -> dict[str, Any]:
        """Each decision, weighed from what its seat knew."""
        settings, thinkers = self.hall.settings, self.hall.thinkers
        seconds = min(_SLICE, max(_LEAST, settings.analysis_seconds / max(1, len(replay))))
        found: list[dict[str, Any]] = []
        for number, played in enumerate(replay.moves):
            world = replay.state(number).sample(played.seat, Rng(secrets.randbits(64)))
            seen = replay.history(number, played.seat)
            steps, seed = list(played.steps), secrets.randbits(64)
            weighed = await thinkers.in_between(
                guest, analysis.weigh, replay.game.name, world, seen, played.seat, steps, seconds, seed
            )
            if weighed is not None:
                found.append({"n": number, "seat": replay.names[played.seat], "text": played.text, **weighed._asdict()})
            tell((number + 1) / len(replay))
        mistakes = [one for one in found if one["loss"] >= _WORTH_TELLING]
        worst = {
            name: [one["n"] for one in sorted(mistakes, key=lambda one: -one["loss"]) if one["seat"] == name][:_WORST]
            for name in replay.names
        }
        return {"seconds": round(seconds, 3), "decisions": found, "worst": worst}

    async def _luck(self, guest: str, room: Room, replay: Replay, tell: Tell) -> dict[str, Any]:
        """The same deal, played many times by the weakest bots."""
        most, facts = self.hall.settings.self_plays, room.facts
        played: list[analysis.Played] = []
        while len(played) < most:
            left = most - len(played)
            played += await self.hall.thinkers.in_between(
                guest,
                analysis.self_plays,
                facts.game,
                facts.options,
                facts.seed,
                facts.position,
                len(played),
                left,
                _SLICE,
            )
            tell(len(played) / most)
        return {"games": len(played), "seats": {name: _mean(played, seat) for seat, name in enumerate(room.names)}}

    async def _claim(self, key: Key) -> bool:
        """Whether the study is ours to do."""
        now, s = self.hall.now(), store.studies
        mine = {"lease": self.hall.name, "lease_until": now + _LEASE, "done": 0.0}

        async def job(connection: AsyncConnection) -> bool:
            row = await _one(connection, select(s).where(s.c.table == key[0], s.c.kind == key[1]))
            if row is None:
                await connection.execute(insert(s).values(table=key[0], kind=key[1], result="", **mine))
                return True
            if row.result or self._taken(row):
                return False
            same = (s.c.table == key[0], s.c.kind == key[1], s.c.lease == row.lease)
            done = await connection.execute(update(s).where(*same).values(**mine))
            return done.rowcount == 1

        try:
            return await self.hall.store.write(job)
        except IntegrityError:  # another process was first
            return False

    def _taken(self, row: Any) -> bool:
        """Whether somebody else is at it; where this process is alone, nobody can be."""
        return not self.hall.settings.alone and row.lease != self.hall.name and row.lease_until > self.hall.now()

    async def _keep(self, key: Key) -> None:
        """Renews the lease, and writes down how far it has come."""
        while True:
            await asyncio.sleep(_RENEWED)
            await self._write(key, lease_until=self.hall.now() + _LEASE, done=self.under_way.get(key, 0.0))

    async def _write(self, key: Key, **values: Any) -> None:
        s = store.studies
        statement = update(s).where(s.c.table == key[0], s.c.kind == key[1]).values(**values)
        await self.hall.store.write(lambda connection: connection.execute(statement))

    async def _drop(self, key: Key) -> None:
        s = store.studies
        statement = delete(s).where(s.c.table == key[0], s.c.kind == key[1], s.c.result == "")
        with suppress(Exception):
            await self.hall.store.write(lambda connection: connection.execute(statement))


def _mean(played: list[analysis.Played], seat: int) -> dict[str, Any]:
    """How a seat did: its share of wins, and its points, each with its 95 % interval."""
    rate = wilson(fmean(wins_of(one.returns)[seat] for one in played), len(played))
    out: dict[str, Any] = {"wins": [round(value, 4) for value in rate]}
    scores = [one.scores[seat] for one in played if one.scores is not None]
    if len(scores) > 1:
        mean, half = fmean(scores), Z * stdev(scores) / sqrt(len(scores))
        out["points"] = [round(value, 2) for value in (mean, mean - half, mean + half)]
    return out


async def _one(connection: AsyncConnection, query: Any) -> Any:
    return (await connection.execute(query)).one_or_none()
