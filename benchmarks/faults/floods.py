"""Floods of tables, connections and requests."""

import asyncio
import json
import sqlite3
import statistics
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import httpx

from benchmarks import fairness, load
from benchmarks.faults.outcome import Outcome, Progress, Run
from benchmarks.serving import cpu_seconds, memory_mb
from tests.server.client import Visitor
from tests.server.servers import Server, postgres, serving
from tests.server.test_abandoned_tables import insert_abandoned_tables, open_live_tables
from tests.server.test_connections import INCOMPLETE_HEADERS
from tests.server.test_refusals import NUL_PATHS
from tianxia.server.http.connections import raise_file_limit

LOAD_S = 62.0
HALF_REQUESTS = 800
CONNECTIONS = 1200
FLOOD_S = 60.0
UNKNOWN_NAMES = 6000
NAME_LENGTH = 3800
STRANGER_POSTS = 230
ABANDONED_TABLES = 30_000
IDLE_S = 60.0
DEFAULT_LIMITS: dict[str, object] = {}
NEW_TABLE = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "me"}]}


async def _many_tables(tables: int, _folder: Path, progress: Progress) -> Outcome:
    progress(f"{LOAD_S:.0f} s of play, once all tables exist")
    result = await asyncio.to_thread(load.run, tables, LOAD_S)
    return Outcome(
        f"{result.played} created in {result.creation_s:.0f} s; {len(result.latencies_s)} moves, "
        f"{len(result.errors)} errors; time until the other seat sees a move: {result.quantiles()}, "
        f"{result.share_in_time():.1%} within 100 ms; {result.cpu_s / result.seconds:.0%} of a core, "
        f"{result.cpu_per_move_ms():.2f} ms of processor time a move",
        not result.errors and result.played == tables,
    )


class Prober:
    """Requests a page repeatedly and records the response times."""

    def __init__(self, server: Server, path: str = "/health") -> None:
        """Take the server and the path to request."""
        self.server = server
        self.path = path
        self.times_s: list[float] = []
        self.failed = 0

    async def run(self, pause_s: float = 0.2) -> None:
        """Send requests until cancelled, each through a new connection."""
        while True:
            sent_at = time.monotonic()
            try:
                async with httpx.AsyncClient(base_url=self.server.address, timeout=30) as http:
                    (await http.get(self.path)).raise_for_status()
                self.times_s.append(time.monotonic() - sent_at)
            except httpx.HTTPError:
                self.failed += 1
            await asyncio.sleep(pause_s)


async def _half_requests(folder: Path, progress: Progress) -> Outcome:
    raise_file_limit()
    with serving(folder, limits=DEFAULT_LIMITS) as server:
        prober = Prober(server)
        probing = asyncio.create_task(prober.run())
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(HALF_REQUESTS)]
        for _, writer in held:
            writer.write(INCOMPLETE_HEADERS)
        sent_at = time.monotonic()
        progress(f"{HALF_REQUESTS} half requests sent")

        async def wait_until_dropped(reader: asyncio.StreamReader) -> float:
            with suppress(ConnectionError, TimeoutError):
                await asyncio.wait_for(reader.read(), 60)
                return time.monotonic() - sent_at
            return 0.0

        durations = await asyncio.gather(*(wait_until_dropped(reader) for reader, _ in held))
        times = [duration for duration in durations if duration]
        probing.cancel()
        for _, writer in held:
            writer.close()
    return Outcome(
        f"{len(times)} of {HALF_REQUESTS} dropped, the last after {max(times, default=0):.0f} s; meanwhile others are "
        f"answered within {1000 * max(prober.times_s):.0f} ms ({len(prober.times_s)} requests, {prober.failed} failed)",
        len(times) == HALF_REQUESTS and not prober.failed,
    )


