"""The server may end at any moment; tables do not."""

import asyncio
from pathlib import Path

from tests.server.client import Visitor
from tests.server.kill_and_restart import survive
from tests.server.servers import postgres, serving

KILLS = 3
"""`make soak` kills each server fifty times."""


async def test_killed_under_play_on_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert await survive(server, KILLS, 1) > 0


async def test_killed_under_play_on_postgresql(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres(tmp_path / "database") as address, serving(tmp_path / "data", database=address) as server:
        assert await survive(server, KILLS, 2) > 0


async def test_a_polite_end_says_goodbye_and_tables_are_there_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Visitor(server.address) as me:
            laid = await me.table("me", "me")
            async with me.sit(laid["id"], "han") as han:
                await han.move(han.state["question"]["legal"][-1])
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                assert (await han.until("bye"))["reason"][0] == "server-bye-closing"
                assert await stopping == 0
                log = list(han.log)
                await asyncio.to_thread(server.start)
                await han.open()
                assert han.log[: len(log)] == log
            assert laid["id"] in [brief["id"] for brief in (await me.get("/api/tables"))["own"]]
