"""What a search must be told about a game: which moves look good, when to stop, and who stands better."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE, State


class Guide:
    """Knowledge of a game, for a search that has none. As it stands it knows nothing: games add their own."""

    def begin(self, state: State) -> None:
        """A search starts here. Only what is public may be noted."""

    def plausible(self, world: State, seat: i64, rng: Rng) -> bool:
        """Whether a world sampled for a seat goes well with what the others did so far."""
        return True

    def weigh(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """How likely each legal action seems to be a good one: weights above 0."""
        out = vec[i64](capacity=i64(len(legal)))
        i: i64 = 0
        while i < i64(len(legal)):
            out = append(out, i64(1))
            i += 1
        return out

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A move of a playout: each as likely as its weight says."""
        legal = state.list_legal(seat)
        if len(legal) == 1:
            return legal[0]
        return legal[draw(self.weigh(state, seat, legal), rng)]

    def ended(self, state: State) -> bool:
        """Whether a playout has gone far enough."""
        return state.acting() == 0

    def value(self, state: State, seat: i64) -> float:
        """The chance of a seat to win from here, 0 … 1."""
        return (state.returns()[seat] + 1.0) / 2.0


def draw(weights: vec[i64], rng: Rng) -> i64:
    """A place, each as likely as its weight says."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    at: i64 = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return at


def mover(state: State, searcher: i64) -> i64:
    """Who moves: of several at once the searcher, then the first, since none sees what the others do."""
    bits = state.acting()
    if bits == NATURE:
        return NATURE
    if bits >> searcher & 1:
        return searcher
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
