"""Thinking about the orders of a round: hands both sides may hold, and the mixture of orders that follows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.suntzu.duel import Duel, Side
from tianxia.bots.suntzu.judgement import Judgement, rest_of
from tianxia.bots.suntzu.replies import Holding, reply
from tianxia.bots.suntzu.tables import Tables, thousandths
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import NO_CARD, SIX, card
from tianxia.games.suntzu.cells import HAND, LAID, Cells
from tianxia.games.suntzu.legal import may_lay
from tianxia.games.suntzu.state import SunTzu

SETTLED: Final[i64] = 6
"""So many times the iterations where no better order is found."""


class Hands:
    """The hands a side may hold, with a world for each; equal ones are counted together."""

    def __init__(self, most: i64) -> None:
        self.holdings: list[Holding] = []
        self.worlds: list[SunTzu] = []
        self.whole = vec[i64](capacity=most)
        self.counts = vec[i64](capacity=most)
        self.offsets = vec[i64](capacity=most)

    def meet(self, world: SunTzu, seat: i64, laid: vec[i64], offset: float) -> None:
        """A world in which the seat holds some hand; `laid` of it lies on the table for good."""
        hand = whole_hand(world, seat)
        i: i64 = 0
        while i < i64(len(self.whole)):
            if self.whole[i] == hand and self.holdings[i].sixes == sixes_of(world, seat):
                self.counts[i] += 1
                return
            i += 1
        province: i64 = 0
        left = hand
        while province < NUM_PROVINCES:
            if laid[province] != NO_CARD:
                left -= card(laid[province])
            province += 1
        self.holdings.append(Holding(left, sixes_of(world, seat), laid))
        self.worlds.append(world)
        self.whole = append(self.whole, hand)
        self.counts = append(self.counts, i64(1))
        self.offsets = append(self.offsets, thousandths(offset))

    def side(self, rows: i64) -> Side:
        """These hands as a side of the duel, with room for so many orders."""
        total: i64 = 0
        for n in self.counts:
            total += n
        chances = vec[float](capacity=i64(len(self.counts)))
        for n in self.counts:
            chances = append(chances, float(n) / float(total))
        side = Side(chances, rows // i64(len(self.counts)))
        side.offset = self.offsets
        return side


class Thinking:
    """The duel of one round as a seat sees it."""

    def __init__(
        self,
        world: SunTzu,
        seat: i64,
        judgement: Judgement,
        own_hands: i64,
        rival_hands: i64,
        orders: i64,
        first: i64,
        rng: Rng,
    ) -> None:
        """So many hands sampled, with `orders` for each at most, `first` of them at random."""
        rival = 1 - seat
        self.rng = rng
        self.tables = Tables(world, seat, judgement)
        next_round = self.tables.next_round
        nothing = vec[i64]([NO_CARD] * NUM_PROVINCES)
        laid = vec[i64]([NO_CARD] * NUM_PROVINCES)
        province: i64 = 0
        while province < NUM_PROVINCES:
            laid[province] = world.laid(seat, province)
            province += 1
        base = judgement.side(world, seat, next_round) - judgement.side(world, rival, next_round)
        base += judgement.generals(world, seat, next_round) - judgement.unknown_generals(world, rival, next_round)
        self.own = Hands(own_hands)
        self.rival = Hands(rival_hands)
        self.own.meet(world, seat, laid, base + cards_worth(judgement, world, seat, next_round))
        sampled: i64 = 0
        while sampled < rival_hands or sampled < own_hands:
            sample = world.sample(seat, rng)
            if sampled < rival_hands:
                self.rival.meet(sample, rival, nothing, cards_worth(judgement, sample, rival, next_round))
            sampled += 1
            if sampled < own_hands:
                mirror = sample.sample(rival, rng)
                self.own.meet(mirror, seat, nothing, base + cards_worth(judgement, mirror, seat, next_round))
        duel = Duel(self.tables, self.own.side(own_hands * orders), self.rival.side(rival_hands * orders))
        self.duel = duel
        i: i64 = 0
        while i < first:
            hand: i64 = 0
            while hand < duel.own.hands:
                duel.add_own(hand, self.own.holdings[hand].random(rng))
                hand += 1
            hand = 0
            while hand < duel.rival.hands:
                duel.add_rival(hand, self.rival.holdings[hand].random(rng))
                hand += 1
            i += 1

    def run(self, clock: Clock, replies: bool, iterations: i64) -> None:
        """Each simulation: a better order for a hand of either side, then some iterations."""
        turn: i64 = 0
        clock.every = 1
        duel = self.duel
        own_hands = duel.own.hands
        rival_hands = duel.rival.hands
        while clock.goes_on():
            i: i64 = 0
            if replies:
                hand: i64 = 0 if turn % 2 == 0 else (turn // 2) % own_hands
                found = reply(duel, True, hand, self.own.holdings[hand], self.rng)
                hand = turn % rival_hands
                if not reply(duel, False, hand, self.rival.holdings[hand], self.rng) and not found:
                    i = (1 - SETTLED) * iterations
            while i < iterations:
                duel.iterate()
                i += 1
            turn += 1
        duel.judge_own(duel.rival.expected())


def whole_hand(world: Cells, seat: i64) -> i64:
    """The hand, with orders that are laid already."""
    hand = world.cells[HAND + seat]
    province: i64 = 0
    while province < NUM_PROVINCES:
        kind = world.cells[LAID + NUM_PROVINCES * seat + province]
        if kind != NO_CARD:
            hand += card(kind)
        province += 1
    return hand


def sixes_of(world: Cells, seat: i64) -> i64:
    """The provinces where a 6 may lie, as bits."""
    bits: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        if may_lay(world, seat, province, SIX):
            bits |= 1 << province
        province += 1
    return bits


def cards_worth(judgement: Judgement, world: Cells, seat: i64, next_round: i64) -> float:
    hand = whole_hand(world, seat)
    return judgement.cards(next_round, hand, rest_of(world, seat, hand))
