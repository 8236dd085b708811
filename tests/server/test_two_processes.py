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
    settings = {"TIANXIA_SECRET": "the same secret in both", "TIANXIA_SELF_PLAY_GAMES": "12"}
    with (
        postgres() as address,
        redis(tmp_path) as channel,
        serving(tmp_path / "left", database=address, redis=channel.address, **settings) as left,
        serving(tmp_path / "right", database=address, redis=channel.address, **settings) as right,
    ):
        async with Visitor(left.address) as ann, Visitor(right.address) as bob, Visitor(right.address) as cleo:
            table = await ann.create_table("me", "open")
            async with ann.sit(table["id"], "han") as han:
                await bob.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
                async with bob.sit(table["id"], "chu") as chu:
                    for player in (han, chu):
                        while not all(seat["online"] for seat in player.snapshot["brief"]["seats"]):
                            await player.wait_for("state")
                    rng = random.Random(1)
                    await asyncio.gather(han.play_to_end(rng.choice), chu.play_to_end(rng.choice))
                    assert han.snapshot["brief"]["result"] == chu.snapshot["brief"]["result"]
                while han.snapshot["brief"]["seats"][1]["online"]:
                    await han.wait_for("state")
            saved = record.read((await cleo.http.get(f"/api/tables/{table['id']}/record")).text)
            assert record.replay_to_end(saved).state.is_over()

            # The other process shows the progress of a study, and then its result.
            path = f"/api/replays/{table['id']}/studies/luck"
            assert (await ann.post(path))["status"] == "running"
            assert (await bob.get(path))["status"] in ("running", "done")
            assert (await bob.post(path))["status"] in ("running", "done")

            async def result_for(visitor: Visitor) -> Json | None:
                study: Json = await visitor.get(path)
                return study["result"] if study["status"] != "running" else None

            right_result, left_result = [
                await wait_until_async(partial(result_for, visitor), "the study is done") for visitor in (bob, ann)
            ]
            assert left_result == right_result
            assert left_result["games"] == 12

            bot_table = await bob.create_table("me", "novice")
            async with bob.sit(bot_table["id"], "han") as player, ann.sit(bot_table["id"]) as spectator:

                async def wait_for_end() -> None:
                    while spectator.snapshot["brief"]["status"] != "over":
                        await spectator.wait_for("state")

                await asyncio.gather(player.play_to_end(random.Random(2).choice), wait_for_end())
