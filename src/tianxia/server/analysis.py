"""The parts of a study that run in worker processes: evaluating a decision, and playing a deal again.

A decision is evaluated from what its seat knew at the time: a sampled world and what the seat had read.
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
"""The random stream that all players of a self-play share."""


class DecisionEvaluation(NamedTuple):
    """A decision, as the strongest bot sees it."""

    chance: float
    """Of winning with the best move, 0 … 1."""
    loss: float
    """How much less the move that was played is worth than the best one."""
    moves: list[tuple[str, float]]
    """The best moves with their chances, best first."""


def evaluate_decision(
    game: str, world: State, history: list[Message], seat: int, played_steps: list[int], seconds: float, seed: int
) -> DecisionEvaluation | None:
    """Evaluate a decision and the move that was played; None if there was no choice, or if the bot cannot tell."""
    if len(world.legal(seat)) == 1:
        return None
    rules, rng, half_budget = registry.game(game), Rng(seed), Budget(seconds / 2)
    bot = (*references(game), *levels(game))[-1].bot()
    try:
        advice = sorted(bot.explain(world, history, seat, half_budget, rng), key=lambda one: -one.chance)
        if not advice:
            return None
        loss = _loss(bot, world, history, seat, advice, played_steps, half_budget, rng)
    finally:
        bot.close()
    best = [(_text(rules, world, seat, one), round(one.chance, 3)) for one in advice[:_MAX_SHOWN_MOVES]]
    return DecisionEvaluation(round(advice[0].chance, 3), round(loss, 3), best)


def _loss(
    bot: Bot,
    world: State,
    history: list[Message],
    seat: int,
    advice: list[Advice],
    played_steps: list[int],
    budget: Budget,
    rng: Rng,
) -> float:
    """Return by how much the move that was played is worse than the best one: the lower of two estimates."""
    if advice[0].steps == played_steps:
        return 0.0
    values = bot.evaluate_moves(world, history, seat, [advice[0].steps, played_steps], budget, rng)
    if not values:
        return 0.0
    found = [advice[0].chance - one.chance for one in advice if one.steps == played_steps]
    return max(0.0, min([values[0] - values[1], *found]))


def _text(rules: Game[Any, Any], world: State, seat: int, advice: Advice) -> str:
    trial = world.clone()
    for step in advice.steps[:-1]:
        trial.play(seat, step)
    text: str = rules.text(trial, seat, advice.steps[-1])
    return text


class SelfPlayResult(NamedTuple):
    """How a self-play ended."""

    returns: list[float]
    scores: list[float] | None


def run_self_plays(
    game: str, options: JsonObject, seed: int, position: JsonObject | None, first: int, max_games: int, seconds: float
) -> list[SelfPlayResult]:
    """Play games from the same deal, numbered from `first`, for about `seconds`; at least one, `max_games` at most."""
    rules = registry.game(game)
    read = rules.read_options(options)
    initial = rules.new(read, seed) if position is None else rules.position(position, read, seed)
    end = time.perf_counter() + seconds
    out: list[SelfPlayResult] = []
    while len(out) < max_games and (not out or time.perf_counter() < end):
        state = initial.clone()
        _play_out(game, state, Rng(first + len(out), _PLAYOUT_STREAM))
        out.append(SelfPlayResult([float(one) for one in state.returns()], final_scores(rules, state)))
    return out


def _play_out(game: str, state: State, rng: Rng) -> None:
    """Let the weakest level play all seats, each from what it may know."""
    level = (*levels(game), *references(game))[0]
    budget = Budget(seconds=0.0, simulations=level.budget.simulations)
    bots = [level.bot() for _ in registry.game(game).seat_names(state)]
    while actors := state.actors():
        for seat in actors:
            if state.owes_decision(seat):
                world = state.sample(seat, rng)
                state.play(seat, bots[seat].choose(world, [], seat, budget, rng))
