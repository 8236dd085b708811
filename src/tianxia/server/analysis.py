"""The parts of a study that run in worker processes: evaluating a decision, and self-play from the same deal.

A decision is evaluated from what its seat knew at the time: a sampled world and the seat's log.
"""

import time
from typing import Any, Final, NamedTuple

from tianxia.arena.scores import final_scores
from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_MAX_SHOWN_MOVES: Final = 3
"""Moves shown for each decision."""
_PLAYOUT_STREAM: Final = 1
"""The random stream that all bots of a self-play game share."""


class DecisionEvaluation(NamedTuple):
    """The strongest bot's evaluation of a decision."""

    chance: float
    """The probability of winning with the best move, 0 … 1."""
    loss: float
    """By how much the move that was played lowers that probability."""
    moves: list[tuple[str, float]]
    """The best moves with their chances, best first."""


def evaluate_decision(
    game: str, world: State, history: list[Message], seat: int, played_steps: list[int], seconds: float, seed: int
) -> DecisionEvaluation | None:
    """Evaluate a decision and the move that was played; None if there was no choice, or no advice from the bot."""
    if len(world.legal(seat)) == 1:
        return None
    rules, rng, half_budget = registry.game(game), Rng(seed), Budget(seconds / 2)
    bot = (*references(game), *levels(game))[-1].create_bot()
    try:
        advice = sorted(bot.explain(world, history, seat, half_budget, rng), key=lambda one: -one.win_probability)
        if not advice:
            return None
        loss = _estimate_loss(bot, world, history, seat, advice, played_steps, half_budget, rng)
    finally:
        bot.close()
    best = [(_move_text(rules, world, seat, one), round(one.win_probability, 3)) for one in advice[:_MAX_SHOWN_MOVES]]
    return DecisionEvaluation(round(advice[0].win_probability, 3), round(loss, 3), best)


def _estimate_loss(
    bot: Bot,
    world: State,
    history: list[Message],
    seat: int,
    advice: list[Advice],
    played_steps: list[int],
    budget: Budget,
    rng: Rng,
) -> float:
    """Return by how much the move that was played is worse than the best one: the lowest of the estimates."""
    if advice[0].steps == played_steps:
        return 0.0
    values = bot.evaluate_moves(world, history, seat, [advice[0].steps, played_steps], budget, rng)
    if not values:
        return 0.0
    found = [advice[0].win_probability - one.win_probability for one in advice if one.steps == played_steps]
    return max(0.0, min([values[0] - values[1], *found]))


def _move_text(rules: Game[Any, Any], world: State, seat: int, advice: Advice) -> str:
    trial = world.clone()
    for step in advice.steps[:-1]:
        trial.play(seat, step)
    text: str = rules.text(trial, seat, advice.steps[-1])
    return text


class SelfPlayResult(NamedTuple):
    """The result of a self-play game."""

    returns: list[float]
    scores: list[float] | None


def play_self_play_games(
    game: str, options: JsonObject, seed: int, position: JsonObject | None, first: int, max_games: int, seconds: float
) -> list[SelfPlayResult]:
    """Play games from the same deal for about `seconds`, at least one and at most `max_games`.

    They are numbered from `first`; the number determines the random choices.
    """
    rules = registry.game(game)
    read = rules.read_options(options)
    initial = rules.new(read, seed) if position is None else rules.position(position, read, seed)
    end = time.perf_counter() + seconds
    out: list[SelfPlayResult] = []
    while len(out) < max_games and (not out or time.perf_counter() < end):
        state = initial.clone()
        _play_to_end(game, state, Rng(first + len(out), _PLAYOUT_STREAM))
        out.append(SelfPlayResult([float(one) for one in state.returns()], final_scores(rules, state)))
    return out


def _play_to_end(game: str, state: State, rng: Rng) -> None:
    """Let bots of the weakest level play all seats, each in worlds sampled for its seat."""
    level = (*levels(game), *references(game))[0]
    budget = Budget(seconds=0.0, simulations=level.budget.simulations)
    bots = [level.create_bot() for _ in registry.game(game).seat_names(state)]
    while actors := state.actors():
        for seat in actors:
            if state.owes_decision(seat):
                world = state.sample(seat, rng)
                state.play(seat, bots[seat].choose(world, [], seat, budget, rng))
