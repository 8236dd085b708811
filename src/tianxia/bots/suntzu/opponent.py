"""The opponent: a mixture of orders, one drawn from it and remembered; every other answer tried and judged."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Advice, Bot, Budget
from tianxia.bots.search.plain import choose_plainly
from tianxia.bots.suntzu.answers import judged
from tianxia.bots.suntzu.duel import Duel
from tianxia.bots.suntzu.foresight import Foresight
from tianxia.bots.suntzu.judgement import Judgement
from tianxia.bots.suntzu.thinking import Thinking
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.actions import NUM_ACTIONS, ORDER
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import KINDS, NO_CARD
from tianxia.games.suntzu.cells import ORDERS, PHASE, ROUND
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import Message

Mixture = list[tuple[list[int], float]]

NOTHING: Final = -1
USUAL: Final = Budget(seconds=0.5, simulations=200)
"""The time for a mixture if none is said."""
FIRST_PART: Final = 0.25
"""Of the time, before looking a round further."""
WORTH_IT: Final = 0.01
"""Log-odds a preparation must gain."""


class Strength(NamedTuple):
    """How far a level thinks."""

    own_hands: int
    """Hands the rival may think one has, the true one among them."""
    rival_hands: int
    orders: int
    """Orders thought about for each hand, at most."""
    first: int
    """How many of them are any orders at all, to begin with."""
    replies: bool
    """Whether better orders are looked for."""
    iterations: int
    """Of regret matching, in each simulation."""
    worlds: int
    """In which an answer is tried."""
    ahead: int = 0
    """Own orders followed into the next round, where no scoring lies between the two."""
    rival_ahead: int = 0
    """The same for each hand of the rival."""
    least: float = 0.02
    """Orders of a smaller share are not played."""


class SunTzuBot(Bot):
    """Regret matching over the orders of both sides."""

    def __init__(self, strength: Strength, weights: vec[float]) -> None:
        self.strength = strength
        self.judgement = Judgement(weights)
        self.plan: list[int] = []
        self.plan_worth = 0.5
        self.planned: tuple[int, int] = (0, 0)
        """The round and seat of the plan."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        assert isinstance(world, SunTzu)
        self.expected = None
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        if not whole_board(world):
            return int(choose_plainly(world, seat, NUM_ACTIONS, budget.begin(), rng))
        if world.cells[PHASE] != ORDERS:
            worth = self._judged(world, seat, legal, budget, rng)
            self.expected = max(worth)
            return int(legal[max(range(len(legal)), key=lambda i: worth[i])])
        laid = _laid(world, seat)
        if not laid:
            preparation = self._preparation(world, seat, legal, budget, rng)
            if preparation != NOTHING:
                return preparation
        if not laid or not self._fits(world, seat, laid, legal):
            self._draw_plan(world, seat, laid, budget, rng)
        self.expected = self.plan_worth
        return self.plan[len(laid)]

    def policy(self, world: State, seat: int, budget: Budget = USUAL, rng: Rng | None = None) -> Mixture:
        """The mixture of whole orders, each as five steps, with its probability; the likeliest first."""
        advice = self._orders(world, seat, budget, Rng(1) if rng is None else rng)
        return [(one.steps, one.share) for one in advice]

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        assert isinstance(world, SunTzu)
        if not whole_board(world):
            return []
        if world.cells[PHASE] == ORDERS:
            return self._orders(world, seat, budget, rng)
        legal = world.legal(seat)
        worth = self._judged(world, seat, legal, budget, rng)
        advice = [Advice([int(a)], w, float(w == max(worth)), []) for a, w in zip(legal, worth, strict=True)]
        return sorted(advice, key=lambda one: -one.chance)

    def judge(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Orders against the rival's mixture, answers in the same sampled worlds; preparations cannot be compared."""
        assert isinstance(world, SunTzu)
        if not whole_board(world):
            return []
        if world.cells[PHASE] == ORDERS:
            known = _laid(world, seat)
            whole = [known + move for move in moves]
            return self._judged_orders(world, seat, whole, budget, rng) if all(map(_are_orders, whole)) else []
        if any(len(move) != 1 for move in moves):
            return []
        return self._judged(world, seat, vec[i64]([move[0] for move in moves]), budget, rng)

    def close(self) -> None:
        self.plan = []

    def _fits(self, world: SunTzu, seat: int, laid: list[int], legal: vec[i64]) -> bool:
        """Whether the orders laid so far are the plan's, and its next step is lawful."""
        if self.planned != (int(world.cells[ROUND]), seat) or self.plan[: len(laid)] != laid:
            return False
        return self.plan[len(laid)] in [int(action) for action in legal]

    def _draw_plan(self, world: SunTzu, seat: int, laid: list[int], budget: Budget, rng: Rng) -> None:
        """Thinks, and draws one order from the mixture."""
        mixture = self._orders(world, seat, budget, rng)
        left = rng.below(1 << 30) / (1 << 30)
        at = 0
        while at < len(mixture) - 1 and left >= mixture[at].share:
            left -= mixture[at].share
            at += 1
        self.plan = laid + mixture[at].steps
        self.plan_worth = mixture[at].chance
        self.planned = (int(world.cells[ROUND]), seat)

    def _orders(self, world: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """The orders worth playing, the likeliest first; what is laid already is left out of the steps."""
        assert isinstance(world, SunTzu)
        duel = self._duel(world, seat, budget, rng)
        own = duel.own
        average = own.average()
        rows = [row for row in range(own.number) if own.hand[row] == 0]
        least = min(self.strength.least, max(average[row] for row in rows))
        rows = [row for row in rows if average[row] >= least]
        whole = sum(average[row] for row in rows)
        known = len(_laid(world, seat))
        advice = [
            Advice(_steps(own.order(row), known), _chance(own.worth[row]), average[row] / whole, []) for row in rows
        ]
        return sorted(advice, key=lambda one: (-one.share, one.steps))

    def _duel(self, world: SunTzu, seat: int, budget: Budget, rng: Rng) -> Duel:
        s = self.strength
        ahead = s.ahead if world.cells[ROUND] % SCORINGS else 0
        thinking = self._thinking(world, seat, budget.scaled(FIRST_PART if ahead else 1.0), rng)
        if not ahead:
            return thinking.duel
        foresight = Foresight(thinking, seat, self.judgement, ahead, s.rival_ahead)
        foresight.run(budget.scaled(1.0 - FIRST_PART).begin(), rng)
        return foresight.duel

    def _thinking(self, world: SunTzu, seat: int, budget: Budget, rng: Rng) -> Thinking:
        s = self.strength
        thinking = Thinking(world, seat, self.judgement, s.own_hands, s.rival_hands, s.orders, s.first, rng)
        thinking.run(budget.begin(), s.replies, s.iterations)
        return thinking

    def _judged(self, world: SunTzu, seat: int, legal: vec[i64], budget: Budget, rng: Rng) -> list[float]:
        worlds = self.strength.worlds
        return list(judged(world, seat, legal, self.judgement, budget.begin(), worlds, rng))

    def _judged_orders(self, world: SunTzu, seat: int, moves: list[list[int]], budget: Budget, rng: Rng) -> list[float]:
        duel = self._thinking(world, seat, budget, rng).duel
        worth = []
        for move in moves:
            order = vec[i64]([(step - int(ORDER)) % int(KINDS) for step in move])
            duel.add_own(0, order)
            duel.judge_own(duel.rival.expected())
            worth.append(_chance(duel.own.worth[duel.own.find(0, order)]))
        return worth

    def _preparation(self, world: SunTzu, seat: int, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        """An exchange or a general before the orders, if that is better than nothing."""
        actions = [int(action) for action in legal if action < ORDER]
        if not actions:
            return NOTHING
        sample = world.sample(seat, rng)
        reached = self.judgement.log_odds(sample, seat) + WORTH_IT
        best = NOTHING
        for action in actions:
            after = sample.clone()
            after.play(seat, action)
            worth = self.judgement.log_odds(after, seat)
            if worth > reached:
                reached = worth
                best = action
        return best


def whole_board(world: SunTzu) -> bool:
    """Whether all provinces are fought over. In a small game for research the levels search plainly."""
    return bool(world.provinces() == NUM_PROVINCES)


def _chance(worth: float) -> float:
    """What an order is worth, as a chance: sums of estimates may lie a little outside 0 … 1."""
    return min(1.0, max(0.0, worth))


def _laid(world: SunTzu, seat: int) -> list[int]:
    """The steps a seat has taken of its orders."""
    steps: list[int] = []
    for province in range(NUM_PROVINCES):
        kind = int(world.laid(seat, province))
        if kind != NO_CARD:
            steps.append(int(ORDER) + int(KINDS) * province + kind)
    return steps


def _are_orders(move: list[int]) -> bool:
    return len(move) == NUM_PROVINCES and all(ORDER <= step < ORDER + KINDS * NUM_PROVINCES for step in move)


def _steps(order: vec[i64], known: int) -> list[int]:
    return [int(ORDER) + int(KINDS) * province + int(order[province]) for province in range(known, NUM_PROVINCES)]
