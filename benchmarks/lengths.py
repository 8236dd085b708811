"""`python -m benchmarks.lengths`: write the length and the branching factor of games into each game's page.

Seeds and numbers of simulations are fixed, so the figures are the same on every machine.
"""

import re
from collections.abc import Iterable
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

from tqdm import tqdm

from benchmarks.report import DOCS
from tianxia.bots import levels
from tianxia.bots.bot import Bot, Budget
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng

TABLE_PATTERN = re.compile(r"(?<=benchmarks.lengths -->\n)(.*?)(?=<!-- end of lengths -->)", re.DOTALL)
PLAYS = (("random", 1000), ("casual", 40))
"""The level that plays all seats, with the simulations of its budget, and the number of games."""
SETUPS: dict[str, list[dict[str, Any]]] = {
    "chuhan": [{}, {"events": True}],
    "suntzu": [{"beginner": True}, {}, {"events": True}],
    "huang": [
        {},
        {"players": ["tiger", "rabbit", "rat"]},
        {"players": ["tiger", "rabbit", "rat", "goat"]},
        {"players": ["tiger", "rabbit", "rat", "goat", "dragon"]},
    ],
}


class GameLength(NamedTuple):
    """The counts of one game."""

    steps: int
    answers: list[int]
    """The number of legal actions of each question that had more than one."""
    simultaneous: int
    """The number of steps at which several seats had to decide."""


def play_game(game: Game[Any, Any], options: dict[str, Any], bot: Bot, budget: Budget, seed: int) -> GameLength:
    """Play a game of a bot, which receives samples but no history, against itself; return its counts."""
    state = game.new(game.read_options(options), seed)
    rng = Rng(seed, 1)
    steps = simultaneous = 0
    answers = []
    while actors := state.actors():
        seat = actors[0]
        number = len(state.legal(seat))
        if number > 1:
            answers.append(number)
        simultaneous += len(actors) > 1
        steps += 1
        state.apply(seat, bot.choose(state.sample(seat, rng), [], seat, budget, rng))
    return GameLength(steps, answers, simultaneous)


def format_row(options: dict[str, Any], name: str, lengths: list[GameLength]) -> str:
    """Return a row of the table: medians with the 5 % and 95 % quantiles."""
    steps = [length.steps for length in lengths]
    decisions = [len(length.answers) for length in lengths]
    answers = [number for length in lengths for number in length.answers]
    words = ", ".join(f"{key} {len(value)}" if isinstance(value, list) else key for key, value in options.items())
    simultaneous = sum(length.simultaneous for length in lengths) / sum(steps)
    counted = (
        f"{len(lengths)}",
        format_spread(steps),
        format_spread(decisions),
        f"{fmean(answers):.1f}",
        format_spread(answers),
    )
    return f"| {words or 'none'} | {name} | {' | '.join(counted)} | {max(answers)} | {simultaneous:.1%} |"


def format_spread(numbers: list[int]) -> str:
    """Return the median with the 5 % and 95 % quantiles."""
    parts = quantiles(numbers, n=20)
    return f"{median(numbers):.0f} ({parts[0]:.0f}–{parts[-1]:.0f})"


def format_table(rows: Iterable[str]) -> str:
    """Return the table with its head."""
    head = "options | all seats played by | games | steps | decisions | answers, mean | answers | most | together"
    return "\n".join(["", f"| {head} |", "| --- " * 9 + "|", *rows, "", ""])


def main() -> None:
    """Play the games and write the table into each game's page."""
    for name in registry.names():
        game = registry.game(name)
        rows = []
        for options in SETUPS[name]:
            for level, games in PLAYS:
                bot_level = levels.find_level(name, level)
                bot, budget = bot_level.create_bot(), Budget(0.0, bot_level.budget.simulations)
                seeds = tqdm(range(games), desc=f"{name}, {level}", disable=None, leave=False)
                rows.append(format_row(options, level, [play_game(game, options, bot, budget, seed) for seed in seeds]))
        page = DOCS / "bot-writers" / f"{name}.md"
        before, _, after = TABLE_PATTERN.split(page.read_text(encoding="utf-8"))
        page.write_text(before + format_table(rows) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
