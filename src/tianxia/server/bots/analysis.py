"""The parts of a study that run in worker processes: the evaluation of a decision, and self-play from the same deal.

A decision is evaluated from what its seat knew at the time: a sampled world and the seat's log.
"""

import time
from typing import Any, Final, NamedTuple

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.levels import levels, references
from tianxia.engine import registry
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_MAX_SHOWN_MOVES: Final = 3
"""The most moves shown for a decision."""
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
    game_name: str, world: State, history: list[Message], seat: int, played_steps: list[int], seconds: float, seed: int
) -> DecisionEvaluation | None:
    """Evaluate a decision and the move that was played; return None if the seat had no choice or the bot no advice."""
    if len(world.legal(seat)) == 1:
        return None
    game, rng, half_budget = registry.game(game_name), Rng(seed), Budget(seconds / 2)
    bot = (*references(game_name), *levels(game_name))[-1].create_bot()
    try:
        advice = sorted(bot.explain(world, history, seat, half_budget, rng), key=lambda move: -move.win_probability)
        if not advice:
            return None
        loss = _estimate_loss(bot, world, history, seat, advice, played_steps, half_budget, rng)
    finally:
        bot.close()
    shown = advice[:_MAX_SHOWN_MOVES]
    best_moves = [(_move_text(game, world, seat, move), round(move.win_probability, 3)) for move in shown]
    return DecisionEvaluation(round(advice[0].win_probability, 3), round(loss, 3), best_moves)


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
    """Return by how much the move that was played lowers the probability of winning: the lowest of all estimates."""
    if advice[0].steps == played_steps:
        return 0.0
    values = bot.evaluate_moves(world, history, seat, [advice[0].steps, played_steps], budget, rng)
    if not values:
        return 0.0
    losses = [values[0] - values[1]]
    losses += [advice[0].win_probability - move.win_probability for move in advice if move.steps == played_steps]
    return max(0.0, min(losses))


def _move_text(game: Game[Any, Any], world: State, seat: int, advice: Advice) -> str:
    """Return the text of a whole move."""
    trial = world.clone()
    for step in advice.steps[:-1]:
        trial.play(seat, step)
    text: str = game.text(trial, seat, advice.steps[-1])
    return text


class SelfPlayResult(NamedTuple):
    """The result of a self-play game."""

    returns: list[float]
    scores: list[float] | None
    """By seat; None if the game has no scores."""


def play_self_play_games(
    game_name: str,
    options: JsonObject,
    seed: int,
    position: JsonObject | None,
    first: int,
    max_games: int,
    seconds: float,
) -> list[SelfPlayResult]:
    """Play games from the same deal for about `seconds`, at least one and at most `max_games`.

    The games are numbered from `first`; the number determines all random choices.
    """
    game = registry.game(game_name)
    game_options = game.read_options(options)
    initial = game.new(game_options, seed) if position is None else game.position(position, game_options, seed)
    end = time.perf_counter() + seconds
    out: list[SelfPlayResult] = []
    while len(out) < max_games and (not out or time.perf_counter() < end):
        state = initial.clone()
        _play_to_end(game_name, state, Rng(first + len(out), _PLAYOUT_STREAM))
        out.append(SelfPlayResult([float(value) for value in state.returns()], game.final_scores(state)))
    return out


def _play_to_end(game_name: str, state: State, rng: Rng) -> None:
    """Let bots of the weakest level play all seats, each in worlds sampled for its seat."""
    level = (*levels(game_name), *references(game_name))[0]
    budget = Budget(seconds=0.0, simulations=level.budget.simulations)
    bots = [level.create_bot() for _ in registry.game(game_name).seat_names(state)]
    while actors := state.actors():
        for seat in actors:
            if state.owes_decision(seat):
                world = state.sample(seat, rng)
                state.play(seat, bots[seat].choose(world, [], seat, budget, rng))
