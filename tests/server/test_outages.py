"""Redis goes away and comes back: tables go on meanwhile, and processes hear each other again afterwards."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from tests.server.client import Player, Visitor
from tests.server.servers import Redis, Server, postgres, redis, serving
from tests.support.waiting import wait_until


def readiness(server: Server) -> int:
    """The status of `/ready`."""
    try:
        with urlopen(f"{server.address}/ready") as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def wait_for_status(status: int, *servers: Server) -> None:
    """Wait until `/ready` has this status everywhere."""
    wait_until(lambda: {readiness(server) for server in servers} == {status}, f"/ready says {status}")


@contextmanager
def two_processes(folder: Path) -> Iterator[tuple[Redis, Server, Server]]:
    for name in ("left", "right"):
        (folder / name).mkdir()
    with (
        postgres(folder / "database") as database,
        redis(folder) as channel,
        serving(folder / "left", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as left,
        serving(folder / "right", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as right,
    ):
        yield channel, left, right


async def play_some(players: list[Player], chance: random.Random, moves: int) -> None:
    """Answer what the seats are asked until so many moves are made."""
    while moves:
        player = next((one for one in players if one.state["question"]), None)
        if player is None:
            tasks = [asyncio.create_task(one.until("state")) for one in players]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            continue
        question = player.state["question"]
        text = await player.whole_move(chance.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        moves -= 1
        while (player.state["question"] or {}).get("number") == question["number"]:
            await player.until("state")


async def test_processes_hear_each_other_again_after_an_outage_of_redis(tmp_path: Path) -> None:
    chance = random.Random(1)
    with two_processes(tmp_path) as (channel, left, right):
        async with Visitor(left.address) as one, Visitor(right.address) as two:
            table = await one.table("me", "open", listed=True)
            await two.post(f"/api/tables/{table['id']}/join", {"seat": "chu"})
            async with one.sit(table["id"], "han") as han, two.sit(table["id"], "chu") as chu:
                await play_some([han, chu], chance, 4)
                await asyncio.to_thread(channel.stop)
                await asyncio.to_thread(wait_for_status, 503, left, right)
                await play_some([han, chu], chance, 2)  # slowly, through the database
                await asyncio.to_thread(channel.start)
                await asyncio.to_thread(wait_for_status, 200, left, right)
                await play_some([han, chu], chance, 6)
                assert all(seat["online"] for seat in chu.state["brief"]["seats"])
        assert left.stop() == 0
        assert right.stop() == 0


async def test_a_process_ends_in_peace_while_redis_is_away(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (channel, left, right):
        channel.stop()
        wait_for_status(503, left)
        assert left.stop() == 0
        assert right.stop() == 0
