"""The queue of bots is fair: one guest with many tables does not slow down others."""

import asyncio
import itertools
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Player, Visitor
from tests.server.servers import GENEROUS_LIMITS, Server, serving
from tests.support.waiting import wait_until
from tianxia.bots.levels import levels
from tianxia.engine import registry
from tianxia.server.bots.bot_pool import BotPool
from tianxia.server.bots.job_queue import MAX_BACKGROUND_WAIT_S, SHORT_S, JobQueue

MASTER_S, NOVICE_S = 0.5, 0.05
WAITING_TABLES = 20
"""The tables of a guest at which bots wait for their turn."""
HUANG_MOVES = """events JOIN tables ON tables.id = events."table" WHERE game = 'huang'"""


def take_all(queue: JobQueue, **options: bool) -> list[str]:
    """Take all jobs from a queue, and return their work in the order in which they were taken."""
    out = []
    while (job := queue.take(**options)) is not None:
        out.append(job.work)
    return out


def make_queue(*jobs: tuple[str, float, str], now: Callable[[], float] = lambda: 0.0) -> JobQueue:
    queue = JobQueue(now)
    for guest, seconds, work in jobs:
        queue.add(guest, seconds, work)
    return queue


def test_guests_take_turns_however_many_jobs_one_of_them_has() -> None:
    many_jobs = [("ann", MASTER_S, f"ann {number}") for number in range(4)]
    queue = make_queue(*many_jobs, ("bob", MASTER_S, "bob 0"), ("bob", MASTER_S, "bob 1"), ("cleo", MASTER_S, "cleo 0"))
    assert take_all(queue) == ["ann 0", "bob 0", "cleo 0", "ann 1", "bob 1", "ann 2", "ann 3"]


def test_a_guest_who_arrives_later_does_not_wait_for_a_backlog() -> None:
    queue = make_queue(*(("ann", MASTER_S, f"ann {number}") for number in range(180)))
    taken = [queue.take() for _ in range(3)]
    assert [job.work for job in taken if job is not None] == ["ann 0", "ann 1", "ann 2"]
    queue.add("bob", MASTER_S, "bob")
    job = queue.take()
    assert job is not None
    assert job.work == "bob"
    assert len(queue) == 177


def test_within_a_round_the_shortest_job_comes_first() -> None:
    queue = make_queue(
        ("ann", 1.0, "ann's hint"),
        ("ann", NOVICE_S, "ann's novice"),
        ("bob", MASTER_S, "bob's master"),
        ("cleo", NOVICE_S, "cleo's novice"),
        ("cleo", 0.02, "cleo's quicker novice"),
    )
    assert take_all(queue) == [
        "cleo's quicker novice",
        "ann's novice",
        "bob's master",
        "cleo's novice",
        "ann's hint",
    ]


def test_short_jobs_of_many_guests_do_not_starve_a_long_one() -> None:
    queue = make_queue(("ann", MASTER_S, "master"))
    guests = itertools.cycle(("bob", "cleo"))
    taken = []
    for _ in range(6):
        queue.add(next(guests), NOVICE_S, "novice")
        job = queue.take()
        assert job is not None
        taken.append(job.work)
    assert taken.index("master") == 2, "every other guest has had one turn before"


def test_the_worker_for_short_jobs_takes_no_other_jobs() -> None:
    queue = make_queue(("ann", MASTER_S, "master"), ("bob", NOVICE_S, "novice"), ("ann", SHORT_S, "casual"))
    assert take_all(queue, short_only=True) == ["novice", "casual"]
    assert take_all(queue) == ["master"]


def test_in_every_game_the_weakest_levels_are_short() -> None:
    for game in registry.names():
        assert all(0.0 < level.budget.seconds <= SHORT_S for level in levels(game)[:2]), game


