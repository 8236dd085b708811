"""Tables continue when the system clock is set back."""

import random
from pathlib import Path

import pytest

from tests.server.client import Player, Visitor
from tests.server.servers import seeded_server, set_clock
from tianxia.server.steady_clock import SteadyClock

HOUR = 3600.0


def test_the_clock_keeps_advancing_when_the_system_clock_is_set_back() -> None:
    system, elapsed = 1000.0, 50.0
    clock = SteadyClock(lambda: system, lambda: elapsed)
    assert clock() == 1000.0
    system, elapsed = 1010.0, 60.0
    assert clock() == 1010.0
    system, elapsed = 1011.0 - HOUR, 61.0
    assert clock() == 1011.0, "time goes on as before"
    system, elapsed = 1020.0 + HOUR, 70.0
    assert clock() == 1020.0 + HOUR, "a clock that is set forward is followed"


@pytest.mark.parametrize("game", ["chuhan", "suntzu"])
async def test_bots_continue_after_the_system_clock_was_set_back(tmp_path: Path, game: str) -> None:
    chance = random.Random(1)
    with seeded_server(tmp_path) as server:
        async with Visitor(server.address) as me:
            table = await me.table("me", "novice", game=game)
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer(player, chance, 3)
                set_clock(server, -HOUR)
                await answer(player, chance, 3)
            server.stop()
            server.start()
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer(player, chance, 3)


async def answer(player: Player, chance: random.Random, times: int) -> None:
    """Answer this many questions; each one comes only after the bot has moved."""
    for _ in range(times):
        question = await player.asked()
        if question is None:
            return
        text = await player.whole_move(chance.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        while player.state["question"] and player.state["question"]["number"] == question["number"]:
            await player.until("state")
