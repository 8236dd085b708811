"""Precomputed results of every pair of cards in every province, so that a round is valued by adding five numbers.

Battles affect each other only where armies or generals run out, so a round is nearly the sum of its battles. An entry
packs what a battle changes (log-odds, points, both pools) into one integer; the sum of five entries tells how the round
ends. Such a round is a Colonel Blotto game: Émile Borel, "La théorie du jeu et les équations intégrales à noyau
symétrique", 1921.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.bots.evaluator import (
    DRAW_OFFSET,
    HAND_OFFSET,
    MARK_OFFSET,
    REINFORCEMENT_OFFSET,
    ValueFunction,
    display_values,
)
from tianxia.games.suntzu.rules.board import LAST_ROUND, NUM_PROVINCES, SCORINGS, TRACK_END
from tianxia.games.suntzu.rules.cards import FRAMED, KINDS, MINUS_ONE, ONE, PLAGUE, SIX, bonus, is_number
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import SUN_TZU

CARD_PAIRS: Final[i64] = KINDS * KINDS
"""The number of entries for each province, ordered by the kind of one's own card, then of the rival's."""

# The bit fields of an entry. Each has a bias, so that it is never negative and sums do not borrow from other fields.
LOG_ODDS_MASK: Final[i64] = (1 << 24) - 1
LOG_ODDS_BIAS: Final[i64] = 100_000  # in thousandths
FIELD_MASK: Final[i64] = 1023
FIELD_BIAS: Final[i64] = 32
POINTS_SHIFT: Final[i64] = 24
OWN_POOL_SHIFT: Final[i64] = 34
RIVAL_POOL_SHIFT: Final[i64] = 44
NEUTRAL_ENTRY: Final[i64] = (
    LOG_ODDS_BIAS | FIELD_BIAS << POINTS_SHIFT | FIELD_BIAS << OWN_POOL_SHIFT | FIELD_BIAS << RIVAL_POOL_SHIFT
)

POOL_RANGE: Final[i64] = 40
"""Pools are tabulated from −40 to 40 armies."""
MAX_LOG_ODDS: Final[i64] = 8
"""The logistic function is tabulated for log-odds from −8 to 8, and constant beyond."""
STEPS_PER_LOG_ODDS: Final[i64] = 256
"""The number of entries of that table for an interval of one unit of log-odds."""
LOGISTIC_STEPS: Final[i64] = 4096
"""The number of its entries: STEPS_PER_LOG_ODDS for each of the 16 units."""


def battle_margin(own: i64, rival: i64) -> i64:
    """Return by how much one's own card beats the rival's; negative if it is beaten. Not for a Plague."""
    if is_number(own) and is_number(rival):
        return own - rival
    if bonus(own) or bonus(rival):
        return bonus(own) - bonus(rival)
    if own == rival:
        return 0
    return -1 if own == MINUS_ONE else 1


def _tabulate_logistic() -> vec[float]:
    table = vec[float](capacity=LOGISTIC_STEPS)
    i: i64 = 0
    while i < LOGISTIC_STEPS:
        table = append(table, 1.0 / (1.0 + exp(float(MAX_LOG_ODDS) - (float(i) + 0.5) / float(STEPS_PER_LOG_ODDS))))
        i += 1
    return table


LOGISTIC: Final[vec[float]] = _tabulate_logistic()


class BattleLookup:
    """The results of all possible battles of a round from a seat's side, computed from public information only."""

    def __init__(self, state: RulesState, seat: i64, value_function: ValueFunction) -> None:
        """Compute all entries for the round of a state."""
        self.round: i64 = state.round
        self.next_round: i64 = min(state.round + 1, LAST_ROUND)
        self.is_scoring_round = state.round % SCORINGS == 0
        self.is_last_round = state.round == LAST_ROUND
        self.track_now: i64 = state.track if seat == SUN_TZU else 0 - state.track
        self.own_pool: i64 = state.pool(seat)
        self.rival_pool: i64 = state.pool(1 - seat)
        self.entries = vec[i64]([NEUTRAL_ENTRY] * (NUM_PROVINCES * CARD_PAIRS))
        self.track_terms = vec[i64](capacity=2 * TRACK_END + 1)
        track: i64 = -TRACK_END
        while track <= TRACK_END:
            self.track_terms = append(
                self.track_terms, to_thousandths(value_function.track_term(self.next_round, track))
            )
            track += 1
        self.pool_terms = vec[i64](capacity=2 * POOL_RANGE + 1)
        pool: i64 = -POOL_RANGE
        while pool <= POOL_RANGE:
            self.pool_terms = append(self.pool_terms, to_thousandths(value_function.pool_term(self.next_round, pool)))
            pool += 1
        self._fill_entries(state, seat, value_function)

    def win_probability(self, total: i64) -> float:
        """Return one's own win probability after a round whose five entries and offsets add up to `total`."""
        own_pool = self.own_pool + (total >> OWN_POOL_SHIFT & FIELD_MASK) - NUM_PROVINCES * FIELD_BIAS
        rival_pool = self.rival_pool + (total >> RIVAL_POOL_SHIFT & FIELD_MASK) - NUM_PROVINCES * FIELD_BIAS
        track = self.track_now
        if self.is_scoring_round:
            track += (total >> POINTS_SHIFT & FIELD_MASK) - NUM_PROVINCES * FIELD_BIAS
            if self.is_last_round:
                lead = track if track else own_pool - rival_pool
                return 1.0 if lead > 0 else (0.0 if lead < 0 else 0.5)
            if track >= TRACK_END:
                return 1.0
            if track <= -TRACK_END:
                return 0.0
        log_odds = (total & LOG_ODDS_MASK) - NUM_PROVINCES * LOG_ODDS_BIAS + self.track_terms[track + TRACK_END]
        log_odds += self.pool_terms[own_pool + POOL_RANGE] - self.pool_terms[rival_pool + POOL_RANGE]
        step = (log_odds + 1000 * MAX_LOG_ODDS) * STEPS_PER_LOG_ODDS // 1000
        if step < 0:
            return LOGISTIC[0]
        return LOGISTIC[step] if step < LOGISTIC_STEPS else LOGISTIC[LOGISTIC_STEPS - 1]

    def _fill_entries(self, state: RulesState, seat: i64, value_function: ValueFunction) -> None:
        values = display_values(state)
        province: i64 = 0
        while province < NUM_PROVINCES:
            before = state.armies(province)
            if state.owner(province) == 1 - seat:
                before = 0 - before
            own: i64 = 0
            while own < KINDS:
                rival: i64 = 0
                while rival < KINDS:
                    index = CARD_PAIRS * province + KINDS * own + rival
                    self.entries[index] = self._battle_entry(
                        state, seat, value_function, values, province, before, own, rival
                    )
                    rival += 1
                own += 1
            province += 1

    def _battle_entry(
        self,
        state: RulesState,
        seat: i64,
        value_function: ValueFunction,
        values: vec[i64],
        province: i64,
        before: i64,
        own: i64,
        rival: i64,
    ) -> i64:
        """Return the entry of one battle. Armies, `before` and after, are negative if they are the rival's."""
        own_pool: i64 = 0
        rival_pool: i64 = 0
        after = before
        log_odds = self._spent_card_term(value_function, rival) - self._spent_card_term(value_function, own)
        if own == PLAGUE or rival == PLAGUE:
            after = _armies_after_plague(before, state.is_great_plague)
        else:
            margin = battle_margin(own, rival)
            after = before + margin
            if own == SIX:
                own_pool -= 1
                log_odds += self._mark_term(state, seat, province, value_function)
            if rival == SIX:
                rival_pool -= 1
                log_odds -= self._mark_term(state, 1 - seat, province, value_function)
            if own != rival:
                own_cost = max(bonus(own) - 1, 0)
                rival_cost = max(bonus(rival) - 1, 0)
                own_pool -= own_cost
                rival_pool -= rival_cost
                log_odds += float(own_cost - rival_cost) * value_function.weight(self.next_round, REINFORCEMENT_OFFSET)
        if own == ONE and rival != PLAGUE and state.pile_size(seat) > 1:
            log_odds += value_function.weight(self.next_round, DRAW_OFFSET)
        if rival == ONE and own != PLAGUE and state.pile_size(1 - seat) > 1:
            log_odds -= value_function.weight(self.next_round, DRAW_OFFSET)
        own_pool += max(before, 0) - max(after, 0)
        rival_pool += max(0 - before, 0) - max(0 - after, 0)
        points: i64 = 0
        if self.is_scoring_round and after != 0:
            value = values[SCORINGS * province + self.round // SCORINGS - 1]
            points = value if after > 0 else 0 - value
        if after > 0:
            log_odds += value_function.province_term(self.next_round, values, province, after)
        elif after < 0:
            log_odds -= value_function.province_term(self.next_round, values, province, 0 - after)
        entry = (LOG_ODDS_BIAS + to_thousandths(log_odds)) & LOG_ODDS_MASK
        entry |= (FIELD_BIAS + points) << POINTS_SHIFT
        entry |= (FIELD_BIAS + own_pool) << OWN_POOL_SHIFT
        return entry | (FIELD_BIAS + rival_pool) << RIVAL_POOL_SHIFT

    def _spent_card_term(self, value_function: ValueFunction, kind: i64) -> float:
        """Return the log-odds that a card was worth in hand, if it leaves the game after the battle."""
        return value_function.weight(self.next_round, HAND_OFFSET + kind - FRAMED) if kind >= FRAMED else 0.0

    def _mark_term(self, state: RulesState, seat: i64, province: i64, value_function: ValueFunction) -> float:
        """Return the log-odds of a mark in a province, if the seat has none there yet."""
        marked = state.marks(seat, province) != 0
        return 0.0 if marked else value_function.weight(self.next_round, MARK_OFFSET)


def _armies_after_plague(armies: i64, is_great: bool) -> i64:
    """Return the armies left after a plague; the rival's are negative numbers, before and after."""
    if armies == 0:
        return 0
    remaining = armies if armies > 0 else 0 - armies
    remaining = 1 if is_great else remaining - remaining // 2
    return remaining if armies > 0 else 0 - remaining


def to_thousandths(log_odds: float) -> i64:
    """Return log-odds in thousandths, rounded."""
    # i64() truncates towards 0: the offset keeps its argument positive, so that adding ½ rounds.
    return i64(log_odds * 1000.0 + 90_000.5) - 90_000
