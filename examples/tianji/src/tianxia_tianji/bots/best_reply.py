"""The bot of the level `club`: the best reply to a model of the rival, found by flat Monte Carlo search.

The model expects the rival to match the prize most of the time, and to run any horse otherwise. Each simulation plays
one of the bot's horses against a horse of the model and the rest of the game as the model would; the horse that won
most often is chosen (flat Monte Carlo: C. Browne et al., A survey of Monte Carlo tree search methods, 2012, 1.2).
"""

from typing import Final

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State
from tianxia.locales import Message
from tianxia_tianji.actions import horse_of, run_action
from tianxia_tianji.bots.matching import matching_horse
from tianxia_tianji.state import Tianji

_MATCHING_PERCENT: Final = 50
"""How often the model runs the matching horse, in per cent. Chosen by hand: the bot beats both other bots clearly."""
_MOST_ADVICE: Final = 3
"""How many moves are explained."""


class BestReplyBot(Bot):
    """Simulates every horse equally often. It keeps nothing from one race to the next."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the horse with the highest win probability; the slowest of several."""
        values = estimate_values(world, seat, budget, rng)
        best = max(values, key=lambda horse: (values[horse], -horse))
        self.expected = values[best]
        return run_action(best)

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return the horses with the highest win probabilities."""
        values = estimate_values(world, seat, budget, rng)
        ranked = sorted(values, key=lambda horse: (-values[horse], horse))
        return [Advice([run_action(horse)], values[horse], 1 / len(values), []) for horse in ranked[:_MOST_ADVICE]]

    def evaluate_moves(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Return the win probability with each of the given moves."""
        values = estimate_values(world, seat, budget, rng)
        return [values[horse_of(move[0])] for move in moves]


def estimate_values(world: State, seat: int, budget: Budget, rng: Rng) -> dict[int, float]:
    """Return the win probability with each horse of a seat that has to choose."""
    assert isinstance(world, Tianji)
    horses = world.horses(seat)
    wins = [0.0] * len(horses)
    counts = [0] * len(horses)
    clock = budget.start_clock()
    while clock.has_time():
        i = int(clock.simulations_done - 1) % len(horses)
        wins[i] += _play_out(world, seat, horses[i], rng)
        counts[i] += 1
    return {horse: wins[i] / counts[i] if counts[i] else 0.5 for i, horse in enumerate(horses)}


def _play_out(world: Tianji, seat: int, horse: int, rng: Rng) -> float:
    """Return the result of a game in which the seat runs a horse now: 1 for a win, ½ for a draw, 0 for a loss."""
    game = world.sample(seat, rng)
    rival = 1 - seat
    if game.choice(rival):
        game.set_choice(rival, 0)  # a sample chooses uniformly, but the model does not
    game.play(seat, run_action(horse))
    game.play(rival, run_action(_model_horse(game, rival, rng)))
    while not game.is_over():
        if game.is_chance_node():
            outcomes = game.list_legal(NATURE)
            game.play(NATURE, outcomes[rng.below(len(outcomes))])
        else:
            for chooser in (0, 1):
                game.play(chooser, run_action(_model_horse(game, chooser, rng)))
    return (game.returns()[seat] + 1) / 2


def _model_horse(game: Tianji, seat: int, rng: Rng) -> int:
    """Return the horse that a player of the model runs."""
    horses = game.horses(seat)
    if rng.below(100) < _MATCHING_PERCENT:
        return matching_horse(horses, game.prizes, game.prize)
    return horses[rng.below(len(horses))]
