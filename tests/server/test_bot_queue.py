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
from tianxia.server.bot_pool import BotPool
from tianxia.server.job_queue import MAX_BACKGROUND_WAIT_S, SHORT_S, JobQueue

MASTER_S, NOVICE_S = 0.5, 0.05
TABLES = 40
MOVES = """moves JOIN tables ON tables.id = moves."table" WHERE game = 'huang'"""


def emptied(queue: JobQueue, **options: bool) -> list[str]:
    """Take all jobs from a queue and return their work."""
    out = []
    while (job := queue.take(**options)) is not None:
        out.append(job.work)
    return out


def queue_of(*jobs: tuple[str, float, str], now: Callable[[], float] = lambda: 0.0) -> JobQueue:
    queue = JobQueue(now)
    for guest, seconds, work in jobs:
        queue.add(guest, seconds, work)
    return queue


def test_guests_take_turns_however_many_jobs_one_of_them_has() -> None:
    greedy = [("ann", MASTER_S, f"ann {number}") for number in range(4)]
    queue = queue_of(*greedy, ("bob", MASTER_S, "bob 0"), ("bob", MASTER_S, "bob 1"), ("cleo", MASTER_S, "cleo 0"))
    assert emptied(queue) == ["ann 0", "bob 0", "cleo 0", "ann 1", "bob 1", "ann 2", "ann 3"]


def test_a_guest_who_arrives_later_does_not_wait_for_a_backlog() -> None:
    queue = queue_of(*(("ann", MASTER_S, f"ann {number}") for number in range(180)))
    taken = [queue.take() for _ in range(3)]
    assert [job.work for job in taken if job is not None] == ["ann 0", "ann 1", "ann 2"]
    queue.add("bob", MASTER_S, "bob")
    job = queue.take()
    assert job is not None
    assert job.work == "bob"
    assert len(queue) == 177


def test_within_a_round_the_shortest_job_comes_first() -> None:
    queue = queue_of(
        ("ann", 1.0, "ann's hint"),
        ("ann", NOVICE_S, "ann's novice"),
        ("bob", MASTER_S, "bob's master"),
        ("cleo", NOVICE_S, "cleo's novice"),
        ("cleo", 0.02, "cleo's quicker novice"),
    )
    assert emptied(queue) == [
        "cleo's quicker novice",
        "ann's novice",
        "bob's master",
        "cleo's novice",
        "ann's hint",
    ]


def test_short_jobs_of_many_guests_do_not_starve_a_long_one() -> None:
    queue = queue_of(("ann", MASTER_S, "master"))
    guests = itertools.cycle(("bob", "cleo"))
    taken = []
    for _ in range(6):
        queue.add(next(guests), NOVICE_S, "novice")
        job = queue.take()
        assert job is not None
        taken.append(job.work)
    assert taken.index("master") == 2, "everybody else has had one turn before"


def test_the_worker_for_short_jobs_takes_no_others() -> None:
    queue = queue_of(("ann", MASTER_S, "master"), ("bob", NOVICE_S, "novice"), ("ann", SHORT_S, "casual"))
    assert emptied(queue, short_only=True) == ["novice", "casual"]
    assert emptied(queue) == ["master"]


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
    assert emptied(queue) == ["study", "bob 2", "bob 3"]
    queue.add("ann", 0.3, "next piece", background=True)
    assert queue.take(short_only=True) is None
    assert emptied(queue) == ["next piece"]


def test_a_cancelled_job_is_dropped() -> None:
    queue = queue_of(("ann", MASTER_S, "first"), ("ann", MASTER_S, "second"))
    queue.cancel(queue.add("bob", NOVICE_S, "gone"))
    assert len(queue) == 2
    assert emptied(queue) == ["first", "second"]


