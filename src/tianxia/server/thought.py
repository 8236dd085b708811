"""What happens in a process where bots think. It knows a sample and what the seat has seen, and nothing else."""

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

_STEPS: Final = 200
"""No move has more steps."""


class Hint(NamedTuple):
    """A move to think about."""

    text: str
    chance: float
    share: float
    line: list[tuple[int, str]]


def begin() -> None:
    """A worker leaves when the server it works for is gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal; the server tells us
    parent = parent_process()
    if parent is not None:
        Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def choose(game: str, level: str, world: State, history: list[Message], seat: int, seed: int) -> str:
    """The text of a whole move."""
    rules, (_, maker, budget) = registry.game(game), find_level(game, level)
    bot, rng = maker(), Rng(seed)
    try:
        for _ in range(_STEPS):
            action = bot.choose(world, history, seat, budget, rng)
            text: str = rules.text(world, seat, action)
            if not rules.is_partial_move(text):
                return text
            world.apply(seat, action)
        raise RuntimeError("a move without an end")
    finally:
        bot.close()


def explain(
    game: str, world: State, history: list[Message], seat: int, seconds: float, most: int, seed: int
) -> list[Hint]:
    """What the strongest bot thinks of a position, the best move first."""
    rules = registry.game(game)
    level = (*references(game), *levels(game))[-1]
    bot = level.bot()
    try:
        advice = bot.explain(world, history, seat, Budget(seconds), Rng(seed))
    finally:
        bot.close()
    hints = []
    for move in advice[:most]:
        trial = world.clone()
        texts = []
        for step in move.steps:
            texts.append(rules.text(trial, seat, step))
            trial.apply(seat, step)
        line: list[tuple[int, str]] = []
        for mover, action in move.variation:
            if not trial.owes_decision(mover) or action not in list(trial.legal(mover)):
                break  # it expects this in another world than the one at hand
            line.append((mover, rules.text(trial, mover, action)))
            trial.apply(mover, action)
        hints.append(Hint(texts[-1], move.chance, move.share, line))
    return hints
