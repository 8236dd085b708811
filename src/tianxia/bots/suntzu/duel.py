"""The orders of both sides as a matrix game, solved by regret matching.

A side has hands it may hold, each with a chance, and for each hand orders to choose from. A side knows its own hand,
not the rival's: a strategy is a mixture for each hand. Rows are the own orders, columns the rival's.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.suntzu.tables import PAIRS, Tables
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import KINDS


class Side:
    """The orders of one side: flat rows, each belonging to a hand."""

    def __init__(self, chances: vec[float], orders: i64) -> None:
        """The chance of each hand, and how many orders one has at most."""
        hands: i64 = i64(len(chances))
        most = hands * orders
        self.hands = hands
        self.orders = orders
        self.most = most
        self.chances = chances
        self.number: i64 = 0
        self.hand = vec[i64](capacity=most)
        self.kinds = vec[i64](capacity=NUM_PROVINCES * most)
        self.mixture = vec[float](capacity=most)
        self.played = vec[float](capacity=most)
        self.regret = vec[float](capacity=most)
        self.total = vec[float](capacity=most)
        self.worth = vec[float](capacity=most)
        self.offset = vec[i64]([0] * hands)

    def add(self, hand: i64, order: vec[i64]) -> None:
        """One more order for a hand."""
        self.number += 1
        self.hand = append(self.hand, hand)
        i: i64 = 0
        while i < NUM_PROVINCES:
            self.kinds = append(self.kinds, order[i])
            i += 1
        self.mixture = append(self.mixture, 0.0)
        self.played = append(self.played, 0.0)
        self.regret = append(self.regret, 0.0)
        self.total = append(self.total, 0.0)
        self.worth = append(self.worth, 0.0)

    def find(self, hand: i64, order: vec[i64]) -> i64:
        """The row of an order, -1 if it is not there."""
        row: i64 = 0
        while row < self.number:
            if self.hand[row] == hand:
                i: i64 = 0
                while i < NUM_PROVINCES and self.kinds[NUM_PROVINCES * row + i] == order[i]:
                    i += 1
                if i == NUM_PROVINCES:
                    return row
            row += 1
        return -1

    def replace(self, row: i64, order: vec[i64]) -> None:
        """Another order in place of one."""
        i: i64 = 0
        while i < NUM_PROVINCES:
            self.kinds[NUM_PROVINCES * row + i] = order[i]
            i += 1
        self.regret[row] = 0.0
        self.total[row] = 0.0

    def rows(self, hand: i64) -> i64:
        """How many orders a hand has."""
        n: i64 = 0
        for of in self.hand:
            if of == hand:
                n += 1
        return n

    def weakest(self, hand: i64) -> i64:
        """The row of a hand that is played least."""
        best: i64 = -1
        row: i64 = 0
        while row < self.number:
            if self.hand[row] == hand and (best < 0 or self.total[row] < self.total[best]):
                best = row
            row += 1
        return best

    def strongest(self, hand: i64) -> i64:
        """The row of a hand that is played most."""
        best: i64 = -1
        row: i64 = 0
        while row < self.number:
            if self.hand[row] == hand and (best < 0 or self.total[row] > self.total[best]):
                best = row
            row += 1
        return best

    def order(self, row: i64) -> vec[i64]:
        return self.kinds[NUM_PROVINCES * row : NUM_PROVINCES * (row + 1)]

    def average(self) -> vec[float]:
        """The mixture over all iterations, for each hand adding up to 1."""
        sums = vec[float]([0.0] * self.hands)
        count = vec[i64]([0] * self.hands)
        row: i64 = 0
        while row < self.number:
            sums[self.hand[row]] += self.total[row]
            count[self.hand[row]] += 1
            row += 1
        out = vec[float](capacity=self.number)
        row = 0
        while row < self.number:
            whole = sums[self.hand[row]]
            out = append(out, self.total[row] / whole if whole > 0.0 else 1.0 / float(count[self.hand[row]]))
            row += 1
        return out

    def expected(self) -> vec[float]:
        """How often each row is met by one who does not know the hand: adds up to 1."""
        out = self.average()
        row: i64 = 0
        while row < self.number:
            out[row] *= self.chances[self.hand[row]]
            row += 1
        return out

    def mix(self, weight: float) -> None:
        """The mixture that follows from the regrets; it enters the average with a weight."""
        sums = vec[float]([0.0] * self.hands)
        count = vec[i64]([0] * self.hands)
        row: i64 = 0
        while row < self.number:
            sums[self.hand[row]] += self.regret[row]
            count[self.hand[row]] += 1
            row += 1
        row = 0
        while row < self.number:
            whole = sums[self.hand[row]]
            share = self.regret[row] / whole if whole > 0.0 else 1.0 / float(count[self.hand[row]])
            self.mixture[row] = share
            self.played[row] = share * self.chances[self.hand[row]]
            self.total[row] += weight * share
            row += 1

    def learn(self, sign: float) -> None:
        """Regrets from what each row would have been worth; regret matching plus keeps none below 0."""
        means = vec[float]([0.0] * self.hands)
        row: i64 = 0
        while row < self.number:
            means[self.hand[row]] += self.mixture[row] * self.worth[row]
            row += 1
        row = 0
        while row < self.number:
            regret = self.regret[row] + sign * (self.worth[row] - means[self.hand[row]])
            self.regret[row] = regret if regret > 0.0 else 0.0
            row += 1


class Duel:
    """The matrix of both sides' orders, and the iterations on it."""

    def __init__(self, tables: Tables, own: Side, rival: Side) -> None:
        self.tables = tables
        self.own = own
        self.rival = rival
        self.width: i64 = rival.most
        self.matrix = vec[float]([0.0] * (own.most * rival.most))
        self.iterations: i64 = 0

    def add_own(self, hand: i64, order: vec[i64]) -> bool:
        """One more own order, in place of the weakest if there is no room; False if it is there already."""
        row = self._add(self.own, hand, order)
        if row < 0:
            return False
        column: i64 = 0
        while column < self.rival.number:
            self.matrix[self.width * row + column] = self.pair(row, column)
            column += 1
        return True

    def add_rival(self, hand: i64, order: vec[i64]) -> bool:
        column = self._add(self.rival, hand, order)
        if column < 0:
            return False
        row: i64 = 0
        while row < self.own.number:
            self.matrix[self.width * row + column] = self.pair(row, column)
            row += 1
        return True

    def _add(self, side: Side, hand: i64, order: vec[i64]) -> i64:
        if side.find(hand, order) >= 0:
            return -1
        if side.rows(hand) < side.orders:
            side.add(hand, order)
            return side.number - 1
        row = side.weakest(hand)
        side.replace(row, order)
        return row

    def pair(self, row: i64, column: i64) -> float:
        """The own chance to win if these two orders meet."""
        own = self.own
        rival = self.rival
        entries = self.tables.entries
        total = own.offset[own.hand[row]] - rival.offset[rival.hand[column]]
        province: i64 = 0
        while province < NUM_PROVINCES:
            card = own.kinds[NUM_PROVINCES * row + province]
            other = rival.kinds[NUM_PROVINCES * column + province]
            total += entries[PAIRS * province + KINDS * card + other]
            province += 1
        return self.tables.chance(total)

    def iterate(self) -> None:
        """One step of regret matching, the own side first."""
        self.iterations += 1
        weight = float(self.iterations) * float(self.iterations)
        own = self.own
        rival = self.rival
        own.mix(weight)
        width = self.width
        matrix = self.matrix
        column: i64 = 0
        worth = rival.worth
        mixture = own.played
        n = own.number
        m = rival.number
        while column < m:
            worth[column] = 0.0
            column += 1
        row: i64 = 0
        while row < n:
            share = mixture[row]
            if share > 0.0:
                column = 0
                first = width * row
                while column < m:
                    worth[column] += share * matrix[first + column]
                    column += 1
            row += 1
        rival.learn(-1.0)
        rival.mix(weight)
        self.judge_own(rival.played)
        own.learn(1.0)

    def value(self) -> float:
        """The own chance to win if both play their average mixtures."""
        self.judge_own(self.rival.expected())
        average = self.own.expected()
        worth = 0.0
        row: i64 = 0
        while row < self.own.number:
            worth += average[row] * self.own.worth[row]
            row += 1
        return worth

    def judge_own(self, met: vec[float]) -> None:
        """What each own order is worth if the rival's are met this often."""
        own = self.own
        width = self.width
        matrix = self.matrix
        m = self.rival.number
        worth = own.worth
        row: i64 = 0
        while row < own.number:
            sum = 0.0
            first = width * row
            column: i64 = 0
            while column < m:
                share = met[column]
                if share > 0.0:
                    sum += share * matrix[first + column]
                column += 1
            worth[row] = sum
            row += 1
