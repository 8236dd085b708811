"""Temporary outages of Redis and PostgreSQL."""

import asyncio
import random
import time
from pathlib import Path

from benchmarks.faults.outcome import Outcome, Progress, Run, describe, milliseconds
from tests.server.client import Player, Visitor
from tests.server.kill_and_restart import TableSet
from tests.server.servers import Server, ready_status, serving, stoppable_postgres, two_processes, wait_for_status
from tests.server.turns import wait_for_next_player

OUTAGE_S = 30.0
NORMAL_S = 0.5
"""A move that the other process sees within this time came through Redis, not by a sweep of the database."""
NORMAL_MOVES = 5
"""Play counts as normal again after this many normal moves in a row."""
MAX_RECOVERY_S = 60.0


class CrossingTimer:
    """Measures how long moves take from one process to the other: two players at a table, each at another process."""

    def __init__(self, left: Visitor, right: Visitor) -> None:
        """Take two visitors of different processes."""
        self.left = left
        self.right = right
        self.rng = random.Random(1)
        self.times: list[tuple[float, float]] = []
        """The time at which each move was sent, and the seconds until the other player saw it."""

    async def play(self) -> None:
        """Play one game after another, until cancelled."""
        while True:
            table = await self.left.create_table("me", "open", listed=True)
            await self.right.post(f"/api/tables/{table['id']}/join", {"seat": "chu"})
            async with self.left.sit(table["id"], "han") as han, self.right.sit(table["id"], "chu") as chu:
                while han.snapshot["brief"]["status"] != "over" and chu.snapshot["brief"]["status"] != "over":
                    await self._move(han, chu)

    async def _move(self, han: Player, chu: Player) -> None:
        mover = await wait_for_next_player([han, chu])
        other = chu if mover is han else han
        text = await mover.complete_move(self.rng.choice(mover.snapshot["question"]["legal"]))
        question, known = mover.snapshot["question"]["number"], other.log_number
        sent_at = time.monotonic()
        response = await mover.move(text)
        assert response["type"] == "accepted", response
        while other.log_number <= known:
            await other.wait_for("state")
        self.times.append((sent_at, time.monotonic() - sent_at))
        while (mover.snapshot["question"] or {}).get("number") == question:
            await mover.wait_for("state")
        await asyncio.sleep(0.1)

    def between(self, begin: float, end: float) -> list[float]:
        """Return the durations of the moves that were sent between two times."""
        return [duration for sent_at, duration in self.times if begin <= sent_at < end]

    def normal_since(self, begin: float) -> float | None:
        """Return the time at which the first of NORMAL_MOVES normal moves in a row was seen; None if there are none."""
        after = [(sent_at, duration) for sent_at, duration in self.times if sent_at >= begin]
        for first in range(len(after) - NORMAL_MOVES + 1):
            if all(duration < NORMAL_S for _, duration in after[first : first + NORMAL_MOVES]):
                return sum(after[first])
        return None


async def _redis_away(folder: Path, progress: Progress) -> Outcome:
    with two_processes(folder) as (channel, left, right):
        async with Visitor(left.address) as left_visitor, Visitor(right.address) as right_visitor:
            timer = CrossingTimer(left_visitor, right_visitor)
            playing = asyncio.create_task(timer.play())
            begin = time.monotonic()
            progress("playing for 10 s")
            await asyncio.sleep(10)
            stopped_at = time.monotonic()
            channel.stop()
            progress(f"Redis is away for {OUTAGE_S:.0f} s")
            await asyncio.to_thread(wait_for_status, 503, left, right)
            noticed_s = time.monotonic() - stopped_at
            await asyncio.sleep(OUTAGE_S - noticed_s)
            started_at = time.monotonic()
            await asyncio.to_thread(channel.start)
            await asyncio.to_thread(wait_for_status, 200, left, right)
            ready_s = time.monotonic() - started_at
            progress("Redis is back")
            while timer.normal_since(started_at) is None and time.monotonic() < started_at + MAX_RECOVERY_S:
                await asyncio.sleep(0.1)
            await asyncio.sleep(10)
            normal_at = timer.normal_since(started_at)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        stopping_at = time.monotonic()
        statuses = [await asyncio.to_thread(server.stop) for server in (left, right)]
        stop_s = time.monotonic() - stopping_at
    before, during = timer.between(begin, stopped_at), timer.between(stopped_at, started_at)
    after = timer.between(normal_at or started_at, stopping_at)
    normal = f"{normal_at - started_at:.1f} s" if normal_at else f"not within {MAX_RECOVERY_S:.0f} s"
    return Outcome(
        f"a move reaches the other process after {milliseconds(before)} (median), during the outage "
        f"{milliseconds(during)} ({len(during)} moves); `/ready` says 503 after {noticed_s:.1f} s and 200 again "
        f"{ready_s:.1f} s after Redis is back, moves cross normally again after {normal} ({milliseconds(after)}); "
        f"both processes then end within {stop_s:.1f} s",
        normal_at is not None and statuses == [0, 0],
    )


async def _postgresql_away(folder: Path, progress: Progress) -> Outcome:
    (folder / "data").mkdir()
    recovered_s = ready_s = noticed_s = 0.0
    tables = TableSet(4)
    with (
        stoppable_postgres() as database,
        serving(folder / "data", database=database.address) as server,
    ):

        async def fault() -> None:
            nonlocal noticed_s, recovered_s, ready_s
            await asyncio.sleep(5)
            stopped_at = time.monotonic()
            await asyncio.to_thread(database.stop)
            progress(f"PostgreSQL is away for {OUTAGE_S:.0f} s")
            await asyncio.to_thread(wait_for_status, 503, server)
            noticed_s = time.monotonic() - stopped_at
            await asyncio.sleep(OUTAGE_S - noticed_s)
            started_at = time.monotonic()
            await asyncio.to_thread(database.start)
            progress("PostgreSQL is back")
            back_at = time.monotonic()
            ready_s = await _seconds_until_ready(server, back_at)
            while not (later := [at for game in tables.games for at in game.acknowledged_at if at > started_at]):
                await asyncio.sleep(0.05)
            recovered_s = max(0.0, min(later) - back_at)
            await asyncio.sleep(5)

        async with Visitor(server.address) as me:
            tally = await tables.play_during(fault(), [me], lambda _: None)
    return Outcome(
        f"{describe(tally)}, {tally.refused} refused in {OUTAGE_S:.0f} s; `/ready` says 503 after {noticed_s:.1f} s "
        f"and 200 again {ready_s:.1f} s after PostgreSQL is back, the first move is acknowledged after "
        f"{recovered_s:.1f} s",
        tally.is_faultless() and tally.refused > 0,
    )


async def _seconds_until_ready(server: Server, since: float) -> float:
    while await asyncio.to_thread(ready_status, server) != 200:
        await asyncio.sleep(0.05)
    return time.monotonic() - since


RUNS = (
    Run("redis-away", f"Redis unavailable for {OUTAGE_S:.0f} s", "play continues; recovers by itself", _redis_away),
    Run(
        "postgresql-away",
        f"PostgreSQL unavailable for {OUTAGE_S:.0f} s",
        "moves are refused; recovers by itself",
        _postgresql_away,
    ),
)
