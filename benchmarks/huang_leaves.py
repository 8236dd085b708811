"""How many positions the search of Huang judges in a second, their conflicts played out."""

import time

from benchmarks.report import write_section
from tianxia.bots.bot import Budget
from tianxia.bots.huang import LEVELS
from tianxia.bots.huang.bot import SearchBot
from tianxia.cli.bench import human
from tianxia.engine.rng import Rng
from tianxia.games.huang import game

TITLE = "Huang, the search"
GOAL = 2_000
GAMES = 2
SEATS = ("tiger", "rabbit", "rat", "goat", "dragon")
THOUGHT = Budget(seconds=0.02)


def leaves_per_second(players: int, seed: int) -> float:
    """In a game of the strongest bot with itself, every decision of it."""
    state = game.new(game.read_options({"players": list(SEATS[:players])}), seed)
    bot = LEVELS[-1].bot()
    assert isinstance(bot, SearchBot)
    rng = Rng(seed)
    begin = time.perf_counter()
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, bot.choose(state.sample(seat, rng), [], seat, THOUGHT, rng))
    return int(bot.mind.leaves) / (time.perf_counter() - begin)


def leaves() -> int:
    """Writes the figures; 1 if the goal is missed."""
    rows = []
    missed = 0
    for players in (2, 4):
        best = max(leaves_per_second(players, seed) for seed in range(GAMES))
        rows.append(f"| {players} players | {human(best)} |")
        missed |= int(best < GOAL)
    lines = [
        "| the strongest level against itself | positions judged/s |",
        "| --- | --- |",
        *rows,
        "",
        f"Whole games, sampling and choosing candidates included. Goal: {human(GOAL)}.",
    ]
    write_section(TITLE, lines, "one core")
    print("\n".join(lines), end="\n\n")
    return missed
