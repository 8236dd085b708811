"""Best replies: strong orders of a hand against the other side's strategy, found by hill climbing over the cards.

Hill climbing with restarts: Stuart Russell and Peter Norvig, "Artificial Intelligence: A Modern Approach", 1995.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.rng import Rng
from tianxia.games.suntzu.bots.battle_lookup import CARD_PAIRS, BattleLookup
from tianxia.games.suntzu.bots.regret_matching import MatrixGame, SideStrategy
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import KINDS, NO_CARD, SIX, list_kinds

MIN_SHARE: Final = 0.002
"""Orders that are played with a smaller probability are ignored in a best reply; chosen by hand."""
MIN_GAIN: Final = 1e-9
"""The probability that a step must gain, so that rounding errors cannot make hill climbing loop forever."""


class PlayableHand:
    """The cards that a side may still lay, and the provinces in which it may lay a 6."""

    def __init__(self, hand: i64, six_provinces: i64, laid: vec[i64]) -> None:
        """Take the cards in hand, the provinces for a 6, as bits, and by province the card laid, or NO_CARD."""
        self.hand = hand
        self.six_provinces = six_provinces
        self.laid = laid

    def draw_random_order(self, rng: Rng) -> vec[i64]:
        """Return a legal order with the laid cards in place, each of the others equally likely."""
        cards = list_kinds(self.hand)
        order = self.laid[:]
        is_legal = False
        while not is_legal:
            rng.shuffle(cards)
            is_legal = True
            next_card: i64 = 0
            province: i64 = 0
            while province < NUM_PROVINCES:
                if self.laid[province] == NO_CARD:
                    order[province] = cards[next_card]
                    next_card += 1
                    if order[province] == SIX and not self.six_provinces >> province & 1:
                        is_legal = False
                province += 1
        return order


class OpposingStrategy:
    """The strategy to reply to: the other side's orders with the probabilities of being played."""

    def __init__(self, matrix_game: MatrixGame, is_own_reply: bool, hand: i64) -> None:
        """Take the average strategy of one side; `hand` is the hand of the other side, which replies."""
        other = matrix_game.rival if is_own_reply else matrix_game.own
        self.lookup: BattleLookup = matrix_game.lookup
        self.sign: float = 1.0 if is_own_reply else -1.0
        self.stride: i64 = KINDS if is_own_reply else 1
        self.entry_indices = vec[i64](capacity=NUM_PROVINCES * other.num_orders)
        self.offsets = vec[i64](capacity=other.num_orders)
        self.shares = vec[float](capacity=other.num_orders)
        average = other.average_strategy()
        row: i64 = 0
        while row < other.num_orders:
            if average[row] >= MIN_SHARE:
                self._add_row(other, row, average[row] * other.hand_probabilities[other.row_hands[row]], is_own_reply)
                replying_offset = matrix_game.own.offsets[hand] if is_own_reply else matrix_game.rival.offsets[hand]
                opposing_offset = other.offsets[other.row_hands[row]]
                self.offsets = append(
                    self.offsets,
                    replying_offset - opposing_offset if is_own_reply else opposing_offset - replying_offset,
                )
            row += 1

    def _add_row(self, other: SideStrategy, row: i64, share: float, is_own_reply: bool) -> None:
        self.shares = append(self.shares, share)
        province: i64 = 0
        while province < NUM_PROVINCES:
            kind = other.cards[NUM_PROVINCES * row + province]
            index = CARD_PAIRS * province + (kind if is_own_reply else KINDS * kind)
            self.entry_indices = append(self.entry_indices, index)
            province += 1

    def sum_entries(self, order: vec[i64]) -> vec[i64]:
        """Return the sum of lookup entries of an order against each order of the strategy."""
        totals = vec[i64](capacity=i64(len(self.shares)))
        entries = self.lookup.entries
        i: i64 = 0
        while i < i64(len(self.shares)):
            total = self.offsets[i]
            province: i64 = 0
            while province < NUM_PROVINCES:
                total += entries[self.entry_indices[NUM_PROVINCES * i + province] + self.stride * order[province]]
                province += 1
            totals = append(totals, total)
            i += 1
        return totals

    def value(self, totals: vec[i64]) -> float:
        """Return the expected value against the strategy, from `sum_entries`; the replying side wants it high."""
        value = 0.0
        lookup = self.lookup
        i: i64 = 0
        n = i64(len(self.shares))
        while i < n:
            value += self.shares[i] * lookup.win_probability(totals[i])
            i += 1
        return self.sign * value

    def value_after_change(
        self, totals: vec[i64], order: vec[i64], first: i64, card: i64, second: i64, other_card: i64
    ) -> float:
        """Return the value of an order after changing its cards in two provinces (in one, if both are the same)."""
        value = 0.0
        lookup = self.lookup
        entries = lookup.entries
        stride = self.stride
        entry_indices = self.entry_indices
        shares = self.shares
        first_before = stride * order[first]
        second_before = stride * order[second]
        first_after = stride * card
        second_after = stride * other_card
        i: i64 = 0
        n = i64(len(shares))
        while i < n:
            index = entry_indices[NUM_PROVINCES * i + first]
            total = totals[i] + entries[index + first_after] - entries[index + first_before]
            if second != first:
                index = entry_indices[NUM_PROVINCES * i + second]
                total += entries[index + second_after] - entries[index + second_before]
            value += shares[i] * lookup.win_probability(total)
            i += 1
        return self.sign * value


