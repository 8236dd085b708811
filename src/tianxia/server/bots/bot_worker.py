"""The functions that run in worker processes.

Of a game, they receive only a sampled world and the seat's log, never the true state.
"""

import os
import signal
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Any, Final, NamedTuple

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.levels import find_level, levels, references
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_MAX_STEPS: Final = 200
"""More actions than any move consists of; a bot that chooses more has failed."""

_COMPLETION_BUDGET: Final = Budget(seconds=0.05)
"""The budget for each action that completes a hint of several actions; there may be ten of them in a hint."""


class Hint(NamedTuple):
    """A move that a bot recommends."""

    text: str
    """The whole move."""
    chance: float
    """The probability of winning with it, 0 … 1."""
    share: float
    """The share of the search spent on it, 0 … 1."""
    variation: list[tuple[int, str]]
    """How the game is expected to continue: seat and text of each move."""


def initialise() -> None:
    """Set up a worker process: it ignores Ctrl+C, and exits when the server process ends for any reason."""
    # Ctrl+C reaches all processes of a terminal, but the server stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def _exit_with_parent(sentinel: int) -> None:
    """Exit at once when the parent process ends."""
    connection.wait([sentinel])
    os._exit(0)


def choose_move(game_name: str, level: str, world: State, history: list[Message], seat: int, seed: int) -> str:
    """Return the text of the whole move that a bot of this level chooses; `world` is modified."""
    game, (_, create_bot, budget) = registry.game(game_name), find_level(game_name, level)
    bot, rng = create_bot(), Rng(seed)
    try:
        for _ in range(_MAX_STEPS):
            action = bot.choose(world, history, seat, budget, rng)
            text: str = game.text(world, seat, action)
            if not game.is_partial_move(text):
                return text
            world.apply(seat, action)
        raise RuntimeError(f"the move has more than {_MAX_STEPS} actions")
    finally:
        bot.close()


def find_hints(
    game_name: str, world: State, history: list[Message], seat: int, seconds: float, max_hints: int, seed: int
) -> list[Hint]:
    """Return at most `max_hints` moves that the strongest bot of the game considers, those most likely to win first."""
    game = registry.game(game_name)
    level = (*references(game_name), *levels(game_name))[-1]
    bot, rng = level.create_bot(), Rng(seed)
    try:
        advice = bot.explain(world, history, seat, Budget(seconds), rng)
        hints = [_make_hint(game, bot, world.clone(), history, seat, move, rng) for move in advice[:max_hints]]
    finally:
        bot.close()
    hints = sorted(hints, key=lambda hint: hint.chance, reverse=True)
    # Two first actions may begin the same move, as the cards of a gift do.
    return [hint for i, hint in enumerate(hints) if all(hint.text != better.text for better in hints[:i])]


def _make_hint(
    game: Game[Any, Any], bot: Bot, world: State, history: list[Message], seat: int, advice: Advice, rng: Rng
) -> Hint:
    """Return a hint with the text of the whole move; `world` is modified.

    A search may evaluate the first action of a move only: then the expected variation completes it, or else the bot.
    """
    moves: list[tuple[int, str]] = []

    def play(mover: int, action: int) -> None:
        text = game.text(world, mover, action)
        if moves and moves[-1][0] == mover and game.is_partial_move(moves[-1][1]):
            moves.pop()  # its text is the beginning of this one
        moves.append((mover, text))
        world.apply(mover, action)

    for step in advice.steps:
        play(seat, step)
    for mover, action in advice.variation:
        if not world.owes_decision(mover) or action not in list(world.legal(mover)):
            break  # found in another sampled world, and not legal in this one
        play(mover, action)
    for _ in range(_MAX_STEPS):
        if len(moves) > 1 or not game.is_partial_move(moves[0][1]):
            break
        play(seat, bot.choose(world, history, seat, _COMPLETION_BUDGET, rng))
    if len(moves) > 1 and game.is_partial_move(moves[-1][1]):
        moves.pop()
    return Hint(moves[0][1], advice.win_probability, advice.share, moves[1:])
