"""The state of Huang."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import NATURE
from tianxia.games.huang.learning.planes import add_planes
from tianxia.games.huang.rules.apply import play_action
from tianxia.games.huang.rules.cells import ASKED, DEALING, OVER, PHASE, PLAYERS, Cells
from tianxia.games.huang.rules.legal import list_legal_actions, list_outcome_weights
from tianxia.games.huang.rules.map_files import parse_geometry
from tianxia.games.huang.rules.sample import redeal_hidden
from tianxia.games.huang.rules.scoring import results


class Huang(Cells):
    """The state of a game of Huang."""

    def game_name(self) -> str:
        """Return the game's name in the registry."""
        return "huang"

    def actor_bits(self) -> i64:
        """Return the seats that owe a decision now, as bits."""
        c = self.cells
        if c[PHASE] == OVER:
            return 0
        if c[DEALING]:
            return NATURE
        return 1 << c[ASKED]

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
        return Huang(self.cells[:], self.seed, self.geometry)

    def sample(self, seat: i64, rng: RandomSource) -> "Huang":
        """Return a determinization for a seat."""
        world = Huang(self.cells[:], self.seed, self.geometry)
        redeal_hidden(world, seat, as_rng(rng))
        return world

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`."""
        return add_planes(self, out, seat)

    def returns(self) -> list[float]:
        """Return the result of each seat."""
        if self.cells[PHASE] != OVER:
            return [0.0] * self.cells[PLAYERS]
        return results(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the map, cells and seed."""
        return restore, (self.geometry.source, self.geometry.text, [int(cell) for cell in self.cells], self.seed)


def restore(source: str, text: str, cells: list[int], seed: int) -> Huang:
    """Return a state from its parts, for pickle; a map file is included as text."""
    copy = vec[i64](capacity=len(cells))
    for cell in cells:
        copy = append(copy, i64(cell))
    return Huang(copy, seed, parse_geometry(source, text))
