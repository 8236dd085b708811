"""Random play to the end in compiled code, for OpenSpiel's searches."""

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from tianxia.engine.rng import Rng
from tianxia.rl.openspiel.state import TianxiaState


class RandomRollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """What OpenSpiel's RandomRolloutEvaluator does, without coming back to Python at every step."""

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        self._number = n_rollouts
        self._rng = Rng(seed)

    def evaluate(self, state: TianxiaState) -> NDArray[np.float64]:
        """The mean result of random play for every seat."""
        total = np.zeros(state.num_players())
        for _ in range(self._number):
            total += state.course.finished_at_random(self._rng)
        return total / self._number

    def prior(self, state: TianxiaState) -> list[tuple[int, float]]:
        """All actions alike."""
        if state.is_chance_node():
            return state.course.outcomes()
        legal = state.course.legal(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]