class Gate:
    """Jobs that end only when they are released; they run in threads instead of processes."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.is_over = False

    def work(self, name: str) -> str:
        self.gates[name] = threading.Event()
        self.begun.append(name)
        if not self.is_over:
            self.gates[name].wait()
        return name

    def open(self, name: str) -> None:
        self.gates[name].set()


@pytest.fixture
def gate() -> Iterator[Gate]:
    """Yield a gate that is opened at the end of the test."""
    gate = Gate()
    yield gate
    gate.is_over = True
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


async def begun(gate: Gate, number: int) -> list[str]:
    await asyncio.to_thread(wait_until, lambda: len(gate.begun) >= number, f"{number} jobs have begun")
    return gate.begun


async def test_a_short_job_never_waits_for_a_long_one(gate: Gate, bot_pool: BotPool) -> None:
    masters = [asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, f"ann {n}")) for n in range(3)]
    assert await begun(gate, 1) == ["ann 0"]
    novice = asyncio.create_task(bot_pool.compute("bob", NOVICE_S, gate.work, "bob's novice"))
    assert await begun(gate, 2) == ["ann 0", "bob's novice"], "one process is reserved for short jobs"
    master = asyncio.create_task(bot_pool.compute("bob", MASTER_S, gate.work, "bob's master"))
    gate.open("bob's novice")
    assert await novice == "bob's novice"
    gate.open("ann 0")
    assert (await begun(gate, 3))[2] == "bob's master", "a long job waits for one other, not for the backlog"
    gate.open("bob's master")
    assert await master == "bob's master"
    for number in (1, 2):
        await begun(gate, number + 3)
        gate.open(f"ann {number}")
    assert await asyncio.gather(*masters) == ["ann 0", "ann 1", "ann 2"]


async def test_background_jobs_that_can_wait_do_so_while_a_bot_thinks(gate: Gate, bot_pool: BotPool) -> None:
    bot = asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, "bot"))
    await begun(gate, 1)
    study = asyncio.create_task(bot_pool.run_in_background("bob", gate.work, "study"))
    second = asyncio.create_task(bot_pool.compute("ann", MASTER_S, gate.work, "second bot"))
    await asyncio.sleep(0)
    gate.open("bot")
    assert await begun(gate, 2) == ["bot", "second bot"]
    gate.open("second bot")
    assert (await begun(gate, 3))[2] == "study"
    gate.open("study")
    assert [await bot, await second, await study] == ["bot", "second bot", "study"]


async def test_a_failed_job_raises_its_error_and_the_worker_continues(bot_pool: BotPool) -> None:
    with pytest.raises(ZeroDivisionError):
        await bot_pool.compute("ann", MASTER_S, divmod, 1, 0)
    assert await bot_pool.compute("ann", MASTER_S, divmod, 7, 2) == (3, 1)


async def until_the_bot_has_moved(server: Server, player: Player) -> None:
    """Answer a seat's questions until the bot in the other seat has moved."""
    bots = f"moves WHERE \"table\" = '{player.table}' AND seat = 1"
    before = count(server, bots)
    while count(server, bots) == before:
        question = await player.asked()
        assert question is not None
        text = await player.whole_move(random.Random(1).choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        while player.state["question"] is None or player.state["question"]["number"] == question["number"]:
            await player.until("state")


def count(server: Server, what: str) -> int:
    """Return the number of rows in SQL tables."""
    with sqlite3.connect(server.folder / "tianxia.sqlite") as database:
        return int(database.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


def is_settled(server: Server) -> bool:
    """Return whether the turn of all tables is written to the database."""
    return count(server, "tables WHERE turn = '[]'") == 0


async def test_a_guest_is_served_before_the_backlog_of_another(tmp_path: Path) -> None:
    with serving(tmp_path, TIANXIA_WORKERS="1") as server:
        async with Visitor(server.address) as greedy, Visitor(server.address) as other:
            tables = [await other.table("me", level) for level in ("novice", "master")]
            for table in tables:  # its workers have started
                async with other.sit(table["id"], "han") as han:
                    await until_the_bot_has_moved(server, han)
            for _ in range(TABLES):
                await greedy.table("master", "master", "master", "me", game="huang")
            for table in tables:
                await asyncio.to_thread(wait_until, lambda: is_settled(server), "all tables have begun")
                before, waiting = count(server, MOVES), count(server, "tables WHERE bots_due")
                assert waiting >= TABLES // 4, "the bots of one guest have more to do than they can"
                async with other.sit(table["id"], "han") as han:
                    await until_the_bot_has_moved(server, han)
                made = count(server, MOVES) - before
                assert made < waiting // 2, "the other guest did not wait for the bots of all these tables"


async def test_a_guest_can_have_only_a_limited_number_of_tables_with_bots(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    people = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path, limits={**GENEROUS_LIMITS, "bot_tables": 2}) as server:
        async with Visitor(server.address) as greedy, Visitor(server.address) as other:
            first = (await greedy.ask("POST", "/api/tables", wanted)).json()
            waiting = (await greedy.ask("POST", "/api/tables", people)).json()
            assert (await greedy.ask("POST", "/api/tables", wanted)).status_code == 201
            for path, body in (("/api/tables", wanted), (f"/api/tables/{waiting['id']}/start", {})):
                refused = await greedy.ask("POST", path, body)
                assert (refused.status_code, refused.json()["reason"]) == (429, ["server-bot-tables", {"most": 2}])
                assert int(refused.headers["retry-after"]) > 0
            assert (await greedy.ask("POST", "/api/tables", people)).status_code == 201, "people are no bots"
            assert (await other.ask("POST", "/api/tables", wanted)).status_code == 201
            await greedy.post(f"/api/tables/{first['id']}/leave")
            await greedy.post(f"/api/tables/{waiting['id']}/start")
