"""The orders of both sides as a matrix game, solved by regret matching.

Each side has the hands that it may hold, each with a probability, and for each hand some orders. A side knows its own
hand but not the rival's, so a strategy is a probability distribution over orders for each hand. Rows of the matrix are
one's own orders, columns the rival's, and an entry is one's own win probability.

Regret matching: Sergiu Hart and Andreu Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium",
2000. Regrets never fall below 0, and updates alternate: Oskari Tammelin, "Solving Large Imperfect Information Games
Using CFR+", 2014.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.bots.battle_lookup import CARD_PAIRS, BattleLookup
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import KINDS


class SideStrategy:
    """The orders of one side and its strategy over them. Every order is a row that belongs to a hand."""

    def __init__(self, hand_probabilities: vec[float], max_orders: i64) -> None:
        """Take the probability of each hand, and how many orders a hand can have."""
        num_hands: i64 = i64(len(hand_probabilities))
        capacity = num_hands * max_orders
        self.num_hands = num_hands
        self.max_orders = max_orders
        self.capacity = capacity
        self.hand_probabilities = hand_probabilities
        self.num_orders: i64 = 0
        self.row_hands = vec[i64](capacity=capacity)
        self.cards = vec[i64](capacity=NUM_PROVINCES * capacity)
        """By row and province: the kind of card laid there."""
        self.current = vec[float](capacity=capacity)
        """By row: its probability in the current strategy, given the hand."""
        self.reach = vec[float](capacity=capacity)
        """By row: `current` times the probability of the hand."""
        self.regrets = vec[float](capacity=capacity)
        self.strategy_sum = vec[float](capacity=capacity)
        """By row: the weighted sum of its probabilities over all iterations."""
        self.values = vec[float](capacity=capacity)
        """By row: one's own win probability against the other side's strategy."""
        self.offsets = vec[i64]([0] * num_hands)
        """By hand: log-odds in thousandths that do not depend on the orders."""

    def add_row(self, hand: i64, order: vec[i64]) -> None:
        """Add an order for a hand."""
        self.num_orders += 1
        self.row_hands = append(self.row_hands, hand)
        i: i64 = 0
        while i < NUM_PROVINCES:
            self.cards = append(self.cards, order[i])
            i += 1
        self.current = append(self.current, 0.0)
        self.reach = append(self.reach, 0.0)
        self.regrets = append(self.regrets, 0.0)
        self.strategy_sum = append(self.strategy_sum, 0.0)
        self.values = append(self.values, 0.0)

    def find_row(self, hand: i64, order: vec[i64]) -> i64:
        """Return the row of a hand's order, or -1."""
        row: i64 = 0
        while row < self.num_orders:
            if self.row_hands[row] == hand:
                i: i64 = 0
                while i < NUM_PROVINCES and self.cards[NUM_PROVINCES * row + i] == order[i]:
                    i += 1
                if i == NUM_PROVINCES:
                    return row
            row += 1
        return -1

    def replace_row(self, row: i64, order: vec[i64]) -> None:
        """Put another order into a row, with no regret yet."""
        i: i64 = 0
        while i < NUM_PROVINCES:
            self.cards[NUM_PROVINCES * row + i] = order[i]
            i += 1
        self.regrets[row] = 0.0
        self.strategy_sum[row] = 0.0

    def count_rows(self, hand: i64) -> i64:
        """Return how many orders a hand has."""
        n: i64 = 0
        for row_hand in self.row_hands:
            if row_hand == hand:
                n += 1
        return n

    def least_played_row(self, hand: i64) -> i64:
        """Return the row of a hand that is played least on average, or -1."""
        best: i64 = -1
        row: i64 = 0
        while row < self.num_orders:
            if self.row_hands[row] == hand and (best < 0 or self.strategy_sum[row] < self.strategy_sum[best]):
                best = row
            row += 1
        return best

    def most_played_row(self, hand: i64) -> i64:
        """Return the row of a hand that is played most on average, or -1."""
        best: i64 = -1
        row: i64 = 0
        while row < self.num_orders:
            if self.row_hands[row] == hand and (best < 0 or self.strategy_sum[row] > self.strategy_sum[best]):
                best = row
            row += 1
        return best

    def order_at(self, row: i64) -> vec[i64]:
        """Return the order of a row: a kind of card for each province."""
        return self.cards[NUM_PROVINCES * row : NUM_PROVINCES * (row + 1)]

    def average_strategy(self) -> vec[float]:
        """Return the average strategy over all iterations: a probability for each row, adding up to 1 for each hand."""
        sums = vec[float]([0.0] * self.num_hands)
        counts = vec[i64]([0] * self.num_hands)
        row: i64 = 0
        while row < self.num_orders:
            sums[self.row_hands[row]] += self.strategy_sum[row]
            counts[self.row_hands[row]] += 1
            row += 1
        average = vec[float](capacity=self.num_orders)
        row = 0
        while row < self.num_orders:
            hand_sum = sums[self.row_hands[row]]
            average = append(
                average,
                self.strategy_sum[row] / hand_sum if hand_sum > 0.0 else 1.0 / float(counts[self.row_hands[row]]),
            )
            row += 1
        return average

    def row_probabilities(self) -> vec[float]:
        """Return the probability of each row to an observer who does not know the hand; they add up to 1."""
        probabilities = self.average_strategy()
        row: i64 = 0
        while row < self.num_orders:
            probabilities[row] *= self.hand_probabilities[self.row_hands[row]]
            row += 1
        return probabilities

    def update_strategy(self, weight: float) -> None:
        """Set the current strategy in proportion to the regrets, and add it to the average with a weight."""
        sums = vec[float]([0.0] * self.num_hands)
        counts = vec[i64]([0] * self.num_hands)
        row: i64 = 0
        while row < self.num_orders:
            sums[self.row_hands[row]] += self.regrets[row]
            counts[self.row_hands[row]] += 1
            row += 1
        row = 0
        while row < self.num_orders:
            hand_sum = sums[self.row_hands[row]]
            share = self.regrets[row] / hand_sum if hand_sum > 0.0 else 1.0 / float(counts[self.row_hands[row]])
            self.current[row] = share
            self.reach[row] = share * self.hand_probabilities[self.row_hands[row]]
            self.strategy_sum[row] += weight * share
            row += 1

    def update_regrets(self, sign: float) -> None:
        """Update the regrets from `values`, which count for this side with a sign of 1 and against it with -1.

        As in regret matching plus, no regret falls below 0.
        """
        means = vec[float]([0.0] * self.num_hands)
        row: i64 = 0
        while row < self.num_orders:
            means[self.row_hands[row]] += self.current[row] * self.values[row]
            row += 1
        row = 0
        while row < self.num_orders:
            regret = self.regrets[row] + sign * (self.values[row] - means[self.row_hands[row]])
            self.regrets[row] = regret if regret > 0.0 else 0.0
            row += 1