async def _few_files(folder: Path, progress: Progress) -> Outcome:
    """Hold more connections than the server may open files, reopening dropped ones, while a player continues."""
    raise_file_limit()
    server = Server(folder, limits=DEFAULT_LIMITS)
    server.command = ["sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh", *server.command]
    server.start()
    try:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han:
                log_before = len(server.log())
                flood = [asyncio.create_task(_hold(server)) for _ in range(CONNECTIONS)]
                times: list[float] = []
                end = time.monotonic() + FLOOD_S
                while time.monotonic() < end:
                    progress(f"{end - time.monotonic():.0f} s more")
                    begin = time.monotonic()
                    question = han.snapshot["question"]
                    await han.send(type="try", id=1, question=question["number"], text=question["legal"][0])
                    await han.wait_for("tried")
                    times.append(time.monotonic() - begin)
                    await asyncio.sleep(2)
                for task in flood:
                    task.cancel()
                await asyncio.gather(*flood, return_exceptions=True)
                left_at = time.monotonic()
                while not await asyncio.to_thread(_answers, server):
                    await asyncio.sleep(0.1)
                recovered_s = time.monotonic() - left_at
        log = server.log()[log_before:]
    finally:
        server.stop()
    return Outcome(
        f"{CONNECTIONS} connections for {FLOOD_S:.0f} s: {log.count(chr(10))} log lines ({len(log) / 1000:.0f} kB), "
        f"EMFILE in {log.count('Too many open files')}; a connected player is answered within "
        f"{1000 * max(times):.0f} ms; new requests are answered {recovered_s:.1f} s after the flood",
        log.count("\n") < 1000,
    )


