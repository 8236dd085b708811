"""Many tables at once against one process: `python -m benchmarks.load`.

Every table has two guests with a socket each and one move a second, made at random by this program, which plays both
sides in a process of its own. All tables are laid first. Measured is the time from sending a move to the state that
shows it at the other seat, and the memory of the server. Answers to secret questions are not held back here, or the
delay would be measured instead. A whole run goes into docs/benchmarks.md.
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

from benchmarks.report import SPEED

LAVISH = {name: [10_000_000, 1.0] for name in ("moves", "changes", "guests", "tables", "failures", "lines")}


class Seat:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def listen(self, seen: Callable[["Seat"], None], failed: Callable[[str], None]) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self.state = message
                seen(self)
                self.changed.set()
            elif message["type"] not in ("accepted", "beat"):
                failed(str(message)[:200])


class Guest:
    """Somebody with a cookie."""

    def __init__(self, http: httpx.AsyncClient, cookie: str, token: str) -> None:
        self.http = http
        self.cookie = cookie
        self.headers = {"Cookie": cookie, "X-CSRF-Token": token}

    @classmethod
    async def arrive(cls, http: httpx.AsyncClient) -> "Guest":
        answer = await http.get("/api/me")
        http.cookies.clear()
        return cls(http, f"tianxia={answer.cookies['tianxia']}", answer.json()["csrf"])

    async def post(self, path: str, body: object) -> Any:
        return (await self.http.post(path, json=body, headers=self.headers)).raise_for_status().json()


class Load:
    """What is measured."""

    def __init__(self, address: str, tables: int, seconds: float) -> None:
        self.address = address
        self.missing = tables
        """Tables where nobody sits yet."""
        self.seconds = seconds
        self.end = 0.0
        self.begun = asyncio.Event()
        self.times: list[float] = []
        self.errors: list[str] = []

    async def sit(self) -> None:
        """Waits until all tables are laid: then the time begins."""
        self.missing -= 1
        if self.missing == 0:
            self.end = time.monotonic() + self.seconds
            self.begun.set()
        await self.begun.wait()

    async def table(self, number: int, http: httpx.AsyncClient) -> None:
        """Games at one table until the time is over."""
        choose = random.Random(number)
        await asyncio.sleep(choose.random() * 10)
        one, other = await Guest.arrive(http), await Guest.arrive(http)
        while not self.begun.is_set() or time.monotonic() < self.end:
            laid = await one.post("/api/tables", {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "open"}]})
            await other.post(f"/api/tables/{laid['id']}/join", {"key": laid["key"]})
            await self.game(laid["id"], (one, other), choose)

    async def game(self, id: str, guests: tuple[Guest, Guest], choose: random.Random) -> None:
        where = self.address.replace("http", "ws") + f"/live/{id}?seat="
        sockets = [
            await connect(
                where + seat,
                origin=self.address,  # type: ignore[arg-type]
                additional_headers={"Cookie": guest.cookie},
                compression=None,
            )
            for seat, guest in zip(("han", "chu"), guests, strict=True)
        ]
        seats = [Seat(one) for one in sockets]
        sent: list[float] = []

        def seen(seat: Seat) -> None:
            if sent and seat is waiting and seat.state["n"] > known:
                self.times.append(time.perf_counter() - sent.pop())

        waiting: Seat | None = None
        known = 0
        listeners = [asyncio.create_task(seat.listen(seen, self.errors.append)) for seat in seats]
        for seat in seats:
            await seat.socket.send('{"type": "hello", "from": 0}')
        if not self.begun.is_set():
            await self.sit()
            await asyncio.sleep(choose.random())
        while time.monotonic() < self.end:
            begin = time.perf_counter()
            mover = next((seat for seat in seats if seat.state.get("question")), None)
            if mover is not None:
                question = mover.state["question"]
                texts = [text for text in question["legal"] if "…" not in text]
                waiting = seats[1] if mover is seats[0] else seats[0]
                known = waiting.state.get("n", 0)
                sent[:] = [time.perf_counter()]
                line = {"type": "move", "question": question["number"], "text": choose.choice(texts)}
                await mover.socket.send(msgspec.json.encode(line).decode())
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


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    with open(f"/proc/{pid}/statm") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu(pid: int) -> float:
    """Processor time of a process so far, in seconds."""
    with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, tables: int, seconds: float) -> int:
    load = Load(address, tables, seconds)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        laying = time.monotonic()
        playing = [asyncio.create_task(load.table(at, http)) for at in range(tables)]
        await asyncio.wait_for(load.begun.wait(), 300)
        laid, used = time.monotonic() - laying, cpu(pid)
        print(f"{tables} tables laid in {laid:.0f} s", flush=True)
        readings: dict[int, float] = {}
        begin = time.monotonic()
        for mark in (30, 60, 90, 120):
            if mark <= seconds:
                await asyncio.sleep(max(0.0, begin + mark - time.monotonic()))
                readings[mark] = memory(pid)
                print(
                    f"{mark:4d} s  {len(load.times)} moves  {readings[mark]:.0f} MB  {len(load.errors)} errors",
                    flush=True,
                )
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, BaseException):
                load.errors.append(repr(result)[:200])
    times = sorted(load.times)
    if not times:
        print("no move arrived", load.errors[:3])
        return 1
    share = {name: f"{times[min(len(times) - 1, int(len(times) * part))] * 1000:.1f} ms" for name, part in PARTS}
    within = sum(one <= SOON for one in times) / len(times)
    grown = readings[120] / readings[30] - 1 if 120 in readings else 0.0
    told = [
        f"- {tables} tables, laid in {laid:.0f} s; then {len(times)} moves, {len(load.errors)} errors.",
        f"- Until the other seat sees a move: {', '.join(f'{name} {took}' for name, took in share.items())}; "
        f"{within:.2%} within {SOON * 1000:.0f} ms.",
        f"- Memory of the server: {', '.join(f'{size:.0f} MB after {mark} s' for mark, size in readings.items())}; "
        f"{grown:+.1%} from 30 s to 120 s.",
        f"- The server took {(cpu(pid) - used) / seconds:.0%} of a core.",
    ]
    print("\n".join([*told, *load.errors[:5]]))
    if tables >= 300 and 120 in readings:
        SPEED.write_section("Many tables at once", [HEAD, "", *told, "", GOALS])
    return 1 if load.errors or within < 0.99 or grown > 0.1 else 0


SOON = 0.1
HEAD = (
    "`python -m benchmarks.load`: one process on SQLite, two guests with a socket each and a move a second at every "
    "table of Chu Han, the client in a process of its own on the same machine."
)
GOALS = "Goals: no error, 99 % of the moves within 100 ms, at most 10 % more memory after 120 s than after 30 s."
PARTS = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=122.0)
    options = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        limits = msgspec.json.encode({**LAVISH, "sockets": 1_000_000}).decode()
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
