"""The state of Chu Han."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tianxia.engine.journal import Journal
from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import NATURE
from tianxia.games.chuhan.learning.planes import add_planes
from tianxia.games.chuhan.rules.apply import play_action
from tianxia.games.chuhan.rules.battle import set_up_game
from tianxia.games.chuhan.rules.cards import NO_CARD, size
from tianxia.games.chuhan.rules.fields import initial_cells
from tianxia.games.chuhan.rules.legal import GIFT_SIZE, list_legal_actions, list_outcome_weights
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.sample import redeal_hidden
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY


class ChuHan(RulesState):
    """The state of a game of Chu Han."""

    def game_name(self) -> str:
        """Return the game's name in the registry."""
        return "chuhan"

    def actor_bits(self) -> i64:
        """Return the seats that owe a decision now, as bits."""
        if self.winner != NOBODY:
            return 0
        if self.dealing:
            return NATURE
        if self.is_giving:
            han: i64 = 1 if size(self.gift(HAN)) < GIFT_SIZE else 0
            chu: i64 = 1 if size(self.gift(CHU)) < GIFT_SIZE else 0
            return han << HAN | chu << CHU
        if self.pending_by == NOBODY:
            return 1 << self.turn
        if self.cancelled == NO_CARD:
            return 1 << (1 - self.pending_by)
        return 1 << self.pending_by

    def list_legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat that owes a decision, or of chance, sorted."""
        return list_legal_actions(self, seat)

    def weights(self) -> vec[i64]:
        """Return the weight of each outcome of chance."""
        return list_outcome_weights(self)

    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action."""
        play_action(self, seat, action)

    def clone(self) -> "ChuHan":
        """Return an independent copy, without a journal."""
        return ChuHan(self.cells[:], self.seed, self)

    def sample(self, seat: i64, rng: RandomSource) -> "ChuHan":
        """Return a determinization for a seat."""
        world = ChuHan(self.cells[:], self.seed, self)
        redeal_hidden(world, seat, as_rng(rng))
        return world

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`."""
        return add_planes(self, out, seat)

    def returns(self) -> list[float]:
        """Return the result of each seat."""
        winner = self.winner
        if winner == NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == HAN else [-1.0, 1.0]


def new_game(with_events: bool, is_chance_open: bool, seed: int, journal: Journal | None) -> ChuHan:
    """Return a new game, dealt from the seed; with open chance, before the deal."""
    state = ChuHan(initial_cells(), seed)
    state.journal = journal
    state.is_chance_open = is_chance_open
    set_up_game(state, with_events)
    return state