async def _hold(server: Server) -> None:
    """Keep an idle connection open; reopen it when it is dropped."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            try:
                await reader.read()
            finally:
                writer.close()
        await asyncio.sleep(0.5)


def _answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.address}/ready", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


async def _unknown_names(folder: Path, progress: Progress) -> Outcome:
    statuses: Counter[int] = Counter()
    with serving(folder, limits=DEFAULT_LIMITS) as server:
        assert server.process is not None
        pid = server.process.pid
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:

            async def ask(name: Callable[[int], str]) -> float:
                for number in range(UNKNOWN_NAMES):
                    statuses[(await http.get(name(number))).status_code] += 1
                    if number % 500 == 0:
                        progress(f"{sum(statuses.values())} of {3 * UNKNOWN_NAMES} requests")
                return memory_mb(pid)

            for number in range(200):
                await http.get(f"/warm-up-{number}.js")
            before = memory_mb(pid)
            first = await ask(lambda number: f"/{'x' * NAME_LENGTH}{number}.js")
            again = await ask(lambda number: f"/{'x' * NAME_LENGTH}{number}.js")
            others = await ask(lambda number: f"/{'y' * NAME_LENGTH}{number}.js")
            odd = [
                (await http.get(path)).status_code for path in (f"/{'x' * 300}.js", f"/{'x/' * 2500}y.js", "/%00.js")
            ]
    return Outcome(
        f"memory {before:.1f} MB before, {first:.1f} MB after {UNKNOWN_NAMES} names of {NAME_LENGTH / 1000:.1f} kB, "
        f"{again:.1f} MB after the same again, {others:.1f} MB after {UNKNOWN_NAMES} others; "
        f"answers {_count(statuses)}; odd paths {sorted(set(odd))}",
        set(statuses) == {404} and set(odd) == {404} and others - before < 10,
    )


async def _stranger_posts(folder: Path, progress: Progress) -> Outcome:
    with serving(folder, limits=DEFAULT_LIMITS) as server:
        async with Visitor(server.address) as guest, httpx.AsyncClient(base_url=server.address) as http:
            strangers: Counter[int] = Counter()
            for number in range(STRANGER_POSTS):
                strangers[(await http.post("/api/tables", json=NEW_TABLE)).status_code] += 1
                if number % 50 == 0:
                    progress(f"{number} of {STRANGER_POSTS} requests of strangers")
                await asyncio.sleep(10 / STRANGER_POSTS)
            own: Counter[int] = Counter()
            for _ in range(14):
                own[(await guest.request("POST", "/api/tables", NEW_TABLE)).status_code] += 1
                await http.post("/api/tables", json=NEW_TABLE)
                await asyncio.sleep(1.4)
    return Outcome(
        f"strangers: {_count(strangers)}; a guest at the same address who creates 14 tables meanwhile: {_count(own)}",
        set(own) == {201} and 429 in strangers,
    )


async def _masters(_folder: Path, progress: Progress) -> Outcome:
    progress("up to 4 minutes")
    waits = await asyncio.to_thread(fairness.run, 60, 40, 90.0)
    idle, busy = statistics.median(waits.idle), statistics.median(waits.busy)
    return Outcome(
        f"median wait of another guest for novice {idle:.2f} s alone, {busy:.2f} s beside them: "
        f"{waits.ratio():.2f} times ({len(waits.idle)} and {len(waits.busy)} answers)",
        waits.ratio() <= 2,
    )


async def _abandoned(folder: Path, progress: Progress) -> Outcome:
    for name in ("empty", "full"):
        (folder / name).mkdir()
    progress(f"creating {ABANDONED_TABLES} tables")
    async with open_live_tables(f"sqlite:///{folder / 'full' / 'tianxia.sqlite'}", folder / "full") as live_tables:
        for _ in range(10):
            await insert_abandoned_tables(live_tables, ABANDONED_TABLES // 10)
    with closing(sqlite3.connect(folder / "full" / "tianxia.sqlite")) as database:
        # Left one after the other: at its start, a server looks at those that changed just before its end.
        database.execute("UPDATE tables SET changed = changed + 60 * rowid")
        database.commit()
    with serving(folder / "empty") as empty, serving(folder / "full") as full:
        await asyncio.sleep(10)
        probers = {server: Prober(server) for server in (empty, full)}
        probing = [asyncio.create_task(prober.run(0.5)) for prober in probers.values()]
        before = {server: _cpu(server) for server in probers}
        progress(f"idle for {IDLE_S:.0f} s")
        await asyncio.sleep(IDLE_S)
        shares = {server: (_cpu(server) - before[server]) / IDLE_S for server in probers}
        for task in probing:
            task.cancel()
        async with Visitor(full.address) as me:
            begin = _cpu(full)
            for _ in range(100):
                await me.get("/api/tables")
            listing_ms = 1000 * (_cpu(full) - begin) / 100
    return Outcome(
        f"{shares[full]:.1%} of a core (an empty server: {shares[empty]:.1%}; two probes a second in both), longest "
        f"answer to a probe {1000 * max(probers[full].times_s):.0f} ms (empty: "
        f"{1000 * max(probers[empty].times_s):.0f} ms); `GET /api/tables` {listing_ms:.1f} ms of processor time",
        shares[full] < shares[empty] + 0.02,
    )


def _cpu(server: Server) -> float:
    assert server.process is not None
    return cpu_seconds(server.process.pid)


async def _nul_bytes(folder: Path, progress: Progress) -> Outcome:
    (folder / "data").mkdir()
    with postgres() as address, serving(folder / "data", database=address) as server:
        progress("asking")
        async with Visitor(server.address) as me:
            paths = {path: (await me.http.get(path)).status_code for path in NUL_PATHS}
            bodies = [
                (await me.request("PATCH", "/api/me", {"name": "a\0b"})).status_code,
                (await me.request("POST", "/api/tables", {**NEW_TABLE, "title": "a\0b"})).status_code,
                (await me.request("POST", "/api/me/claim", {"code": "\0"})).status_code,
            ]
        failed = json.dumps([path for path, status in paths.items() if status >= 500])
    statuses = Counter([*paths.values(), *bodies])
    return Outcome(
        f"{len(paths)} paths, {len(bodies)} bodies: {_count(statuses)}", failed == "[]" and max(bodies) < 500
    )


def _count(statuses: Counter[int]) -> str:
    return ", ".join(f"{number} × {status}" for status, number in sorted(statuses.items()))


RUNS = (
    *(
        Run(f"tables-{tables}", f"{tables} tables at a move a second", "no error", partial(_many_tables, tables))
        for tables in (300, 600, 1000)
    ),
    Run(
        "half-requests", f"{HALF_REQUESTS} half-sent requests", "dropped after 20 s; others are served", _half_requests
    ),
    Run("few-files", "1,024 files, more connections than that", "no flood in the log; recovers by itself", _few_files),
    Run("unknown-names", "unknown file names", "404; memory does not grow", _unknown_names),
    Run(
        "stranger-posts",
        f"{STRANGER_POSTS} anonymous POSTs in 10 s, then 0.7 a second",
        "strangers are refused; a guest at the same address is not",
        _stranger_posts,
    ),
    Run("masters", "60 tables of one guest, each with three masters", "others wait at most twice as long", _masters),
    Run("abandoned", f"{ABANDONED_TABLES:,} abandoned running tables", "cost nothing", _abandoned),
    Run("nul-bytes", "NUL bytes, PostgreSQL", "refused, no 500", _nul_bytes),
)