def test_background_jobs_wait_for_other_jobs_but_not_forever() -> None:
    now = 0.0
    queue = JobQueue(lambda: now)
    queue.add("ann", 0.3, "study", background=True)
    for number in range(4):
        queue.add("bob", MASTER_S, f"bob {number}")
    assert [job.work for job in (queue.take(), queue.take()) if job is not None] == ["bob 0", "bob 1"]
    now = MAX_BACKGROUND_WAIT_S
    assert take_all(queue) == ["study", "bob 2", "bob 3"]
    queue.add("ann", 0.3, "next slice", background=True)
    assert queue.take(short_only=True) is None
    assert take_all(queue) == ["next slice"]


def test_a_cancelled_job_is_dropped() -> None:
    queue = make_queue(("ann", MASTER_S, "first"), ("ann", MASTER_S, "second"))
    queue.cancel(queue.add("bob", NOVICE_S, "cancelled"))
    assert len(queue) == 2
    assert take_all(queue) == ["first", "second"]


class Gate:
    """Jobs that end only when they are released; they run in threads instead of processes."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.is_open = False
        """Whether jobs that start now end at once."""

    def work(self, name: str) -> str:
        self.gates[name] = threading.Event()
        self.started.append(name)
        if not self.is_open:
            self.gates[name].wait()
        return name

    def open(self, name: str) -> None:
        self.gates[name].set()


@pytest.fixture
def gate() -> Iterator[Gate]:
    """Yield a gate that is opened at the end of the test."""
    gate = Gate()
    yield gate
    gate.is_open = True
    for name in list(gate.gates):
        gate.open(name)


@pytest.fixture
def bot_pool(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """Yield a pool with one worker for all jobs and one for short jobs, both of them threads."""
    bot_pool = BotPool(1, 1.0)
    pool = ThreadPoolExecutor(8)
    for group in bot_pool.groups:
        monkeypatch.setattr(group, "_executor", lambda: pool)
    yield bot_pool
    pool.shutdown(wait=False)


async def wait_for_jobs(gate: Gate, number: int) -> list[str]:
    """Wait until a number of jobs have started, and return the names of all that have."""
    await asyncio.to_thread(wait_until, lambda: len(gate.started) >= number, f"{number} jobs have started")
    return gate.started


async def test_a_short_job_never_waits_for_a_long_one(gate: Gate, bot_pool: BotPool) -> None:
    masters = [asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, f"ann {n}")) for n in range(3)]
    assert await wait_for_jobs(gate, 1) == ["ann 0"]
    novice = asyncio.create_task(bot_pool.compute("bob", NOVICE_S, gate.work, "bob's novice"))
    assert await wait_for_jobs(gate, 2) == ["ann 0", "bob's novice"], "one worker is reserved for short jobs"
    master = asyncio.create_task(bot_pool.compute("bob", MASTER_S, gate.work, "bob's master"))
    gate.open("bob's novice")
    assert await novice == "bob's novice"
    gate.open("ann 0")
    assert (await wait_for_jobs(gate, 3))[2] == "bob's master", (
        "a long job waits for one other job, not for the backlog"
    )
    gate.open("bob's master")
    assert await master == "bob's master"
    for number in (1, 2):
        await wait_for_jobs(gate, number + 3)
        gate.open(f"ann {number}")
    assert await asyncio.gather(*masters) == ["ann 0", "ann 1", "ann 2"]


async def test_background_jobs_can_wait_while_a_bot_thinks(gate: Gate, bot_pool: BotPool) -> None:
    bot = asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, "bot"))
    await wait_for_jobs(gate, 1)
    study = asyncio.create_task(bot_pool.run_in_background("bob", gate.work, "study"))
    second = asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, "second bot"))
    await asyncio.sleep(0)
    gate.open("bot")
    assert await wait_for_jobs(gate, 2) == ["bot", "second bot"]
    gate.open("second bot")
    assert (await wait_for_jobs(gate, 3))[2] == "study"
    gate.open("study")
    assert [await bot, await second, await study] == ["bot", "second bot", "study"]


async def test_a_failed_job_raises_its_error_and_the_worker_continues(bot_pool: BotPool) -> None:
    with pytest.raises(ZeroDivisionError):
        await bot_pool.compute("ann", MASTER_S, divmod, 1, 0)
    assert await bot_pool.compute("ann", MASTER_S, divmod, 7, 2) == (3, 1)


async def play_until_bot_moves(server: Server, player: Player) -> tuple[float, float]:
    """Answer a seat's questions until the bot in the other seat has moved; return when it was asked and when it moved.

    Both are in seconds, on the clock of the server.
    """
    bot_moves = f"events WHERE \"table\" = '{player.table}' AND seat = 1"
    before = count_rows(server, bot_moves)
    while count_rows(server, bot_moves) == before:
        question = await player.wait_for_question()
        assert question is not None
        text = await player.complete_move(random.Random(1).choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        while player.snapshot["question"] is None or player.snapshot["question"]["number"] == question["number"]:
            await player.wait_for("state")
    with sqlite3.connect(server.folder / "tianxia.sqlite") as database:
        query = 'SELECT seat, at FROM events WHERE "table" = ? ORDER BY number'
        moves = database.execute(query, (player.table,)).fetchall()
    first = [number for number, (seat, _) in enumerate(moves) if seat == 1][before]
    return moves[first - 1][1] if first > 0 else 0.0, moves[first][1]


def count_rows(server: Server, source: str) -> int:
    """Return the number of rows that `SELECT … FROM source` yields."""
    with sqlite3.connect(server.folder / "tianxia.sqlite") as database:
        return int(database.execute(f"SELECT count(*) FROM {source}").fetchone()[0])


def is_settled(server: Server) -> bool:
    """Return whether the turn of all tables is written to the database."""
    return count_rows(server, "tables WHERE turn = '[]'") == 0


async def test_a_guest_is_served_before_the_backlog_of_another(tmp_path: Path) -> None:
    with serving(tmp_path, TIANXIA_WORKERS="1") as server:
        async with Visitor(server.address) as greedy, Visitor(server.address) as other:
            tables = [await other.create_table("me", level) for level in ("novice", "master")]
            for table in tables:  # so that the workers have started
                async with other.sit(table["id"], "han") as han:
                    await play_until_bot_moves(server, han)
            for table in tables:
                waiting = await build_backlog(server, greedy)
                async with other.sit(table["id"], "han") as han:
                    asked_at, moved_at = await play_until_bot_moves(server, han)
                moves = count_rows(server, f"{HUANG_MOVES} AND at > {asked_at} AND at < {moved_at}")
                assert moves < waiting // 2, "the other guest did not wait for the whole backlog"


async def build_backlog(server: Server, guest: Visitor) -> int:
    """Create tables of a guest until bots of many of them wait for their turn; return of how many."""
    while True:
        await asyncio.to_thread(wait_until, lambda: is_settled(server), "the turn of every table is known")
        if (waiting := count_rows(server, "tables WHERE bots_due")) >= WAITING_TABLES:
            return waiting
        for _ in range(WAITING_TABLES // 2):
            await guest.create_table("master", "master", "master", "me", game="huang")


async def test_a_guest_can_have_only_a_limited_number_of_tables_with_bots(tmp_path: Path) -> None:
    bot_table: dict[str, Any] = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    people_table = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path, limits={**GENEROUS_LIMITS, "bot_tables": 2}) as server:
        async with Visitor(server.address) as greedy, Visitor(server.address) as other:
            first = (await greedy.request("POST", "/api/tables", bot_table)).json()
            waiting = (await greedy.request("POST", "/api/tables", people_table)).json()
            assert (await greedy.request("POST", "/api/tables", bot_table)).status_code == 201
            for path, body in (("/api/tables", bot_table), (f"/api/tables/{waiting['id']}/start", {})):
                refused = await greedy.request("POST", path, body)
                assert (refused.status_code, refused.json()["reason"]) == (429, ["server-bot-tables", {"most": 2}])
                assert int(refused.headers["retry-after"]) > 0
            assert (await greedy.request("POST", "/api/tables", people_table)).status_code == 201, (
                "tables without bots do not count"
            )
            assert (await other.request("POST", "/api/tables", bot_table)).status_code == 201
            await greedy.post(f"/api/tables/{first['id']}/leave")
            await greedy.post(f"/api/tables/{waiting['id']}/start")
