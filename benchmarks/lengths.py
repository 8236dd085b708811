"""How long games are and how many answers a question has, `python -m benchmarks.lengths`, into each game's page.

Everything comes from seeds and numbers of simulations: the same figures on every machine.
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

BETWEEN = re.compile(r"(?<=benchmarks.lengths -->\n)(.*?)(?=<!-- end of lengths -->)", re.DOTALL)
PLAYS = (("random", 1000), ("casual", 40))
"""Who plays all seats, with as many simulations as is usual for the level, and how many games."""
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


class Length(NamedTuple):
    """What was counted in one game."""

    steps: int
    answers: list[int]
    """How many answers each question had that had more than one."""
    together: int
    """Steps at which several seats were asked at the same time."""


def played(game: Game[Any, Any], options: dict[str, Any], bot: Bot, budget: Budget, seed: int) -> Length:
    """One game of a bot with itself; it sees samples only, no journal."""
    state = game.new(game.read_options(options), seed)
    rng = Rng(seed, 1)
    steps = together = 0
    answers = []
    while actors := state.actors():
        seat = actors[0]
        number = len(state.legal(seat))
        if number > 1:
            answers.append(number)
        together += len(actors) > 1
        steps += 1
        state.apply(seat, bot.choose(state.sample(seat, rng), [], seat, budget, rng))
    return Length(steps, answers, together)


def row(options: dict[str, Any], name: str, lengths: list[Length]) -> str:
    """A line of the table: medians with the middle 90 %."""
    steps = [length.steps for length in lengths]
    decisions = [len(length.answers) for length in lengths]
    answers = [number for length in lengths for number in length.answers]
    words = ", ".join(f"{key} {len(value)}" if isinstance(value, list) else key for key, value in options.items())
    together = sum(length.together for length in lengths) / sum(steps)
    counted = (f"{len(lengths)}", spread(steps), spread(decisions), f"{fmean(answers):.1f}", spread(answers))
    return f"| {words or 'none'} | {name} | {' | '.join(counted)} | {max(answers)} | {together:.1%} |"


def spread(numbers: list[int]) -> str:
    parts = quantiles(numbers, n=20)
    return f"{median(numbers):.0f} ({parts[0]:.0f}–{parts[-1]:.0f})"


def table(rows: Iterable[str]) -> str:
    head = "options | all seats played by | games | steps | decisions | answers, mean | answers | most | together"
    return "\n".join(["", f"| {head} |", "| --- " * 9 + "|", *rows, "", ""])


def main() -> None:
    for name in registry.names():
        game = registry.game(name)
        rows = []
        for options in SETUPS[name]:
            for level, games in PLAYS:
                found = levels.find_level(name, level)
                bot, budget = found.bot(), Budget(0.0, found.budget.simulations)
                seeds = tqdm(range(games), desc=f"{name}, {level}", disable=None, leave=False)
                rows.append(row(options, level, [played(game, options, bot, budget, seed) for seed in seeds]))
        page = DOCS / f"{name}.md"
        before, _, after = BETWEEN.split(page.read_text(encoding="utf-8"))
        page.write_text(before + table(rows) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
