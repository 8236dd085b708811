"""The interface of game knowledge for a search: priors of actions, a rollout policy, and position values."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.playout import draw_index
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State


class Evaluator:
    """Knowledge of a game for a search. The base class knows only the rules; games override its methods."""

    def start_search(self, state: State) -> None:
        """Prepare for a search from a state. Implementations may remember only public information."""

    def is_plausible(self, world: State, seat: i64, rng: Rng) -> bool:
        """Return whether a world sampled for a seat is consistent with the play of the other seats."""
        return True

    def prior(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """Return the prior weight of each legal action: above 0, not normalised."""
        weights = vec[i64](capacity=i64(len(legal)))
        i: i64 = 0
        while i < i64(len(legal)):
            weights = append(weights, i64(1))
            i += 1
        return weights

    def choose_rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return a legal action, drawn in proportion to the priors."""
        legal = state.list_legal(seat)
        if len(legal) == 1:
            return legal[0]
        return legal[draw_index(self.prior(state, seat, legal), rng)]

    def is_rollout_over(self, state: State) -> bool:
        """Return whether a rollout stops at this state, which is then evaluated by `value`."""
        return state.actor_bits() == 0

    def value(self, state: State, seat: i64) -> float:
        """Return the estimated probability, 0 … 1, that a seat wins from a state where a rollout is over."""
        return (state.returns()[seat] + 1.0) / 2.0


def seat_to_move(state: State, searcher: i64) -> i64:
    """Return the seat that moves next in a search, or NATURE.

    Where several seats decide at the same time, the searching seat goes first, then the lowest. No seat sees another's
    simultaneous choice, so the rules do not depend on the order.
    """
    bits = state.actor_bits()
    if bits == NATURE:
        return NATURE
    if bits >> searcher & 1:
        return searcher
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
