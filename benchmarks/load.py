"""`python -m benchmarks.load`: many tables at once on one server process.

Every table has two guests, each with a socket, and one random move per second; this program plays both sides in a
process of its own. All tables are created first. It measures the time from sending a move until the other seat has the
state that shows it, and the memory of the server. The server does not hold back answers to secret questions here:
otherwise that delay would be measured. A complete run is written into docs/researchers/benchmarks.md.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.report import BENCHMARKS_PAGE

NO_LIMITS = {name: [10_000_000, 1.0] for name in ("moves", "changes", "guests", "tables", "failures", "lines")}


class SeatConnection:
    """The socket of a seat, with the latest state it received."""

    def __init__(self, socket: ClientConnection) -> None:
        """Take over an open socket."""
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def listen(self, on_state: Callable[["SeatConnection"], None], on_error: Callable[[str], None]) -> None:
        """Receive messages until the socket is closed; report each new state, and unexpected messages as errors."""
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self.state = message
                on_state(self)
                self.changed.set()
            elif message["type"] not in ("accepted", "beat"):
                on_error(str(message)[:200])


class Guest:
    """A guest of the server, with cookie and CSRF token."""

    def __init__(self, http: httpx.AsyncClient, cookie: str, token: str) -> None:
        """Use the credentials of a guest that exists."""
        self.http = http
        self.cookie = cookie
        self.headers = {"Cookie": cookie, "X-CSRF-Token": token}

    @classmethod
    async def create(cls, http: httpx.AsyncClient) -> "Guest":
        """Create a new guest on the server."""
        answer = await http.get("/api/me")
        http.cookies.clear()
        return cls(http, f"tianxia={answer.cookies['tianxia']}", answer.json()["csrf"])

    async def post(self, path: str, body: object) -> Any:
        """Send a request as JSON; return the decoded answer. Raises httpx.HTTPStatusError."""
        return (await self.http.post(path, json=body, headers=self.headers)).raise_for_status().json()


class LoadTest:
    """Plays all tables and collects latencies and errors."""

    def __init__(self, address: str, tables: int, seconds: float) -> None:
        """Prepare so many tables; `seconds` is how long they are played once all exist."""
        self.address = address
        self.tables_missing = tables
        """The number of tables that do not exist yet."""
        self.seconds = seconds
        self.end = 0.0
        self.started = asyncio.Event()
        self.latencies_s: list[float] = []
        self.errors: list[str] = []

    async def wait_for_all_tables(self) -> None:
        """Wait until all tables exist; then the measurement starts."""
        self.tables_missing -= 1
        if self.tables_missing == 0:
            self.end = time.monotonic() + self.seconds
            self.started.set()
        await self.started.wait()

    async def play_table(self, number: int, http: httpx.AsyncClient) -> None:
        """Play games between two new guests until the time is over."""
        rng = random.Random(number)
        await asyncio.sleep(rng.random() * 10)
        one, other = await Guest.create(http), await Guest.create(http)
        while not self.started.is_set() or time.monotonic() < self.end:
            table = await one.post("/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "open"}]})
            await other.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
            await self.play_game(table["id"], (one, other), rng)

    async def play_game(self, table_id: str, guests: tuple[Guest, Guest], rng: random.Random) -> None:
        """Play one game at a table, at most one move per second, until it or the time is over."""
        where = self.address.replace("http", "ws") + f"/live/{table_id}?seat="
        sockets = [
            await connect(
                where + seat,
                origin=self.address,  # type: ignore[arg-type]
                additional_headers={"Cookie": guest.cookie},
                compression=None,
            )
            for seat, guest in zip(("han", "chu"), guests, strict=True)
        ]
        seats = [SeatConnection(one) for one in sockets]
        sent: list[float] = []

        def on_state(seat: SeatConnection) -> None:
            if sent and seat is waiting and seat.state["n"] > known:
                self.latencies_s.append(time.perf_counter() - sent.pop())

        waiting: SeatConnection | None = None
        known = 0
        listeners = [asyncio.create_task(seat.listen(on_state, self.errors.append)) for seat in seats]
        for seat in seats:
            await seat.socket.send('{"type": "hello", "from": 0}')
        if not self.started.is_set():
            await self.wait_for_all_tables()
            await asyncio.sleep(rng.random())
        while time.monotonic() < self.end:
            begin = time.perf_counter()
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
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - begin)))
        for listener in listeners:
            listener.cancel()
        for one in sockets:
            await one.close()


def memory_mb(pid: int) -> float:
    """Return the resident memory of a process, in MB."""
    with open(f"/proc/{pid}/statm") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, in seconds."""
    with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, tables: int, seconds: float) -> int:
    """Run the load test, print the results, write the section of a complete run; return 1 if a goal is missed."""
    load = LoadTest(address, tables, seconds)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        creation_start = time.monotonic()
        playing = [asyncio.create_task(load.play_table(at, http)) for at in range(tables)]
        await asyncio.wait_for(load.started.wait(), 300)
        creation_s, cpu_before_s = time.monotonic() - creation_start, cpu_seconds(pid)
        print(f"{tables} tables created in {creation_s:.0f} s", flush=True)
        readings: dict[int, float] = {}
        begin = time.monotonic()
        for mark in (30, 60, 90, 120):
            if mark <= seconds:
                await asyncio.sleep(max(0.0, begin + mark - time.monotonic()))
                readings[mark] = memory_mb(pid)
                print(
                    f"{mark:4d} s  {len(load.latencies_s)} moves  {readings[mark]:.0f} MB  {len(load.errors)} errors",
                    flush=True,
                )
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, BaseException):
                load.errors.append(repr(result)[:200])
    times = sorted(load.latencies_s)
    if not times:
        print("no move arrived", load.errors[:3])
        return 1
    share = {name: f"{times[min(len(times) - 1, int(len(times) * part))] * 1000:.1f} ms" for name, part in QUANTILES}
    within = sum(one <= LATENCY_GOAL_S for one in times) / len(times)
    grown = readings[120] / readings[30] - 1 if 120 in readings else 0.0
    results = [
        f"- {tables} tables, created in {creation_s:.0f} s; then {len(times)} moves, {len(load.errors)} errors.",
        f"- Until the other seat sees a move: {', '.join(f'{name} {took}' for name, took in share.items())}; "
        f"{within:.2%} within {LATENCY_GOAL_S * 1000:.0f} ms.",
        f"- Memory of the server: {', '.join(f'{size:.0f} MB after {mark} s' for mark, size in readings.items())}; "
        f"{grown:+.1%} from 30 s to 120 s.",
        f"- The server took {(cpu_seconds(pid) - cpu_before_s) / seconds:.0%} of a core.",
    ]
    print("\n".join([*results, *load.errors[:5]]))
    if tables >= 300 and 120 in readings:
        BENCHMARKS_PAGE.write_section("Many tables at once", [INTRODUCTION, "", *results, "", GOALS])
    return 1 if load.errors or within < 0.99 or grown > 0.1 else 0


LATENCY_GOAL_S = 0.1
INTRODUCTION = (
    "`python -m benchmarks.load`: one process on SQLite, two guests with a socket each and a move a second at every "
    "table of Chu Han, the client in a process of its own on the same machine."
)
GOALS = "Goals: no error, 99 % of the moves within 100 ms, at most 10 % more memory after 120 s than after 30 s."
QUANTILES = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0))


def main() -> int:
    """Start a server, run the load test, and stop the server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=122.0)
    options = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        limits = msgspec.json.encode({**NO_LIMITS, "sockets": 1_000_000}).decode()
        environment = {**os.environ, "TIANXIA_DATA": folder, "TIANXIA_HOLD": "0-0", "TIANXIA_LIMITS": limits}
        command = [sys.executable, "-m", "tianxia.cli.main", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            while server.poll() is None:
                try:
                    urlopen(f"{address}/ready").close()
                    break
                except OSError:
                    time.sleep(0.1)
            return asyncio.run(measure(address, server.pid, options.tables, options.seconds))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
