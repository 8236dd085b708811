"""Outages of Redis or PostgreSQL: nothing is lost, and the server recovers by itself.

Without Redis, play continues through the database; without PostgreSQL, moves are refused with an explanation.
"""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.servers import serving, stoppable_postgres, two_processes, wait_for_status
from tests.server.turns import play_moves, wait_for_next_player
from tests.support.thoroughness import THOROUGH
from tianxia.engine import record
from tianxia.server.live.live_tables import LiveTables
from tianxia.server.settings import Settings, database_address
from tianxia.server.storage import table_repository
from tianxia.server.tables.drafts import draft_table
from tianxia.server.tables.table_info import NewSeat, NewTable

OUTAGE_S = 20.0 if THOROUGH else 0.0
"""The minimum duration of an outage after it was noticed."""


async def test_processes_receive_messages_again_after_a_redis_outage(tmp_path: Path) -> None:
    rng = random.Random(1)
    with two_processes(tmp_path) as (channel, left, right):
        async with Visitor(left.address) as left_guest, Visitor(right.address) as right_guest:
            table = await left_guest.create_table("me", "open", listed=True)
            await right_guest.post(f"/api/tables/{table['id']}/join", {"seat": "chu"})
            async with left_guest.sit(table["id"], "han") as han, right_guest.sit(table["id"], "chu") as chu:
                await play_moves([han, chu], rng, 4)
                await asyncio.to_thread(channel.stop)
                await asyncio.to_thread(wait_for_status, 503, left, right)
                await play_moves([han, chu], rng, 2)  # slowly, through the database
                await asyncio.sleep(OUTAGE_S)
                await asyncio.to_thread(channel.start)
                await asyncio.to_thread(wait_for_status, 200, left, right)
                await play_moves([han, chu], rng, 6)
                assert all(seat["online"] for seat in chu.snapshot["brief"]["seats"])
        assert left.stop() == 0
        assert right.stop() == 0


async def test_a_process_shuts_down_cleanly_while_redis_is_unavailable(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (channel, left, right):
        channel.stop()
        wait_for_status(503, left)
        assert left.stop() == 0
        assert right.stop() == 0


async def test_moves_are_refused_while_postgresql_is_unavailable_and_none_is_lost(tmp_path: Path) -> None:
    rng = random.Random(2)
    (tmp_path / "data").mkdir()
    with (
        stoppable_postgres() as database,
        serving(tmp_path / "data", database=database.address) as server,
    ):
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            bot_table = await me.create_table("me", "novice")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                moves = await play_moves([han, chu], rng, 5)
                await wait_for_next_player([han, chu])
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(wait_for_status, 503, server)
                await asyncio.sleep(OUTAGE_S)
                player = await wait_for_next_player([han, chu])
                text = await player.complete_move(player.snapshot["question"]["legal"][0])
                for _ in range(3):
                    refused = await player.move(text)
                    assert (refused["type"], refused["reason"][0]) == ("refused", "server-storage-unavailable")
                response = await me.http.get("/api/tables")
                assert (response.status_code, response.json()["reason"][0]) == (503, "server-storage-unavailable")
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(wait_for_status, 200, server)
                moves += await play_moves([han, chu], rng, 5)
            async with me.sit(bot_table["id"], "han") as han:
                await play_moves([han], rng, 3)
            await me.post(f"/api/tables/{table['id']}/leave")
            saved = record.read((await me.http.get(f"/api/tables/{table['id']}/record")).text)
            assert list(saved.moves) == moves
        assert server.stop() == 0


async def test_a_process_shuts_down_cleanly_while_postgresql_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with (
        stoppable_postgres() as database,
        serving(tmp_path / "data", database=database.address) as server,
    ):
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han, me.sit(table["id"], "chu") as chu:
                await play_moves([han, chu], random.Random(3), 2)
                await asyncio.to_thread(database.stop)
                assert await asyncio.to_thread(server.stop) == 0
        database.start()


async def test_a_failed_write_at_shutdown_does_not_prevent_closing_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live_tables = LiveTables(Settings(folder=tmp_path, database=database_address(f"sqlite:///{tmp_path / 'x.sqlite'}")))
    await live_tables.open()
    draft = draft_table(NewTable("chuhan", [NewSeat("me"), NewSeat("me")]), "ann")
    table_id = await live_tables.store.write(lambda connection: table_repository.insert_table(connection, draft))
    live_tables.status_writer.pending.add(await live_tables.get(table_id))

    async def fail(_: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(live_tables.store, "write", fail)
    await live_tables.close()
    assert live_tables.store.writer is not None
    assert live_tables.store.writer.done()
