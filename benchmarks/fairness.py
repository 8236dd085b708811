"""`python -m benchmarks.fairness`: how long a guest waits for a weak bot while another guest keeps strong bots busy.

One guest plays Chu Han against novice. The time from an accepted move to the next question of the seat is measured,
first alone, then while another guest has tables of Huang with three masters each. The server has one worker process for
strong bots, and its usual pauses; with `--plain` it has no pauses, so that only thinking and queueing remain.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from benchmarks.load import Guest
from benchmarks.serving import NO_LIMITS, running_server
from tests.server.snapshot_reader import SnapshotReader


class WaitingGuest:
    """The guest whose waiting times are measured."""

    def __init__(self, guest: Guest, address: str) -> None:
        """Prepare to play as a guest of the server at an address."""
        self.guest = guest
        self.address = address
        self.rng = random.Random(1)

    async def measure_waits(self, moves: int, seconds: float) -> list[float]:
        """Play until `moves` answers have arrived, or for `seconds`; return how many seconds each answer took."""
        waits_s: list[float] = []
        end = time.monotonic() + seconds
        while len(waits_s) < moves and time.monotonic() < end:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
            table = await self.guest.post("/api/tables", {"game": "chuhan", "seats": seats})
            socket_url = f"{self.address.replace('http', 'ws')}/live/{table['id']}?seat=han"
            async with connect(
                socket_url,
                origin=self.address,  # type: ignore[arg-type]
                additional_headers={"Cookie": self.guest.cookie},
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "from": 0}))
                await self._play(socket, waits_s, moves, end)
            await self.guest.post(f"/api/tables/{table['id']}/leave", {})
        return waits_s

    async def _play(self, socket: Any, waits_s: list[float], moves: int, end: float) -> None:
        sent_at, question_number, text = 0.0, 0, ""
        reader = SnapshotReader()
        while len(waits_s) < moves and time.monotonic() < end:
            message = reader.read(json.loads(await socket.recv()))
            if message["type"] == "tried":
                text = message["next"][-1]
                kind = "try" if "…" in text else "move"
                await socket.send(json.dumps({"type": kind, "id": 1, "question": question_number, "text": text}))
            elif message["type"] == "accepted":
                sent_at = time.monotonic()
            elif message["type"] == "state":
                if message["brief"]["status"] == "over":
                    return
                question = message["question"]
                if question is None or question["number"] == question_number:
                    continue
                if sent_at:
                    waits_s.append(time.monotonic() - sent_at)
                sent_at, question_number = 0.0, question["number"]
                text = self.rng.choice(question["legal"])
                kind = "try" if "…" in text else "move"
                await socket.send(json.dumps({"type": kind, "id": 1, "question": question_number, "text": text}))


class Waits(NamedTuple):
    """The waiting times for the novice in seconds, alone and with the other guest's tables."""

    idle: list[float]
    busy: list[float]

    def ratio(self) -> float:
        """Return the ratio of the median wait with the other guest's tables to that without."""
        return statistics.median(self.busy) / statistics.median(self.idle)


async def measure(address: str, tables: int, moves: int, seconds: float) -> Waits:
    """Measure alone and beside the other guest's tables, print both, and return them."""
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:
        guest, busy_guest = await Guest.create(http), await Guest.create(http)
        waiting = WaitingGuest(guest, address)
        await waiting.measure_waits(3, seconds)  # so that the worker has started
        idle = await waiting.measure_waits(moves, seconds)
        print_waits("alone", idle)
        masters = [{"kind": "bot", "level": "master"}] * 3
        started_at = time.monotonic()
        for _ in range(tables):
            await busy_guest.post("/api/tables", {"game": "huang", "seats": [*masters, {"kind": "me"}]})
        print(f"{tables} tables with three masters each, created in {time.monotonic() - started_at:.1f} s")
        busy = await waiting.measure_waits(moves, seconds)
        print_waits("with these tables", busy)
        own = (await http.get("/api/tables", headers=busy_guest.headers)).json()["own"]
        tables_waiting = sum(bool({s["seat"] for s in b["seats"] if s["kind"] == "bot"} & set(b["turn"])) for b in own)
        print(f"tables of the other guest that still wait for a bot: {tables_waiting} of {len(own)} listed")
        waits = Waits(idle, busy)
        print(f"median {waits.ratio():.2f} times that alone")
        return waits


def print_waits(what: str, waits_s: list[float]) -> None:
    """Print the number of waits, their median, 95 % quantile and maximum."""
    ordered = sorted(waits_s)
    quantile_95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(
        f"{what}: {len(waits_s)} answers from the novice, median {statistics.median(waits_s):.3f} s, "
        f"95 % {quantile_95:.3f} s, longest {ordered[-1]:.3f} s",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables of the other guest")
    parser.add_argument("--moves", type=int, default=40, help="answers to wait for in each measurement")
    parser.add_argument("--seconds", type=float, default=90.0, help="maximum duration of each measurement")
    parser.add_argument("--plain", action="store_true", help="no pauses before a bot moves")
    options = parser.parse_args()
    run(options.tables, options.moves, options.seconds, options.plain)


def run(tables: int, moves: int, seconds: float, plain: bool = False) -> Waits:
    """Start a server, measure, and stop it."""
    limits = json.dumps({**NO_LIMITS, "bot_tables": 10_000})
    pauses = {"TIANXIA_BOT_PAUSE": "0", "TIANXIA_HOLD": "0-0"} if plain else {}
    with running_server(TIANXIA_WORKERS="1", TIANXIA_LIMITS=limits, **pauses) as server:
        return asyncio.run(measure(server.address, tables, moves, seconds))


if __name__ == "__main__":
    main()
