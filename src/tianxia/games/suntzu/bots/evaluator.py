"""The value of a position between two rounds, as a probability of winning.

A linear value function: weighted features add up to the log-odds of winning. Each round has its own weights. The method
is that of Michael Buro, "From Simple Features to Sophisticated Evaluation Functions", 1998.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.rules.board import LAST_ROUND, NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import COPIES, EMPTY, FRAMED, KINDS, UNFRAMED, card, count
from tianxia.games.suntzu.rules.generals import GENERALS_EACH, NUM_GENERALS
from tianxia.games.suntzu.rules.phases import DRAWING, ORDERS
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY, SUN_TZU

# Offsets into the weights for the beginning of a round. Each weight counts for its owner and against the rival.
TRACK_OFFSET: Final[i64] = 0  # the marker's distance from the centre, 0 … 9
CONTROL_OFFSET: Final[i64] = 10  # for each point of a display, by scoring to come, then by armies 0 … 8
POOL_OFFSET: Final[i64] = 37  # armies in the pool, 0 … 12
SHORTAGE_OFFSET: Final[i64] = 50  # each army that the pool lacks
REINFORCEMENT_OFFSET: Final[i64] = 51  # each reinforcement
HAND_OFFSET: Final[i64] = 52  # an unframed card in hand, by kind
PILE_OFFSET: Final[i64] = 61  # in the pile, by kind
DRAW_OFFSET: Final[i64] = 70  # a card about to be drawn
MARK_OFFSET: Final[i64] = 71  # each mark
GENERAL_OFFSET: Final[i64] = 72  # each unused general
WEIGHTS_PER_ROUND: Final[i64] = 82

MAX_ARMIES: Final[i64] = 8
"""More armies in a province have the same value as this many."""
MAX_POOL: Final[i64] = 12
"""More armies in a pool have the same value as this many."""


class ValueFunction:
    """A linear value function. Its terms are log-odds for a seat to win; `next_round` chooses the weights."""

    def __init__(self, weights: vec[float]) -> None:
        """Take WEIGHTS_PER_ROUND weights for each round, the first round first."""
        self.weights = weights

    def track_term(self, next_round: i64, track: i64) -> float:
        """Return the term of the marker, `track` steps towards the seat's own end."""
        w = self.weights[_first_weight(next_round) + TRACK_OFFSET + (track if track >= 0 else 0 - track)]
        return w if track >= 0 else -w

    def province_term(self, next_round: i64, values: vec[i64], province: i64, armies: i64) -> float:
        """Return the term of a province held with this many own armies, for the scorings to come.

        `values` are the displays' values, as `display_values` returns them.
        """
        n = armies if armies < MAX_ARMIES else MAX_ARMIES
        first = _first_weight(next_round) + CONTROL_OFFSET + n
        term = 0.0
        scoring = (next_round - 1) // SCORINGS
        while scoring < SCORINGS:
            value: float = float(values[SCORINGS * province + scoring])
            term += value * self.weights[first + (MAX_ARMIES + 1) * scoring]
            scoring += 1
        return term

    def pool_term(self, next_round: i64, pool: i64) -> float:
        """Return the term of the armies in a seat's pool; a negative number is how many are missing."""
        at = _first_weight(next_round) + POOL_OFFSET
        if pool < 0:
            return self.weights[at] + float(pool) * self.weights[at + SHORTAGE_OFFSET - POOL_OFFSET]
        return self.weights[at + (pool if pool < MAX_POOL else MAX_POOL)]

    def weight(self, next_round: i64, offset: i64) -> float:
        """Return a single weight by its offset."""
        return self.weights[_first_weight(next_round) + offset]

    def cards_term(self, next_round: i64, hand: i64, pile: i64) -> float:
        """Return the term of the unframed cards in a hand, and of those still to come."""
        first = _first_weight(next_round)
        term = 0.0
        kind: i64 = 0
        while kind < UNFRAMED:
            in_hand = count(hand, FRAMED + kind)
            if in_hand:
                term += float(in_hand) * self.weights[first + HAND_OFFSET + kind]
            in_pile = count(pile, FRAMED + kind)
            if in_pile:
                term += float(in_pile) * self.weights[first + PILE_OFFSET + kind]
            kind += 1
        return term

    def resources_term(self, state: RulesState, seat: i64, next_round: i64) -> float:
        """Return the term of a seat's reinforcements, marks, and cards about to be drawn."""
        first = _first_weight(next_round)
        term = float(state.reinforcements(seat)) * self.weights[first + REINFORCEMENT_OFFSET]
        province: i64 = 0
        marks: i64 = 0
        while province < NUM_PROVINCES:
            if state.marks(seat, province):
                marks += 1
            province += 1
        term += float(marks) * self.weights[first + MARK_OFFSET]
        draws: i64 = 0
        if state.phase == DRAWING:
            draws = state.keeps(seat)
        elif state.phase > ORDERS:
            draws = min(state.pile_size(seat), 2 if state.has_laid_one(seat) else 1)
        return term + float(draws) * self.weights[first + DRAW_OFFSET]

    def generals_term(self, state: RulesState, seat: i64, next_round: i64) -> float:
        """Return the term of a seat's unused generals. It reads which they are."""
        first = _first_weight(next_round)
        bits = state.unused_generals(seat)
        term = 0.0
        general: i64 = 0
        while general < NUM_GENERALS:
            if bits >> general & 1:
                term += self.weights[first + GENERAL_OFFSET + general]
            general += 1
        return term

    def unknown_generals_term(self, state: RulesState, seat: i64, next_round: i64) -> float:
        """Return the expected term of a seat's unused general, for an observer who does not know which it is."""
        if state.unused_generals(seat) == 0:
            return 0.0
        first = _first_weight(next_round) + GENERAL_OFFSET + GENERALS_EACH * seat
        term = 0.0
        i: i64 = 0
        while i < GENERALS_EACH:
            term += self.weights[first + i]
            i += 1
        return term / float(GENERALS_EACH)

    def log_odds(self, state: RulesState, seat: i64) -> float:
        """Return the log-odds for a seat between rounds. It reads hidden information: only for sampled worlds."""
        next_round = state.round if state.phase <= ORDERS else state.round + 1
        if next_round > LAST_ROUND:
            next_round = LAST_ROUND
        rival = 1 - seat
        total = self.track_term(next_round, state.track if seat == SUN_TZU else 0 - state.track)
        province: i64 = 0
        values = display_values(state)
        while province < NUM_PROVINCES:
            owner = state.owner(province)
            if owner != NOBODY:
                held = self.province_term(next_round, values, province, state.armies(province))
                total += held if owner == seat else -held
            province += 1
        total += self.pool_term(next_round, state.pool(seat)) - self.pool_term(next_round, state.pool(rival))
        total += self.resources_term(state, seat, next_round) - self.resources_term(state, rival, next_round)
        total += self.generals_term(state, seat, next_round) - self.generals_term(state, rival, next_round)
        total += self.cards_term(next_round, state.hand(seat), cards_to_come(state, seat, state.hand(seat)))
        return total - self.cards_term(next_round, state.hand(rival), cards_to_come(state, rival, state.hand(rival)))

    def win_probability(self, state: RulesState, seat: i64) -> float:
        """Return the probability, 0 … 1, that a seat wins; ½ for a drawn game. Only for sampled worlds."""
        winner = state.winner
        if winner != NOBODY:
            return 1.0 if winner == seat else (0.0 if winner == 1 - seat else 0.5)
        return logistic(self.log_odds(state, seat))


