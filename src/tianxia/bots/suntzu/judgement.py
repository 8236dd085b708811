"""What a position between two rounds is worth: the chance to win, from weights for what lies on the table.

All that counts adds up to one number, the log-odds of winning; each round has its own block of weights.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import COPIES, EMPTY, FRAMED, KINDS, UNFRAMED, card, count
from tianxia.games.suntzu.cells import (
    ARMIES,
    BOXED,
    DRAWING,
    HAND,
    HIDDEN_BOX,
    KEEPS,
    LAID_ONE,
    LAST_ROUND,
    MARKS,
    NOBODY,
    ORDERS,
    OWNER,
    PHASE,
    PILE_SIZE,
    POOL,
    REINFORCEMENTS,
    ROUND,
    SUN_TZU,
    TRACK,
    UNUSED,
    VALUE,
    WINNER,
    Cells,
)
from tianxia.games.suntzu.generals import EACH, GENERALS

# A block of weights: what one round's beginning is judged by. Each counts for its owner and against the rival.
TRACK_AT: Final[i64] = 0  # the marker's distance from the centre, 0 … 9
CONTROL_AT: Final[i64] = 10  # by scoring to come, then by armies 0 … 8: for each point of the display
POOL_AT: Final[i64] = 37  # armies in the pool, 0 … 12
SHORT_AT: Final[i64] = 50  # an army that is missing in the pool
REINFORCEMENT_AT: Final[i64] = 51
HAND_AT: Final[i64] = 52  # an unframed card in hand, by kind
PILE_AT: Final[i64] = 61  # in the pile, by kind
DRAW_AT: Final[i64] = 70  # a card about to be drawn
MARK_AT: Final[i64] = 71
GENERAL_AT: Final[i64] = 72
BLOCK: Final[i64] = 82

MOST_ARMIES: Final[i64] = 8
MOST_POOL: Final[i64] = 12


class Judgement:
    """Weights, and what they say of a state. All figures are log-odds for a seat to win."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights

    def track(self, next_round: i64, track: i64) -> float:
        """The marker at `track` from the seat's own view."""
        w = self.weights[_block(next_round) + TRACK_AT + (track if track >= 0 else 0 - track)]
        return w if track >= 0 else -w

    def province(self, next_round: i64, values: vec[i64], province: i64, armies: i64) -> float:
        """`armies` own ones in a province, against the displays still to be scored."""
        n = armies if armies < MOST_ARMIES else MOST_ARMIES
        first = _block(next_round) + CONTROL_AT + n
        worth = 0.0
        scoring = (next_round - 1) // SCORINGS
        while scoring < SCORINGS:
            value: float = float(values[SCORINGS * province + scoring])
            worth += value * self.weights[first + (MOST_ARMIES + 1) * scoring]
            scoring += 1
        return worth

    def pool(self, next_round: i64, pool: i64) -> float:
        at = _block(next_round) + POOL_AT
        if pool < 0:
            return self.weights[at] + float(pool) * self.weights[at + SHORT_AT - POOL_AT]
        return self.weights[at + (pool if pool < MOST_POOL else MOST_POOL)]

    def weight(self, next_round: i64, at: i64) -> float:
        return self.weights[_block(next_round) + at]

    def cards(self, next_round: i64, hand: i64, rest: i64) -> float:
        """The unframed cards of a hand, and those that are neither there nor in the box."""
        block = _block(next_round)
        worth = 0.0
        kind: i64 = 0
        while kind < UNFRAMED:
            in_hand = count(hand, FRAMED + kind)
            if in_hand:
                worth += float(in_hand) * self.weights[block + HAND_AT + kind]
            in_pile = count(rest, FRAMED + kind)
            if in_pile:
                worth += float(in_pile) * self.weights[block + PILE_AT + kind]
            kind += 1
        return worth

    def side(self, state: Cells, seat: i64, next_round: i64) -> float:
        """What else a seat has: reinforcements, marks, cards about to be drawn."""
        c = state.cells
        block = _block(next_round)
        worth = float(c[REINFORCEMENTS + seat]) * self.weights[block + REINFORCEMENT_AT]
        province: i64 = 0
        marks: i64 = 0
        while province < NUM_PROVINCES:
            if c[MARKS + NUM_PROVINCES * seat + province]:
                marks += 1
            province += 1
        worth += float(marks) * self.weights[block + MARK_AT]
        draws: i64 = 0
        if c[PHASE] == DRAWING:
            draws = c[KEEPS + seat]
        elif c[PHASE] > ORDERS:
            draws = min(c[PILE_SIZE + seat], 1 + c[LAID_ONE + seat])
        return worth + float(draws) * self.weights[block + DRAW_AT]

    def generals(self, state: Cells, seat: i64, next_round: i64) -> float:
        """The unused generals of a seat."""
        block = _block(next_round)
        bits = state.cells[UNUSED + seat]
        worth = 0.0
        general: i64 = 0
        while general < GENERALS:
            if bits >> general & 1:
                worth += self.weights[block + GENERAL_AT + general]
            general += 1
        return worth

    def unknown_generals(self, state: Cells, seat: i64, next_round: i64) -> float:
        """The unused generals of a seat to one who does not know which they are."""
        if state.cells[UNUSED + seat] == 0:
            return 0.0
        block = _block(next_round) + GENERAL_AT + EACH * seat
        worth = 0.0
        i: i64 = 0
        while i < EACH:
            worth += self.weights[block + i]
            i += 1
        return worth / 5.0

    def log_odds(self, state: Cells, seat: i64) -> float:
        """The whole of a state between rounds, for a seat; hidden things as they lie there: for samples only."""
        c = state.cells
        next_round = c[ROUND] if c[PHASE] <= ORDERS else c[ROUND] + 1
        if next_round > LAST_ROUND:
            next_round = LAST_ROUND
        rival = 1 - seat
        worth = self.track(next_round, c[TRACK] if seat == SUN_TZU else 0 - c[TRACK])
        province: i64 = 0
        values = displays(state)
        while province < NUM_PROVINCES:
            owner = c[OWNER + province]
            if owner != NOBODY:
                held = self.province(next_round, values, province, c[ARMIES + province])
                worth += held if owner == seat else -held
            province += 1
        worth += self.pool(next_round, c[POOL + seat]) - self.pool(next_round, c[POOL + rival])
        worth += self.side(state, seat, next_round) - self.side(state, rival, next_round)
        worth += self.generals(state, seat, next_round) - self.generals(state, rival, next_round)
        worth += self.cards(next_round, c[HAND + seat], rest_of(state, seat, c[HAND + seat]))
        return worth - self.cards(next_round, c[HAND + rival], rest_of(state, rival, c[HAND + rival]))

    def chance(self, state: Cells, seat: i64) -> float:
        """The chance of a seat to win, 0 … 1; a drawn game is a half."""
        winner = state.cells[WINNER]
        if winner != NOBODY:
            return 1.0 if winner == seat else (0.0 if winner == 1 - seat else 0.5)
        return chance_of(self.log_odds(state, seat))


def chance_of(log_odds: float) -> float:
    """Log-odds as a chance."""
    if log_odds > 30.0:
        return 1.0
    if log_odds < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-log_odds))


def displays(state: Cells) -> vec[i64]:
    """The values of the displays: three for each province."""
    out = vec[i64](capacity=NUM_PROVINCES * SCORINGS)
    i: i64 = 0
    while i < NUM_PROVINCES * SCORINGS:
        out = append(out, state.cells[VALUE + i])
        i += 1
    return out


def rest_of(state: Cells, seat: i64, hand: i64) -> i64:
    """The unframed cards still to come to a seat with that hand: neither there nor in the box; none without a pile."""
    c = state.cells
    rest: i64 = EMPTY
    if c[PILE_SIZE + seat] == 0:
        return rest
    boxed = c[BOXED + seat] + c[HIDDEN_BOX + seat]
    kind: i64 = FRAMED
    while kind < KINDS:
        n = COPIES[kind] - count(boxed, kind) - count(hand, kind)
        if n > 0:
            rest += n * card(kind)
        kind += 1
    return rest


def _block(next_round: i64) -> i64:
    return (next_round - 1) * BLOCK
