"""Two processes serve the same tables through Redis."""

import asyncio
import random
from functools import partial
from pathlib import Path

from tests.server.client import Json, Visitor
from tests.server.servers import postgres, redis, serving
from tests.support.waiting import wait_until_async
from tianxia.engine import record


async def test_two_processes_serve_the_same_game(tmp_path: Path) -> None:
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
    both = {"TIANXIA_SECRET": "the same secret in both", "TIANXIA_SELF_PLAY_GAMES": "12"}
    with (
        postgres() as address,
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
            assert record.replay_to_end(read).state.is_over()

            # A study begun in one process is seen in the other: under way, then with its result.
            path = f"/api/replays/{laid['id']}/studies/luck"
            assert (await one.post(path))["status"] == "running"
            assert (await two.get(path))["status"] in ("running", "done")
            assert (await two.post(path))["status"] in ("running", "done")

            async def result_for(visitor: Visitor) -> Json | None:
                seen: Json = await visitor.get(path)
                return seen["result"] if seen["status"] != "running" else None

            right_result, left_result = [
                await wait_until_async(partial(result_for, visitor), "the study is done") for visitor in (two, one)
            ]
            assert left_result == right_result
            assert left_result["games"] == 12

            again = await two.table("me", "novice")
            async with two.sit(again["id"], "han") as near, one.sit(again["id"]) as far:

                async def watch() -> None:
                    while far.state["brief"]["status"] != "over":
                        await far.until("state")

                await asyncio.gather(near.play_on(random.Random(2).choice), watch())
