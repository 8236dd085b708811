"""Tables continue when the system clock is set back."""

import random
from pathlib import Path

import pytest

from tests.server.client import Player, Visitor
from tests.server.servers import seeded_server, set_clock
from tianxia.server.steady_clock import SteadyClock

HOUR_S = 3600.0


def test_the_clock_keeps_advancing_when_the_system_clock_is_set_back() -> None:
    system, elapsed = 1000.0, 50.0
    clock = SteadyClock(lambda: system, lambda: elapsed)
    assert clock() == 1000.0
    system, elapsed = 1010.0, 60.0
    assert clock() == 1010.0
    system, elapsed = 1011.0 - HOUR_S, 61.0
    assert clock() == 1011.0, "the clock advances as before"
    system, elapsed = 1020.0 + HOUR_S, 70.0
    assert clock() == 1020.0 + HOUR_S, "the clock follows a system clock that is set forward"


@pytest.mark.parametrize("game", ["chuhan", "suntzu"])
async def test_bots_continue_after_the_system_clock_was_set_back(tmp_path: Path, game: str) -> None:
    rng = random.Random(1)
    with seeded_server(tmp_path) as server:
        async with Visitor(server.address) as me:
            table = await me.create_table("me", "novice", game=game)
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer_questions(player, rng, 3)
                set_clock(server, -HOUR_S)
                await answer_questions(player, rng, 3)
            server.stop()
            server.start()
            async with me.sit(table["id"], table["seats"][0]["seat"]) as player:
                await answer_questions(player, rng, 3)


async def answer_questions(player: Player, rng: random.Random, number: int) -> None:
    """Answer a number of questions; between them, the bot moves."""
    for _ in range(number):
        question = await player.wait_for_question()
        if question is None:
            return
        text = await player.complete_move(rng.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        while player.snapshot["question"] and player.snapshot["question"]["number"] == question["number"]:
            await player.wait_for("state")
