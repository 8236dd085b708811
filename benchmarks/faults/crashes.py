"""Processes that are killed during play."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from benchmarks.faults.outcome import Outcome, Progress, Run, describe
from tests.server.client import Visitor
from tests.server.kill_and_restart import TableSet, play_through_kills
from tests.server.servers import postgres, serving, two_processes

KILLS = 100


async def _kill_on_sqlite(folder: Path, progress: Progress) -> Outcome:
    return await _kill(folder, "sqlite", progress)


async def _kill_on_postgresql(folder: Path, progress: Progress) -> Outcome:
    return await _kill(folder, "postgresql", progress)


async def _kill(folder: Path, database: str, progress: Progress) -> Outcome:
    (folder / "data").mkdir()
    with ExitStack() as stack:
        address = stack.enter_context(postgres()) if database == "postgresql" else ""
        server = stack.enter_context(serving(folder / "data", database=address))
        tally = await play_through_kills(server, KILLS, 1, lambda number: progress(f"killed {number} of {KILLS} times"))
    return Outcome(f"{KILLS} kills: {describe(tally)}", tally.is_faultless() and tally.acknowledged > 0)


async def _kill_one_of_two(folder: Path, progress: Progress) -> Outcome:
    """Kill the left process; its players reconnect to the right one, as through a proxy. Then start it again."""
    tables = TableSet(3)
    with two_processes(folder) as (_, left, right):

        def reconnect(visitor: Visitor) -> None:
            visitor.address = right.address
            visitor.http.base_url = right.address

        async def fault() -> None:
            for number in range(1, 6):
                progress(f"{number} of 5 kills")
                await asyncio.sleep(3)
                left.kill()
                await asyncio.sleep(5)
                await asyncio.to_thread(left.start)
                left_visitor.address = left.address
                left_visitor.http.base_url = left.address
            await asyncio.sleep(3)

        async with Visitor(left.address) as left_visitor, Visitor(right.address) as right_visitor:
            tally = await tables.play_during(fault(), [left_visitor, right_visitor], reconnect)
    return Outcome(
        f"5 kills: {describe(tally)}; longest pause over all tables {tables.longest_pause_s():.1f} s, "
        f"longest wait for one move {tally.longest_wait_s:.1f} s",
        tally.is_faultless() and tally.acknowledged > 0,
    )


RUNS = (
    Run("kill-sqlite", f"kill -9, {KILLS} times, SQLite", "no acknowledged move is lost", _kill_on_sqlite),
    Run("kill-postgresql", f"kill -9, {KILLS} times, PostgreSQL", "no acknowledged move is lost", _kill_on_postgresql),
    Run(
        "kill-one-of-two",
        "two processes, one of them killed",
        "its tables continue in the other process",
        _kill_one_of_two,
    ),
)
