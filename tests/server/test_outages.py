"""Outages of Redis or PostgreSQL: nothing is lost, and the server recovers by itself.

Without Redis tables go on, through the database; without PostgreSQL moves are refused in a sentence.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.client import Player, Visitor
from tests.server.servers import Redis, Server, postgres, redis, serving, stoppable_postgres
from tests.support.thoroughness import THOROUGH
from tests.support.waiting import wait_until
from tianxia.engine import record
from tianxia.server import table_repository
from tianxia.server.live_tables import LiveTables
from tianxia.server.settings import Settings, database_address
from tianxia.server.table_repository import NewSeat, NewTable

OUTAGE_S = 20.0 if THOROUGH else 0.0
"""How long an outage lasts at least after it was noticed."""


def readiness(server: Server) -> int:
    """Return the status of `/ready`."""
    try:
        with urlopen(f"{server.address}/ready") as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def wait_for_status(status: int, *servers: Server) -> None:
    """Wait until `/ready` has this status in all processes."""
    wait_until(lambda: {readiness(server) for server in servers} == {status}, f"/ready says {status}")


@contextmanager
def two_processes(folder: Path) -> Iterator[tuple[Redis, Server, Server]]:
    for name in ("left", "right"):
        (folder / name).mkdir()
    with (
        postgres() as database,
        redis(folder) as channel,
        serving(folder / "left", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as left,
        serving(folder / "right", database=database, redis=channel.address, TIANXIA_SECRET="one secret") as right,
    ):
        yield channel, left, right


async def next_to_move(players: list[Player]) -> Player:
    """Wait for a seat that has a question, and return it."""
    while (player := next((one for one in players if one.state["question"]), None)) is None:
        tasks = [asyncio.create_task(one.until("state")) for one in players]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return player


async def play_some(players: list[Player], chance: random.Random, moves: int) -> list[tuple[str, str]]:
    """Answer questions until this many moves are made; return the seat and text of each."""
    made: list[tuple[str, str]] = []
    while len(made) < moves:
        player = await next_to_move(players)
        question = player.state["question"]
        text = await player.whole_move(chance.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        made.append((str(player.seat), text))
        while (player.state["question"] or {}).get("number") == question["number"]:
            await player.until("state")
    return made


async def test_processes_receive_messages_again_after_a_redis_outage(tmp_path: Path) -> None:
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
                await asyncio.sleep(OUTAGE_S)
                await asyncio.to_thread(channel.start)
                await asyncio.to_thread(wait_for_status, 200, left, right)
                await play_some([han, chu], chance, 6)
                assert all(seat["online"] for seat in chu.state["brief"]["seats"])
        assert left.stop() == 0
        assert right.stop() == 0


async def test_a_process_shuts_down_cleanly_while_redis_is_unavailable(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (channel, left, right):
        channel.stop()
        wait_for_status(503, left)
        assert left.stop() == 0
        assert right.stop() == 0


async def test_moves_are_refused_while_postgresql_is_unavailable_and_none_is_lost(tmp_path: Path) -> None:
    chance = random.Random(2)
    (tmp_path / "data").mkdir()
    with (
        stoppable_postgres() as database,
        serving(tmp_path / "data", database=database.address) as server,
    ):
        async with Visitor(server.address) as me:
            table = await me.table("me", "me")
            bots = await me.table("me", "novice")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                made = await play_some([han, chu], chance, 5)
                await next_to_move([han, chu])
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(wait_for_status, 503, server)
                await asyncio.sleep(OUTAGE_S)
                player = await next_to_move([han, chu])
                text = await player.whole_move(player.state["question"]["legal"][0])
                for _ in range(3):
                    refused = await player.move(text)
                    assert (refused["type"], refused["reason"][0]) == ("refused", "server-storage-unavailable")
                answer = await me.http.get("/api/tables")
                assert (answer.status_code, answer.json()["reason"][0]) == (503, "server-storage-unavailable")
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(wait_for_status, 200, server)
                made += await play_some([han, chu], chance, 5)
            async with me.sit(bots["id"], "han") as han:
                await play_some([han], chance, 3)
            await me.post(f"/api/tables/{table['id']}/leave")
            kept = record.read((await me.http.get(f"/api/tables/{table['id']}/record")).text)
            assert list(kept.moves) == made
        assert server.stop() == 0


async def test_a_process_shuts_down_cleanly_while_postgresql_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with (
        stoppable_postgres() as database,
        serving(tmp_path / "data", database=database.address) as server,
    ):
        async with Visitor(server.address) as me:
            table = await me.table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                await play_some([han, chu], random.Random(3), 2)
                await asyncio.to_thread(database.stop)
                assert await asyncio.to_thread(server.stop) == 0
        database.start()


async def test_a_failed_write_at_shutdown_does_not_keep_the_rest_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live_tables = LiveTables(Settings(folder=tmp_path, database=database_address(f"sqlite:///{tmp_path / 'x.sqlite'}")))
    await live_tables.open()
    wanted = NewTable("chuhan", [NewSeat("me"), NewSeat("me")])
    id = await live_tables.store.write(lambda connection: table_repository.create(connection, wanted, "ann"))
    live_tables.status_writer.pending.add(await live_tables.get(id))

    async def fail(_: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(live_tables.store, "write", fail)
    await live_tables.close()
    assert live_tables.store.writer is not None
    assert live_tables.store.writer.done()
