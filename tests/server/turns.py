"""Turns at a table with several players."""

import asyncio
import random

from tests.server.client import Player


async def wait_for_next_player(players: list[Player]) -> Player:
    """Wait until one of the players has a question, and return that player."""
    while (asked := next((player for player in players if player.snapshot["question"]), None)) is None:
        tasks = [asyncio.create_task(player.wait_for("state")) for player in players]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return asked


async def play_moves(players: list[Player], rng: random.Random, number: int) -> list[tuple[str, str]]:
    """Answer questions until a number of moves is played; return the seat and text of each."""
    moves: list[tuple[str, str]] = []
    while len(moves) < number:
        player = await wait_for_next_player(players)
        question = player.snapshot["question"]
        text = await player.complete_move(rng.choice(question["legal"]))
        assert (await player.move(text))["type"] == "accepted"
        moves.append((str(player.seat), text))
        while (player.snapshot["question"] or {}).get("number") == question["number"]:
            await player.wait_for("state")
    return moves
