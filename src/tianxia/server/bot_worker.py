"""The functions that run in worker processes. They receive a sampled world and the log of the seat, nothing else."""

import os
import signal
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Final, NamedTuple

from tianxia.bots.bot import Budget
from tianxia.bots.levels import find_level, levels, references
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_MAX_STEPS: Final = 200
"""More steps than any move has."""


class Hint(NamedTuple):
    """A move that a bot recommends."""

    text: str
    chance: float
    """The probability of winning with it, 0 … 1."""
    share: float
    """The share of the search that it got, 0 … 1."""
    variation: list[tuple[int, str]]
    """How the game is expected to continue: seat and text of each action."""


def initialise() -> None:
    """Set up a worker process: it ignores Ctrl+C, and exits when the server process ends for any reason."""
    # Ctrl+C reaches all processes of a terminal, but the server stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def _exit_with_parent(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def choose_move(game: str, level: str, world: State, history: list[Message], seat: int, seed: int) -> str:
    """Return the text of the whole move that a bot of this level chooses; `world` is modified."""
    rules, (_, maker, budget) = registry.game(game), find_level(game, level)
    bot, rng = maker(), Rng(seed)
    try:
        for _ in range(_MAX_STEPS):
            action = bot.choose(world, history, seat, budget, rng)
            text: str = rules.text(world, seat, action)
            if not rules.is_partial_move(text):
                return text
            world.apply(seat, action)
        raise RuntimeError("the move has too many steps")
    finally:
        bot.close()


def find_hints(
    game: str, world: State, history: list[Message], seat: int, seconds: float, max_hints: int, seed: int
) -> list[Hint]:
    """Return the best moves according to the strongest bot of the game, at most `max_hints`."""
    rules = registry.game(game)
    level = (*references(game), *levels(game))[-1]
    bot = level.create_bot()
    try:
        advice = bot.explain(world, history, seat, Budget(seconds), Rng(seed))
    finally:
        bot.close()
    hints = []
    for move in advice[:max_hints]:
        trial = world.clone()
        texts = []
        for step in move.steps:
            texts.append(rules.text(trial, seat, step))
            trial.apply(seat, step)
        variation: list[tuple[int, str]] = []
        for mover, action in move.variation:
            if not trial.owes_decision(mover) or action not in list(trial.legal(mover)):
                break  # found in another sampled world, and not legal in this one
            variation.append((mover, rules.text(trial, mover, action)))
            trial.apply(mover, action)
        hints.append(Hint(texts[-1], move.win_probability, move.share, variation))
    return hints
