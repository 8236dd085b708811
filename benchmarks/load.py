"""`python -m benchmarks.load`: many tables at once on one server process.

Every table has two guests, each with a websocket, and one random move per second; this program plays both sides in a
separate process. All tables are created first. It measures the time from sending a move until the other seat receives
the snapshot with it, and the memory of the server. The server does not hold back answers to secret questions here,
since that delay would be measured, too. A complete run is written into docs/researchers/benchmarks.md.

`--spectators N` adds spectators to every table. `--compare REF` measures a server of another commit, in turns with this
one, and prints how much processor time each takes per move.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable
from statistics import fmean
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.report import BENCHMARKS_PAGE
from benchmarks.serving import NO_LIMITS, ROOT, cpu_seconds, memory_mb, running_server, source_of
from tests.server.snapshot_reader import SnapshotReader
from tianxia.server.http.connections import raise_file_limit


class SeatConnection:
    """The websocket of a seat, with the latest snapshot."""

    def __init__(self, socket: ClientConnection) -> None:
        """Take an open socket."""
        self.socket = socket
        self.reader = SnapshotReader()
        self.state: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def listen(self, on_snapshot: Callable[["SeatConnection"], None], on_error: Callable[[str], None]) -> None:
        """Receive messages until the socket is closed; report each snapshot, and unexpected messages as errors."""
        async for text in self.socket:
            message = self.reader.read(msgspec.json.decode(text))
            if message["type"] == "state":
                self.state = message
                on_snapshot(self)
                self.changed.set()
            elif message["type"] not in ("accepted", "beat"):
                on_error(str(message)[:200])


class Guest:
    """A guest of the server, with cookie and CSRF token."""

    def __init__(self, http: httpx.AsyncClient, cookie: str, token: str) -> None:
        """Take the credentials of an existing guest."""
        self.http = http
        self.cookie = cookie
        self.headers = {"Cookie": cookie, "X-CSRF-Token": token}

    @classmethod
    async def create(cls, http: httpx.AsyncClient) -> "Guest":
        """Create a new guest on the server."""
        response = await http.get("/api/me")
        http.cookies.clear()
        return cls(http, f"tianxia={response.cookies['tianxia']}", response.json()["csrf"])

    async def post(self, path: str, body: object) -> Any:
        """Send a request as JSON; return the decoded answer. Raises httpx.HTTPStatusError."""
        return (await self.http.post(path, json=body, headers=self.headers)).raise_for_status().json()


class LoadTest:
    """Plays all tables and collects latencies and errors."""

    def __init__(self, address: str, tables: int, seconds: float, spectators: int = 0) -> None:
        """Prepare a number of tables, each with spectators; they are played for `seconds` once all exist."""
        self.address = address
        self.spectators = spectators
        self.tables_missing = tables
        """The number of tables that neither exist nor have failed."""
        self.failed = 0
        """The number of tables that could not be created."""
        self.creating = asyncio.Semaphore(CREATING_AT_ONCE)
        self.seconds = seconds
        self.end = 0.0
        self.started = asyncio.Event()
        self.latencies_s: list[float] = []
        self.errors: list[str] = []

    def count_table(self) -> None:
        """Count a table that exists or has failed; after the last one the measurement starts."""
        self.tables_missing -= 1
        if self.tables_missing == 0:
            self.end = time.monotonic() + self.seconds
            self.started.set()

    async def play_table(self, number: int, http: httpx.AsyncClient) -> None:
        """Play games between two new guests until the time is over. Whatever fails is an error of the run."""
        rng = random.Random(number)
        is_counted = False
        try:
            async with self.creating:
                guests = await Guest.create(http), await Guest.create(http)
                table_id = await self.create_table(guests)
                seats = await self.connect(table_id, guests)
                watchers = await self.watch(table_id)
            is_counted = True
            self.count_table()
            await self.started.wait()
            await asyncio.sleep(rng.random())
            await self.play_game(seats, rng)
            while time.monotonic() < self.end:
                for watcher in watchers:
                    watcher.cancel()
                table_id = await self.create_table(guests)
                seats, watchers = await self.connect(table_id, guests), await self.watch(table_id)
                await self.play_game(seats, rng)
        except Exception as error:
            self.errors.append(repr(error)[:200])
            if not is_counted:
                self.failed += 1
                self.count_table()

    async def create_table(self, guests: tuple[Guest, Guest]) -> str:
        """Create a table at which both guests sit, and return its id."""
        host, joiner = guests
        table = await host.post("/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await joiner.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
        return str(table["id"])

    async def connect(self, table_id: str, guests: tuple[Guest, Guest]) -> list[SeatConnection]:
        """Open the sockets of both seats."""
        socket_url = self.address.replace("http", "ws") + f"/live/{table_id}?seat="
        return [
            SeatConnection(
                await connect(
                    socket_url + seat,
                    origin=self.address,  # type: ignore[arg-type]
                    additional_headers={"Cookie": guest.cookie},
                    compression=None,
                    open_timeout=60,
                )
            )
            for seat, guest in zip(("han", "chu"), guests, strict=True)
        ]

    async def watch(self, table_id: str) -> list[asyncio.Task[None]]:
        """Connect the spectators of a table; each reads what it is sent until its task is cancelled."""
        return [asyncio.create_task(self._spectate(table_id)) for _ in range(self.spectators)]

    async def _spectate(self, table_id: str) -> None:
        socket_url = self.address.replace("http", "ws") + f"/live/{table_id}"
        origin: Any = self.address
        async with connect(socket_url, origin=origin, compression=None, open_timeout=60) as socket:
            await socket.send('{"type": "hello", "from": 0}')
            async for _ in socket:
                pass

    async def play_game(self, seats: list[SeatConnection], rng: random.Random) -> None:
        """Play one game at a table, at most one move per second, until it or the time is over."""
        sent: list[float] = []

        def on_snapshot(seat: SeatConnection) -> None:
            if sent and seat is waiting and seat.state["n"] > known:
                self.latencies_s.append(time.perf_counter() - sent.pop())

        waiting: SeatConnection | None = None
        known = 0
        listeners = [asyncio.create_task(seat.listen(on_snapshot, self.errors.append)) for seat in seats]
        for seat in seats:
            await seat.socket.send('{"type": "hello", "from": 0}')
        while time.monotonic() < self.end:
            turn_started_at = time.perf_counter()
            mover = next((seat for seat in seats if seat.state.get("question")), None)
            if mover is not None:
                question = mover.state["question"]
                texts = [text for text in question["legal"] if "…" not in text]
                waiting = seats[1] if mover is seats[0] else seats[0]
                known = waiting.state.get("n", 0)
                sent[:] = [time.perf_counter()]
                message = {"type": "move", "question": question["number"], "text": rng.choice(texts)}
                await mover.socket.send(msgspec.json.encode(message).decode())
                while (mover.state["question"] or {}).get("number") == question["number"]:
                    mover.changed.clear()
                    await mover.changed.wait()
                if mover.state["brief"]["status"] == "over":
                    break
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - turn_started_at)))
        for listener in listeners:
            listener.cancel()
        for seat in seats:
            await seat.socket.close()


class LoadResult(NamedTuple):
    """The result of a load test."""

    tables: int
    """The number of tables that were requested."""
    played: int
    """The number of tables that could be created."""
    creation_s: float
    latencies_s: list[float]
    """From sending a move until the other seat sees it, sorted."""
    errors: list[str]
    memory_mb: dict[int, float]
    """The memory of the server, by seconds since the start of play."""
    cpu_s: float
    """Processor time of the server while the tables were played."""
    seconds: float

    def quantiles(self) -> str:
        """Return the median and the other quantiles as text."""
        return ", ".join(f"{name} {self._latency_ms(part):.1f} ms" for name, part in QUANTILES)

    def share_in_time(self) -> float:
        """Return the share of moves whose latency met the goal."""
        return sum(latency <= LATENCY_GOAL_S for latency in self.latencies_s) / max(1, len(self.latencies_s))

    def cpu_per_move_ms(self) -> float:
        """Return the processor time of the server for one move, in milliseconds."""
        return 1000 * self.cpu_s / max(1, len(self.latencies_s))

    def growth(self) -> float:
        """Return the relative growth of the memory from 30 s to 120 s; 0 if the run was shorter."""
        return self.memory_mb[120] / self.memory_mb[30] - 1 if 120 in self.memory_mb else 0.0

    def _latency_ms(self, part: float) -> float:
        times = self.latencies_s
        return 1000 * times[min(len(times) - 1, int(len(times) * part))] if times else 0.0


async def measure(address: str, pid: int, tables: int, seconds: float, spectators: int = 0) -> LoadResult:
    """Create the tables, play them, and return the result. Prints a line every 30 seconds."""
    raise_file_limit()
    load = LoadTest(address, tables, seconds, spectators)
    limits = httpx.Limits(max_connections=CREATING_AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=httpx.Timeout(60, pool=None), limits=limits) as http:
        creation_start = time.monotonic()
        playing = [asyncio.create_task(load.play_table(at, http)) for at in range(tables)]
        await load.started.wait()
        creation_s, cpu_before_s = time.monotonic() - creation_start, cpu_seconds(pid)
        print(f"{tables - load.failed} of {tables} tables created in {creation_s:.0f} s", flush=True)
        readings: dict[int, float] = {}
        play_started_at = time.monotonic()
        for mark in (30, 60, 90, 120):
            if mark <= seconds:
                await asyncio.sleep(max(0.0, play_started_at + mark - time.monotonic()))
                readings[mark] = memory_mb(pid)
                print(
                    f"{mark:4d} s  {len(load.latencies_s)} moves  {readings[mark]:.0f} MB  {len(load.errors)} errors",
                    flush=True,
                )
        _, late = await asyncio.wait(playing, timeout=seconds + FINISH_S)
        for task in late:
            task.cancel()
        load.errors += [f"a table was not finished {FINISH_S:.0f} s after the end"] * len(late)
        await asyncio.gather(*playing, return_exceptions=True)
    cpu_s = cpu_seconds(pid) - cpu_before_s
    played = tables - load.failed
    return LoadResult(
        tables,
        played,
        creation_s,
        sorted(load.latencies_s),
        load.errors,
        readings,
        cpu_s,
        time.monotonic() - play_started_at,
    )


def report(result: LoadResult) -> int:
    """Print the result, write the section of a complete run, and return 1 if a goal is missed."""
    if not result.latencies_s:
        print("no move arrived", result.errors[:3])
        return 1
    lines = [
        f"- {result.played} tables, created in {result.creation_s:.0f} s; then {len(result.latencies_s)} moves, "
        f"{len(result.errors)} errors.",
        f"- Until the other seat sees a move: {result.quantiles()}; "
        f"{result.share_in_time():.2%} within {LATENCY_GOAL_S * 1000:.0f} ms.",
        f"- Memory of the server: {', '.join(f'{size:.0f} MB after {at} s' for at, size in result.memory_mb.items())}; "
        f"{result.growth():+.1%} from 30 s to 120 s.",
        f"- The server took {result.cpu_s / result.seconds:.0%} of a core, {result.cpu_per_move_ms():.2f} ms a move.",
    ]
    print("\n".join([*lines, *result.errors[:5]]))
    if result.tables >= 300 and 120 in result.memory_mb:
        BENCHMARKS_PAGE.write_section("Many tables at once", [INTRODUCTION, "", *lines, "", GOALS])
    return 1 if result.errors or result.share_in_time() < 0.99 or result.growth() > 0.1 else 0


LATENCY_GOAL_S = 0.1
CREATING_AT_ONCE = 20
"""The number of tables created at the same time; more would measure queueing."""
COMPARED_ROUNDS = 2
"""How many times each commit is measured."""
PAGES = ROOT / "src" / "tianxia" / "server" / "browser"
FINISH_S = 60.0
"""The time for tables to finish their last move and to close their sockets."""
INTRODUCTION = (
    "`python -m benchmarks.load`: one server process with SQLite; tables of Chu Han with two guests, each with a "
    "websocket, and one move per second; the clients in another process on the same machine."
)
GOALS = "Goals: no error, 99 % of the moves within 100 ms, at most 10 % more memory after 120 s than after 30 s."
QUANTILES = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0))


def run(tables: int, seconds: float, spectators: int = 0, **environment: str) -> LoadResult:
    """Start a server, play `tables` tables for `seconds`, and stop the server."""
    limits = msgspec.json.encode({**NO_LIMITS, "sockets": 1_000_000}).decode()
    with running_server(TIANXIA_HOLD="0-0", TIANXIA_LIMITS=limits, **environment) as server:
        return asyncio.run(measure(server.address, server.pid, tables, seconds, spectators))


def compare(ref: str, tables: int, seconds: float, spectators: int) -> None:
    """Measure servers of another commit and of this one in turns, and print their processor time per move."""
    results: dict[str, list[LoadResult]] = {ref: [], "now": []}
    with source_of(ref) as source:
        for _ in range(COMPARED_ROUNDS):
            for name in results:
                environment = {"PYTHONPATH": str(source if name == ref else ROOT / "src")}
                result = run(tables, seconds, spectators, TIANXIA_BROWSER=str(PAGES), **environment)
                results[name].append(result)
                print(f"{name}: {result.cpu_per_move_ms():.2f} ms a move, {result.quantiles()}", *result.errors[:3])
    before, now = (fmean(result.cpu_per_move_ms() for result in results[name]) for name in results)
    print(f"processor time per move: {before:.2f} ms before, {now:.2f} ms now ({now / before:.2f} times)")


def main() -> int:
    """Run the load test, print and write its results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=122.0)
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--compare", metavar="REF", default="", help="another commit, measured in turns with this one")
    options = parser.parse_args()
    if options.compare:
        compare(options.compare, options.tables, options.seconds, options.spectators)
        return 0
    return report(run(options.tables, options.seconds, options.spectators))


if __name__ == "__main__":
    sys.exit(main())