class MatrixGame:
    """A zero-sum game between two sides, with the iterations of regret matching on it."""

    def __init__(self, lookup: BattleLookup, own: SideStrategy, rival: SideStrategy) -> None:
        """Take both sides, which have no orders yet, and the lookup that provides the payoffs."""
        self.lookup = lookup
        self.own = own
        self.rival = rival
        self.width: i64 = rival.capacity
        self.matrix = vec[float]([0.0] * (own.capacity * rival.capacity))
        self.iterations: i64 = 0

    def add_own_order(self, hand: i64, order: vec[i64]) -> bool:
        """Add an own order, replacing the least played one if the hand is full. Return False if it was there."""
        row = self._add_order(self.own, hand, order)
        if row < 0:
            return False
        column: i64 = 0
        while column < self.rival.num_orders:
            self.matrix[self.width * row + column] = self.payoff(row, column)
            column += 1
        return True

    def add_rival_order(self, hand: i64, order: vec[i64]) -> bool:
        """Add an order of the rival, as `add_own_order` does for an own one."""
        column = self._add_order(self.rival, hand, order)
        if column < 0:
            return False
        row: i64 = 0
        while row < self.own.num_orders:
            self.matrix[self.width * row + column] = self.payoff(row, column)
            row += 1
        return True

    def _add_order(self, side: SideStrategy, hand: i64, order: vec[i64]) -> i64:
        """Return the row in which an order was put; -1 if the side has it already."""
        if side.find_row(hand, order) >= 0:
            return -1
        if side.count_rows(hand) < side.max_orders:
            side.add_row(hand, order)
            return side.num_orders - 1
        row = side.least_played_row(hand)
        side.replace_row(row, order)
        return row

    def payoff(self, row: i64, column: i64) -> float:
        """Return one's own win probability if these two orders meet."""
        own = self.own
        rival = self.rival
        entries = self.lookup.entries
        total = own.offsets[own.row_hands[row]] - rival.offsets[rival.row_hands[column]]
        province: i64 = 0
        while province < NUM_PROVINCES:
            card = own.cards[NUM_PROVINCES * row + province]
            other = rival.cards[NUM_PROVINCES * column + province]
            total += entries[CARD_PAIRS * province + KINDS * card + other]
            province += 1
        return self.lookup.win_probability(total)

    def iterate(self) -> None:
        """Run one iteration of regret matching, with alternating updates; later iterations weigh quadratically more."""
        self.iterations += 1
        weight = float(self.iterations) * float(self.iterations)
        own = self.own
        rival = self.rival
        own.update_strategy(weight)
        width = self.width
        matrix = self.matrix
        column: i64 = 0
        values = rival.values
        reach = own.reach
        n = own.num_orders
        m = rival.num_orders
        while column < m:
            values[column] = 0.0
            column += 1
        row: i64 = 0
        while row < n:
            share = reach[row]
            if share > 0.0:
                column = 0
                first = width * row
                while column < m:
                    values[column] += share * matrix[first + column]
                    column += 1
            row += 1
        rival.update_regrets(-1.0)
        rival.update_strategy(weight)
        self.evaluate_own_orders(rival.reach)
        own.update_regrets(1.0)

    def value(self) -> float:
        """Return one's own win probability if both sides play their average strategies."""
        self.evaluate_own_orders(self.rival.row_probabilities())
        average = self.own.row_probabilities()
        value = 0.0
        row: i64 = 0
        while row < self.own.num_orders:
            value += average[row] * self.own.values[row]
            row += 1
        return value

    def evaluate_own_orders(self, rival_probabilities: vec[float]) -> None:
        """Set the value of each own order against the rival's orders with these probabilities."""
        own = self.own
        width = self.width
        matrix = self.matrix
        m = self.rival.num_orders
        values = own.values
        row: i64 = 0
        while row < own.num_orders:
            total = 0.0
            first = width * row
            column: i64 = 0
            while column < m:
                share = rival_probabilities[column]
                if share > 0.0:
                    total += share * matrix[first + column]
                column += 1
            values[row] = total
            row += 1
