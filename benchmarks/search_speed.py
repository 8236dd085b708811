"""Measures the speed of the bots' searches on one core."""

import time
from collections.abc import Callable

from benchmarks.report import BENCHMARKS_PAGE
from tianxia.bots import levels
from tianxia.bots.bot import Budget
from tianxia.bots.search.ismcts import IsmctsTree
from tianxia.cli.bench import format_rate
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.bots.evaluator import HeuristicEvaluator
from tianxia.games.chuhan.rules.actions import NUM_ACTIONS
from tianxia.games.huang.bots.bot import HuangBot

SEARCH_SECONDS = 0.5
NUM_DEALS = 12
HUANG_BUDGET = Budget(seconds=0.02)


def measure_search_speed() -> int:
    """Measure all searches and write the section; return 1 if a goal is missed, otherwise 0."""
    measured = [
        (
            "Chu Han, simulations of the tree search from the start of a battle to its end",
            _rate(count_chuhan_simulations),
            20_000,
        ),
        ("Huang, two players, positions evaluated, with their conflicts resolved", measure_huang_positions(2), 2_000),
        ("Huang, four players, the same", measure_huang_positions(4), 2_000),
    ]
    lines = ["| search | per second | goal |", "| --- | --- | --- |"]
    lines += [f"| {what} | {format_rate(speed)} | {format_rate(goal)} |" for what, speed, goal in measured]
    BENCHMARKS_PAGE.write_section("Search speed", lines)
    print("\n".join(lines), end="\n\n")
    return int(any(speed < goal for _, speed, goal in measured))


def count_chuhan_simulations(deal: int) -> int:
    """Return the number of simulations in SEARCH_SECONDS at the start of a battle, where they take longest."""
    game = registry.game("chuhan")
    state = game.new(game.options(), deal)
    evaluator = HeuristicEvaluator([], [])
    evaluator.start_search(state)
    tree = IsmctsTree(evaluator, 0, NUM_ACTIONS, 1.6, 200_000)
    clock = Budget(SEARCH_SECONDS).start_clock()
    tree.search(state, clock, Rng(deal), use_full_budget=True)
    return int(clock.simulations_done)


def measure_huang_positions(players: int) -> float:
    """Return the positions evaluated per second in a whole game of the strongest level against itself."""
    game = registry.game("huang")
    state = game.new(game.read_options({"players": list(game.seats[:players])}), players)
    bot = levels.levels("huang")[-1].create_bot()
    assert isinstance(bot, HuangBot)
    rng = Rng(players)
    started_at = time.perf_counter()
    while actors := state.actors():
        state.play(actors[0], bot.choose(state.sample(actors[0], rng), [], actors[0], HUANG_BUDGET, rng))
    return int(bot.policy.positions_evaluated) / (time.perf_counter() - started_at)


def _rate(count_simulations: Callable[[int], int]) -> float:
    started_at = time.perf_counter()
    simulations = sum(count_simulations(deal) for deal in range(NUM_DEALS))
    return simulations / (time.perf_counter() - started_at)
