"""Tables survive shutdowns and crashes of the server."""

import asyncio
from pathlib import Path

from tests.server.client import Visitor
from tests.server.kill_and_restart import Tally, play_through_kills
from tests.server.servers import postgres, serving

KILLS = 3
"""`make soak` kills each server fifty times."""


def check_tally(tally: Tally) -> None:
    """Check that no move was lost, changed or played twice."""
    assert tally.is_faultless(), tally
    assert tally.acknowledged > 0


async def test_a_server_killed_during_play_on_sqlite_loses_no_move(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        check_tally(await play_through_kills(server, KILLS, 1))


async def test_a_server_killed_during_play_on_postgresql_loses_no_move(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres() as address, serving(tmp_path / "data", database=address) as server:
        check_tally(await play_through_kills(server, KILLS, 2))


async def test_a_clean_shutdown_notifies_clients_and_tables_continue_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "me")
            async with me.sit(table["id"], "han") as han:
                await han.move(han.snapshot["question"]["legal"][-1])
                shutdown = asyncio.create_task(asyncio.to_thread(server.stop))
                assert (await han.wait_for("bye"))["reason"][0] == "server-bye-closing"
                assert await shutdown == 0
                log = list(han.log)
                await asyncio.to_thread(server.start)
                await han.open()
                assert han.log[: len(log)] == log
            assert table["id"] in [brief["id"] for brief in (await me.get("/api/tables"))["own"]]
