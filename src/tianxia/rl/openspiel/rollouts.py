"""Random rollouts in compiled code, for OpenSpiel's searches."""

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from tianxia.engine.rng import Rng
from tianxia.rl.openspiel.state import TianxiaState


class RandomRollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """An equivalent of OpenSpiel's RandomRolloutEvaluator that does not return to Python at every step."""

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        """Evaluate a state by `n_rollouts` random games, drawn from the seed."""
        self._n_rollouts = n_rollouts
        self._rng = Rng(seed)

    def evaluate(self, state: TianxiaState) -> NDArray[np.float64]:
        """Return each player's mean result over random games from a state."""
        total = np.zeros(state.num_players())
        for _ in range(self._n_rollouts):
            total += state.game_history.random_rollout(self._rng)
        return total / self._n_rollouts

    def prior(self, state: TianxiaState) -> list[tuple[int, float]]:
        """Return the legal actions, all equally likely; at a chance node the outcomes with their probabilities."""
        if state.is_chance_node():
            return state.game_history.chance_outcomes()
        legal = state.game_history.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]
