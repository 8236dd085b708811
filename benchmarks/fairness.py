"""How long a guest waits for a weak bot while another keeps the strong ones busy: `python -m benchmarks.fairness`.

One guest plays Chu Han against novice; measured is the time from an accepted move to the next question of the seat.
First alone, then while another guest has tables of Huang with three masters each. The server runs with its usual pauses
(`--plain` without, so that nothing but thinking and waiting for a worker is left), and one process for the masters.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any
from urllib.request import urlopen

import httpx
from websockets.asyncio.client import connect

from benchmarks.load import LAVISH, Guest
from tianxia.server.run import find_free_port


class Seat:
    """The guest who waits."""

    def __init__(self, guest: Guest, address: str) -> None:
        self.guest = guest
        self.address = address
        self.choose = random.Random(1)

    async def waits(self, moves: int, seconds: float) -> list[float]:
        """Play until so many answers came, or for so long; how long each took."""
        out: list[float] = []
        end = time.monotonic() + seconds
        while len(out) < moves and time.monotonic() < end:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
            table = await self.guest.post("/api/tables", {"game": "chuhan", "seats": seats})
            where = f"{self.address.replace('http', 'ws')}/live/{table['id']}?seat=han"
            async with connect(where, origin=self.address, additional_headers={"Cookie": self.guest.cookie}) as socket:  # type: ignore[arg-type]
                await socket.send(json.dumps({"type": "hello", "from": 0}))
                await self._play(socket, out, moves, end)
            await self.guest.post(f"/api/tables/{table['id']}/leave", {})
        return out

    async def _play(self, socket: Any, out: list[float], moves: int, end: float) -> None:
        sent, asked, text = 0.0, 0, ""
        while len(out) < moves and time.monotonic() < end:
            message = json.loads(await socket.recv())
            if message["type"] == "tried":
                text = message["next"][-1]
                kind = "try" if "…" in text else "move"
                await socket.send(json.dumps({"type": kind, "id": 1, "question": asked, "text": text}))
            elif message["type"] == "accepted":
                sent = time.monotonic()
            elif message["type"] == "state":
                if message["brief"]["status"] == "over":
                    return
                question = message["question"]
                if question is None or question["number"] == asked:
                    continue
                if sent:
                    out.append(time.monotonic() - sent)
                sent, asked = 0.0, question["number"]
                text = self.choose.choice(question["legal"])
                kind = "try" if "…" in text else "move"
                await socket.send(json.dumps({"type": kind, "id": 1, "question": asked, "text": text}))


async def measure(address: str, tables: int, moves: int, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:
        one, greedy = await Guest.arrive(http), await Guest.arrive(http)
        seat = Seat(one, address)
        await seat.waits(3, seconds)  # the worker has started
        idle = await seat.waits(moves, seconds)
        tell("alone", idle)
        masters = [{"kind": "bot", "level": "master"}] * 3
        begin = time.monotonic()
        for _ in range(tables):
            await greedy.post("/api/tables", {"game": "huang", "seats": [*masters, {"kind": "me"}]})
        print(f"{tables} tables with three masters each, laid in {time.monotonic() - begin:.1f} s")
        busy = await seat.waits(moves, seconds)
        tell("beside them", busy)
        own = (await http.get("/api/tables", headers=greedy.headers)).json()["own"]
        waiting = sum(bool({s["seat"] for s in b["seats"] if s["kind"] == "bot"} & set(b["turn"])) for b in own)
        print(f"tables of the other guest that still wait for a bot: {waiting} of {len(own)} listed")
        print(f"median {statistics.median(busy) / statistics.median(idle):.2f} times that alone")


def tell(what: str, waits: list[float]) -> None:
    ordered = sorted(waits)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(
        f"{what}: {len(waits)} answers of novice, median {statistics.median(waits):.3f} s, "
        f"95 % {late:.3f} s, longest {ordered[-1]:.3f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables of the other guest")
    parser.add_argument("--moves", type=int, default=40, help="answers to wait for, alone and beside them")
    parser.add_argument("--seconds", type=float, default=90.0, help="how long to wait at most, each time")
    parser.add_argument("--plain", action="store_true", help="no pauses before a bot moves")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = find_free_port()
        address = f"http://127.0.0.1:{port}"
        environment = {
            **os.environ,
            "TIANXIA_DATA": folder,
            "TIANXIA_WORKERS": "1",
            "TIANXIA_LIMITS": json.dumps({**LAVISH, "bot_tables": 10_000}),
        }
        if options.plain:
            environment |= {"TIANXIA_BOT_PAUSE": "0", "TIANXIA_HOLD": "0-0"}
        command = [sys.executable, "-m", "tianxia.cli.main", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while server.poll() is None:
                try:
                    urlopen(f"{address}/ready").close()
                    break
                except OSError:
                    time.sleep(0.1)
            asyncio.run(measure(address, options.tables, options.moves, options.seconds))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


if __name__ == "__main__":
    main()