def add_best_reply(matrix_game: MatrixGame, is_own_reply: bool, hand: i64, playable: PlayableHand, rng: Rng) -> bool:
    """Add the best order found for a hand to the matrix game; return False if the game had it already.

    Hill climbing starts from a random order and from the hand's most played one.
    """
    opposing = OpposingStrategy(matrix_game, is_own_reply, hand)
    side = matrix_game.own if is_own_reply else matrix_game.rival
    best = playable.draw_random_order(rng)
    best_value = improve_order(opposing, playable, best)
    row = side.most_played_row(hand)
    if row >= 0:
        order = side.order_at(row)
        if improve_order(opposing, playable, order) >= best_value:
            best = order
    return matrix_game.add_own_order(hand, best) if is_own_reply else matrix_game.add_rival_order(hand, best)


def improve_order(opposing: OpposingStrategy, playable: PlayableHand, order: vec[i64]) -> float:
    """Improve an order in place by hill climbing and return its value.

    A step swaps two cards of the order, or one of them with an unused card; the best step is taken until none gains.
    """
    totals = opposing.sum_entries(order)
    best = opposing.value(totals)
    while True:
        best_first: i64 = -1
        best_second: i64 = 0
        best_card: i64 = 0
        best_value = best + MIN_GAIN
        first: i64 = 0
        unused = _unused_cards(playable, order)
        while first < NUM_PROVINCES:
            if playable.laid[first] == NO_CARD:
                second = first + 1
                while second < NUM_PROVINCES:
                    if _can_swap(playable, order, first, second):
                        value = opposing.value_after_change(totals, order, first, order[second], second, order[first])
                        if value > best_value:
                            best_value = value
                            best_first = first
                            best_second = second
                    second += 1
                kind: i64 = 0
                while kind < KINDS:
                    if (
                        unused[kind] > 0
                        and kind != order[first]
                        and (kind != SIX or playable.six_provinces >> first & 1)
                    ):
                        value = opposing.value_after_change(totals, order, first, kind, first, kind)
                        if value > best_value:
                            best_value = value
                            best_first = first
                            best_second = first
                            best_card = kind
                    kind += 1
            first += 1
        if best_first < 0:
            return best
        if best_first == best_second:
            order[best_first] = best_card
        else:
            card = order[best_first]
            order[best_first] = order[best_second]
            order[best_second] = card
        totals = opposing.sum_entries(order)
        best = opposing.value(totals)


def _unused_cards(playable: PlayableHand, order: vec[i64]) -> vec[i64]:
    """Return how many cards of each kind are in the hand but not in the order."""
    unused = vec[i64]([0] * KINDS)
    for kind in list_kinds(playable.hand):
        unused[kind] += 1
    province: i64 = 0
    while province < NUM_PROVINCES:
        if playable.laid[province] == NO_CARD:
            unused[order[province]] -= 1
        province += 1
    return unused


def _can_swap(playable: PlayableHand, order: vec[i64], first: i64, second: i64) -> bool:
    """Return whether two cards of an order differ and may be swapped."""
    if order[first] == order[second] or playable.laid[second] != NO_CARD:
        return False
    if order[first] == SIX and not playable.six_provinces >> second & 1:
        return False
    return order[second] != SIX or (playable.six_provinces >> first & 1) != 0
