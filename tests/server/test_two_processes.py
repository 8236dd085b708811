"""Two processes serve the same tables through Redis."""

import asyncio
import random
from pathlib import Path

from tests.server.client import Visitor
from tests.server.servers import postgres, redis, serving
from tianxia.engine import record


async def test_two_processes_play_one_game(tmp_path: Path) -> None:
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
    both = {"TIANXIA_SECRET": "the same secret in both", "TIANXIA_SELF_PLAYS": "60"}
    with (
        postgres(tmp_path / "database") as address,
        redis(tmp_path) as channel,
        serving(tmp_path / "left", database=address, redis=channel.address, **both) as left,
        serving(tmp_path / "right", database=address, redis=channel.address, **both) as right,
    ):
        async with Visitor(left.address) as one, Visitor(right.address) as two, Visitor(right.address) as third:
            laid = await one.table("me", "open")
            async with one.sit(laid["id"], "han") as han:
                await two.post(f"/api/tables/{laid['id']}/join", {"key": laid["key"]})
                async with two.sit(laid["id"], "chu") as chu:
                    for player in (han, chu):
                        while not all(seat["online"] for seat in player.state["brief"]["seats"]):
                            await player.until("state")
                    choose = random.Random(1)
                    await asyncio.gather(han.play_on(choose.choice), chu.play_on(choose.choice))
                    assert han.state["brief"]["result"] == chu.state["brief"]["result"]
                while han.state["brief"]["seats"][1]["online"]:
                    await han.until("state")
            read = record.read((await third.http.get(f"/api/tables/{laid['id']}/record")).text)
            assert record.replay_to_end(read).state.over()

            # A study begun in one process is seen in the other: under way, then with its result.
            path = f"/api/replays/{laid['id']}/studies/luck"
            assert (await one.post(path))["status"] == "running"
            assert (await two.get(path))["status"] in ("running", "done")
            assert (await two.post(path))["status"] in ("running", "done")
            found = {}
            for visitor in (two, one):
                while (seen := await visitor.get(path))["status"] == "running":
                    await asyncio.sleep(0.05)
                found[visitor] = seen["result"]
            assert found[one] == found[two]
            assert found[one]["games"] == 60

            again = await two.table("me", "novice")
            async with two.sit(again["id"], "han") as near, one.sit(again["id"]) as far:
                await near.play_on(random.Random(2).choice)
                while far.state["brief"]["status"] != "over":
                    await far.until("state")
