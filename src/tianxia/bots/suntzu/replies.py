"""The best order of a hand against a mixture of the other side, found by exchanging cards until nothing is better."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.suntzu.duel import Duel, Side
from tianxia.bots.suntzu.tables import PAIRS, Tables
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import KINDS, NO_CARD, SIX, kinds

LEAST: Final = 0.002
"""Orders played less often are left out of what is replied to."""


class Holding:
    """What a side may lay: the cards of a hand, where its 6 may lie, and what it has laid already."""

    def __init__(self, hand: i64, sixes: i64, laid: vec[i64]) -> None:
        self.hand = hand
        self.sixes = sixes
        self.laid = laid

    def random(self, rng: Rng) -> vec[i64]:
        """Any lawful order."""
        cards = kinds(self.hand)
        order = self.laid[:]
        lawful = False
        while not lawful:
            rng.shuffle(cards)
            lawful = True
            at: i64 = 0
            province: i64 = 0
            while province < NUM_PROVINCES:
                if self.laid[province] == NO_CARD:
                    order[province] = cards[at]
                    at += 1
                    if order[province] == SIX and not self.sixes >> province & 1:
                        lawful = False
                province += 1
        return order


class Crowd:
    """What is replied to: the other side's orders that are played, each with its share."""

    def __init__(self, duel: Duel, for_own: bool, hand: i64) -> None:
        other = duel.rival if for_own else duel.own
        self.tables: Tables = duel.tables
        self.sign: float = 1.0 if for_own else -1.0
        self.stride: i64 = KINDS if for_own else 1
        self.places = vec[i64](capacity=NUM_PROVINCES * other.number)
        self.offsets = vec[i64](capacity=other.number)
        self.shares = vec[float](capacity=other.number)
        average = other.average()
        row: i64 = 0
        while row < other.number:
            if average[row] >= LEAST:
                self._join(other, row, average[row] * other.chances[other.hand[row]], for_own)
                mine = duel.own.offset[hand] if for_own else duel.rival.offset[hand]
                theirs = other.offset[other.hand[row]]
                self.offsets = append(self.offsets, mine - theirs if for_own else theirs - mine)
            row += 1

    def _join(self, other: Side, row: i64, share: float, for_own: bool) -> None:
        self.shares = append(self.shares, share)
        province: i64 = 0
        while province < NUM_PROVINCES:
            kind = other.kinds[NUM_PROVINCES * row + province]
            place = PAIRS * province + (kind if for_own else KINDS * kind)
            self.places = append(self.places, place)
            province += 1

    def totals(self, order: vec[i64]) -> vec[i64]:
        """The sums of an order against each of the crowd."""
        out = vec[i64](capacity=i64(len(self.shares)))
        entries = self.tables.entries
        i: i64 = 0
        while i < i64(len(self.shares)):
            total = self.offsets[i]
            province: i64 = 0
            while province < NUM_PROVINCES:
                total += entries[self.places[NUM_PROVINCES * i + province] + self.stride * order[province]]
                province += 1
            out = append(out, total)
            i += 1
        return out

    def worth(self, totals: vec[i64]) -> float:
        """The mean over the crowd, larger being better for who replies."""
        worth = 0.0
        tables = self.tables
        i: i64 = 0
        n = i64(len(self.shares))
        while i < n:
            worth += self.shares[i] * tables.chance(totals[i])
            i += 1
        return self.sign * worth

    def changed(self, totals: vec[i64], order: vec[i64], one: i64, card: i64, two: i64, other: i64) -> float:
        """The worth with other cards in one province, or two (the same twice: only one)."""
        worth = 0.0
        tables = self.tables
        entries = tables.entries
        stride = self.stride
        places = self.places
        shares = self.shares
        was_one = stride * order[one]
        was_two = stride * order[two]
        is_one = stride * card
        is_two = stride * other
        i: i64 = 0
        n = i64(len(shares))
        while i < n:
            place = places[NUM_PROVINCES * i + one]
            total = totals[i] + entries[place + is_one] - entries[place + was_one]
            if two != one:
                place = places[NUM_PROVINCES * i + two]
                total += entries[place + is_two] - entries[place + was_two]
            worth += shares[i] * tables.chance(total)
            i += 1
        return self.sign * worth


def reply(duel: Duel, for_own: bool, hand: i64, holding: Holding, rng: Rng) -> bool:
    """The best order found for a hand, from its strongest one or from any, joins the duel; False: it was there."""
    crowd = Crowd(duel, for_own, hand)
    side = duel.own if for_own else duel.rival
    best = holding.random(rng)
    reached = improve(crowd, holding, best)
    row = side.strongest(hand)
    if row >= 0:
        order = side.order(row)
        if improve(crowd, holding, order) >= reached:
            best = order
    return duel.add_own(hand, best) if for_own else duel.add_rival(hand, best)


def improve(crowd: Crowd, holding: Holding, order: vec[i64]) -> float:
    """Exchanges two cards of the order, or one for another of the hand, while that is better; says what it is worth."""
    totals = crowd.totals(order)
    best = crowd.worth(totals)
    while True:
        best_one: i64 = -1
        best_two: i64 = 0
        best_card: i64 = 0
        reached = best + 1e-9
        one: i64 = 0
        left = _left(holding, order)
        while one < NUM_PROVINCES:
            if holding.laid[one] == NO_CARD:
                two = one + 1
                while two < NUM_PROVINCES:
                    if _may_swap(holding, order, one, two):
                        worth = crowd.changed(totals, order, one, order[two], two, order[one])
                        if worth > reached:
                            reached = worth
                            best_one = one
                            best_two = two
                    two += 1
                kind: i64 = 0
                while kind < KINDS:
                    if left[kind] > 0 and kind != order[one] and (kind != SIX or holding.sixes >> one & 1):
                        worth = crowd.changed(totals, order, one, kind, one, kind)
                        if worth > reached:
                            reached = worth
                            best_one = one
                            best_two = one
                            best_card = kind
                    kind += 1
            one += 1
        if best_one < 0:
            return best
        if best_one == best_two:
            order[best_one] = best_card
        else:
            card = order[best_one]
            order[best_one] = order[best_two]
            order[best_two] = card
        totals = crowd.totals(order)
        best = crowd.worth(totals)


def _left(holding: Holding, order: vec[i64]) -> vec[i64]:
    """The cards of the hand that are not in the order, by kind."""
    left = vec[i64]([0] * KINDS)
    for kind in kinds(holding.hand):
        left[kind] += 1
    province: i64 = 0
    while province < NUM_PROVINCES:
        if holding.laid[province] == NO_CARD:
            left[order[province]] -= 1
        province += 1
    return left


def _may_swap(holding: Holding, order: vec[i64], one: i64, two: i64) -> bool:
    if order[one] == order[two] or holding.laid[two] != NO_CARD:
        return False
    if order[one] == SIX and not holding.sixes >> two & 1:
        return False
    return order[two] != SIX or (holding.sixes >> one & 1) != 0
