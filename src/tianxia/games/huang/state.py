"""The state of Huang."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import NATURE
from tianxia.games.huang.learning.planes import add_planes
from tianxia.games.huang.rules.apply import play_action
from tianxia.games.huang.rules.legal import list_legal_actions, list_outcome_weights
from tianxia.games.huang.rules.map_files import parse_geometry
from tianxia.games.huang.rules.phases import OVER
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.sample import redeal_hidden
from tianxia.games.huang.rules.scoring import results


class Huang(RulesState):
    """The state of a game of Huang."""

    def game_name(self) -> str:
        """Return the game's name in the registry."""
        return "huang"

    def actor_bits(self) -> i64:
        """Return the seats that owe a decision now, as bits."""
        if self.phase == OVER:
            return 0
        if self.dealing:
            return NATURE
        return 1 << self.asked

    def list_legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat that owes a decision, or of chance, sorted."""
        return list_legal_actions(self, seat)

    def weights(self) -> vec[i64]:
        """Return the weight of each outcome of chance."""
        return list_outcome_weights(self)

    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action."""
        play_action(self, seat, action)

    def clone(self) -> "Huang":
        """Return an independent copy, without a journal."""
        return Huang(self.cells[:], self.seed, self.geometry, self)

    def sample(self, seat: i64, rng: RandomSource) -> "Huang":
        """Return a determinization for a seat."""
        world = Huang(self.cells[:], self.seed, self.geometry, self)
        redeal_hidden(world, seat, as_rng(rng))
        return world

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`."""
        return add_planes(self, out, seat)

    def returns(self) -> list[float]:
        """Return the result of each seat."""
        if self.phase != OVER:
            return [0.0] * self.players
        return results(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the map, values and seed."""
        return restore, (self.geometry.source, self.geometry.text, self.values(), self.seed)


def restore(source: str, text: str, values: list[int], seed: int) -> Huang:
    """Return a state from its parts, for pickle; a map file is included as text."""
    state = Huang(vec[i64](), seed, parse_geometry(source, text))
    state.set_values(values)
    return state
