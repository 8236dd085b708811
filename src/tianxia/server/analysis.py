"""What happens in a process where a finished game is studied: a decision weighed, a deal played again.

A decision is weighed from what its seat knew then: a sampled world and what the seat had seen.
"""

import time
from typing import Any, Final, NamedTuple

from tianxia.arena.scores import scores_of
from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_SHOWN: Final = 3
"""Moves told of each decision."""
_CHANCE: Final = 1
"""The stream of a self-play that its players share."""


class Weighed(NamedTuple):
    """A decision, as the strongest bot sees it."""

    chance: float
    """To win from here."""
    loss: float
    """How much less the move played is worth than the best."""
    moves: list[tuple[str, float]]
    """The best moves with their chances, the best first."""


def weigh(
    game: str, world: State, history: list[Message], seat: int, played: list[int], seconds: float, seed: int
) -> Weighed | None:
    """A decision with the move that was played; None if there was nothing to decide or no bot that can tell."""
    if len(world.legal(seat)) == 1:
        return None
    rules, rng, half = registry.game(game), Rng(seed), Budget(seconds / 2)
    bot = (*references(game), *levels(game))[-1].bot()
    try:
        advice = sorted(bot.explain(world, history, seat, half, rng), key=lambda one: -one.chance)
        if not advice:
            return None
        loss = _loss(bot, world, history, seat, advice, played, half, rng)
    finally:
        bot.close()
    best = [(_text(rules, world, seat, one), round(one.chance, 3)) for one in advice[:_SHOWN]]
    return Weighed(round(advice[0].chance, 3), round(loss, 3), best)


def _loss(
    bot: Bot,
    world: State,
    history: list[Message],
    seat: int,
    advice: list[Advice],
    played: list[int],
    budget: Budget,
    rng: Rng,
) -> float:
    """How much worse the move played is than the best: as far as both looks at it agree."""
    if advice[0].steps == played:
        return 0.0
    judged = bot.evaluate_moves(world, history, seat, [advice[0].steps, played], budget, rng)
    if not judged:
        return 0.0
    found = [advice[0].chance - one.chance for one in advice if one.steps == played]
    return max(0.0, min([judged[0] - judged[1], *found]))


def _text(rules: Game[Any, Any], world: State, seat: int, advice: Advice) -> str:
    trial = world.clone()
    for step in advice.steps[:-1]:
        trial.play(seat, step)
    text: str = rules.text(trial, seat, advice.steps[-1])
    return text


class Played(NamedTuple):
    """How a self-play ended."""

    returns: list[float]
    scores: list[float] | None


def self_plays(
    game: str, options: JsonObject, seed: int, position: JsonObject | None, first: int, most: int, seconds: float
) -> list[Played]:
    """Quick games from the same deal, numbered from `first` on, as many as there is time for, at least one."""
    rules = registry.game(game)
    read = rules.read_options(options)
    begin = rules.new(read, seed) if position is None else rules.position(position, read, seed)
    end = time.perf_counter() + seconds
    out: list[Played] = []
    while len(out) < most and (not out or time.perf_counter() < end):
        state = begin.clone()
        _play_out(game, state, Rng(first + len(out), _CHANCE))
        out.append(Played([float(one) for one in state.returns()], scores_of(rules, state)))
    return out


def _play_out(game: str, state: State, rng: Rng) -> None:
    """The weakest level plays all seats, each from what it may know."""
    level = (*levels(game), *references(game))[0]
    budget = Budget(seconds=0.0, simulations=level.budget.simulations)
    bots = [level.bot() for _ in registry.game(game).seat_names(state)]
    while actors := state.actors():
        for seat in actors:
            if state.owes_decision(seat):
                world = state.sample(seat, rng)
                state.play(seat, bots[seat].choose(world, [], seat, budget, rng))
