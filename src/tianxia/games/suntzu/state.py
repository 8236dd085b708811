"""The state of Sun Tzu."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tianxia.engine.rng import RandomSource, as_rng
from tianxia.engine.state import NATURE
from tianxia.games.suntzu.learning.planes import add_planes
from tianxia.games.suntzu.rules.actions import KEEP
from tianxia.games.suntzu.rules.apply import play_action
from tianxia.games.suntzu.rules.legal import list_legal_actions, list_outcome_weights
from tianxia.games.suntzu.rules.phases import DRAWING, FIGHTING, PICKING
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.sample import redeal_hidden
from tianxia.games.suntzu.rules.seats import DRAWN_GAME, NOBODY, SHAO, SUN_TZU


class SunTzu(RulesState):
    """The state of a game of Sun Tzu."""

    def game_name(self) -> str:
        """Return the game's name in the registry."""
        return "suntzu"

    def actor_bits(self) -> i64:
        """Return the seats that owe a decision now, as bits."""
        if self.winner != NOBODY:
            return 0
        if self.dealing:
            return NATURE
        phase = self.phase
        if phase == PICKING:
            return 1 << self.decider
        if phase == FIGHTING:
            return 1 << self.asked
        if phase == DRAWING:
            sun_tzu: i64 = 1 if self.keeps(SUN_TZU) else 0
            shao: i64 = 1 if self.keeps(SHAO) else 0
        else:
            sun_tzu = 0 if self.is_ready(SUN_TZU) else 1
            shao = 0 if self.is_ready(SHAO) else 1
        return sun_tzu << SUN_TZU | shao << SHAO

    def list_legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat that owes a decision, or of chance, sorted."""
        return list_legal_actions(self, seat)

    def may_overtake(self, action: i64) -> bool:
        """Return whether this action could make the rival's pending choice illegal.

        Orders and kept cards cannot: they change only what belongs to their own seat.
        """
        return action < KEEP

    def weights(self) -> vec[i64]:
        """Return the weight of each outcome of chance."""
        return list_outcome_weights(self)

    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action."""
        play_action(self, seat, action)

    def clone(self) -> "SunTzu":
        """Return an independent copy, without a journal."""
        return SunTzu(self.cells[:], self.seed, self)

    def sample(self, seat: i64, rng: RandomSource) -> "SunTzu":
        """Return a determinization for a seat."""
        world = SunTzu(self.cells[:], self.seed, self)
        redeal_hidden(world, seat, as_rng(rng))
        return world

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`."""
        return add_planes(self, out, seat)

    def returns(self) -> list[float]:
        """Return the result of each seat."""
        winner = self.winner
        if winner == NOBODY or winner == DRAWN_GAME:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == SUN_TZU else [-1.0, 1.0]
