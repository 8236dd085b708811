"""Simple opponents to measure against: they know the rules and little else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.bot import Bot, Budget
from tianxia.bots.suntzu.answers import judged
from tianxia.bots.suntzu.judgement import Judgement
from tianxia.bots.suntzu.opponent import whole_board
from tianxia.bots.suntzu.replies import Crowd, improve
from tianxia.bots.suntzu.thinking import Thinking
from tianxia.bots.suntzu.weights import coarse
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.actions import NO, ORDER
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import KINDS, NAMES
from tianxia.games.suntzu.cells import LAID, ORDERS, PHASE, ROUND, VALUE
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import Message

HIGHEST: Final = ("10", "9", "8", "7", "+3", "+2", "6", "5", "+1", "4", "3", "2", "1", "-1", "plague")


class GreedyBot(Bot):
    """The highest card to the display that counts most, and so on down; declines all else where it can."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        legal = [int(action) for action in world.legal(seat)]
        c = world.cells
        if c[PHASE] != ORDERS:
            return NO if NO in legal else legal[-1]
        steps = [action for action in legal if action >= ORDER]
        province = (steps[0] - ORDER) // KINDS
        scoring = (int(c[ROUND]) - 1) // SCORINGS
        values = [int(c[VALUE + SCORINGS * p + scoring]) for p in range(NUM_PROVINCES)]
        rank = sum(1 for p in range(province + 1, NUM_PROVINCES) if values[p] > values[province])
        cards = sorted(steps, key=lambda step: HIGHEST.index(NAMES[(step - ORDER) % KINDS]))
        return cards[min(rank, len(cards) - 1)]


class UniformBot(Bot):
    """The best reply to a rival who lays any order with the same chance, judged by who holds what."""

    def __init__(self, rivals: int = 40) -> None:
        self.rivals = rivals
        self.judgement = Judgement(coarse())

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        assert isinstance(world, SunTzu)
        c = world.cells
        if not whole_board(world):
            return int(rng.choose(world.legal(seat)))
        if c[PHASE] != ORDERS:
            legal = world.legal(seat)
            worth = judged(world, seat, legal, self.judgement, budget.begin(), 8, rng)
            return int(legal[max(range(len(legal)), key=lambda i: worth[i])])
        thinking = Thinking(world, seat, self.judgement, 1, self.rivals, 1, 0, rng)
        for number in range(self.rivals):
            hand = number % thinking.duel.rival.hands
            thinking.duel.add_rival(hand, thinking.rival.holdings[hand].random(rng))
        crowd = Crowd(thinking.duel, True, 0)
        best: tuple[float, int] = (-1.0, 0)
        province = next(p for p in range(NUM_PROVINCES) if c[LAID + NUM_PROVINCES * seat + p] < 0)
        for _ in range(6):
            order: vec[i64] = thinking.own.holdings[0].random(rng)
            worth_of = improve(crowd, thinking.own.holdings[0], order)
            best = max(best, (worth_of, int(order[province])))
        return int(ORDER) + int(KINDS) * province + best[1]