def logistic(log_odds: float) -> float:
    """Return log-odds as a probability."""
    if log_odds > 30.0:
        return 1.0
    if log_odds < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-log_odds))


def display_values(state: RulesState) -> vec[i64]:
    """Return the values of the displays: one for each scoring, three for each province."""
    values = vec[i64](capacity=NUM_PROVINCES * SCORINGS)
    province: i64 = 0
    while province < NUM_PROVINCES:
        scoring: i64 = 0
        while scoring < SCORINGS:
            values = append(values, state.display_value(province, scoring))
            scoring += 1
        province += 1
    return values


def cards_to_come(state: RulesState, seat: i64, hand: i64) -> i64:
    """Return the unframed cards that a seat with this hand may still draw; none without a pile."""
    pile: i64 = EMPTY
    if state.pile_size(seat) == 0:
        return pile
    boxed = state.boxed(seat) + state.hidden_box(seat)
    kind: i64 = FRAMED
    while kind < KINDS:
        n = COPIES[kind] - count(boxed, kind) - count(hand, kind)
        if n > 0:
            pile += n * card(kind)
        kind += 1
    return pile


def _first_weight(next_round: i64) -> i64:
    """Return the index of a round's first weight."""
    return (next_round - 1) * WEIGHTS_PER_ROUND
