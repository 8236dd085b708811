"""What every pair of cards does in every province, looked up instead of fought: the round as a sum of five numbers.

Battles touch each other only where armies or generals run out, so a round is nearly the sum of its battles. An entry
packs what a battle changes (log-odds, points, both pools); five of them added say how the round ends.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.suntzu.judgement import (
    DRAW_AT,
    HAND_AT,
    MARK_AT,
    REINFORCEMENT_AT,
    Judgement,
    displays,
)
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import FRAMED, KINDS, MINUS_ONE, ONE, PLAGUE, SIX, bonus, is_number
from tianxia.games.suntzu.cells import (
    ARMIES,
    GREAT_PLAGUE,
    LAST_ROUND,
    MARKS,
    NOBODY,
    OWNER,
    PILE_SIZE,
    POOL,
    ROUND,
    SUN_TZU,
    TRACK,
    TRACK_END,
    Cells,
)

PAIRS: Final[i64] = KINDS * KINDS
"""Entries of a province: the own kind, then the rival's."""

# The fields of an entry: each counts from a middle, so that it is never below 0.
ODDS_MASK: Final[i64] = (1 << 24) - 1
ODDS_MIDDLE: Final[i64] = 100_000  # thousandths
FIELD_MASK: Final[i64] = 1023
MIDDLE: Final[i64] = 32
POINTS: Final[i64] = 24
OWN_POOL: Final[i64] = 34
RIVAL_POOL: Final[i64] = 44
ZERO: Final[i64] = ODDS_MIDDLE | MIDDLE << POINTS | MIDDLE << OWN_POOL | MIDDLE << RIVAL_POOL

MOST_POOL: Final[i64] = 40
STEPS: Final[i64] = 4096
"""The curve from log-odds −8 … 8 to chances is looked up too."""


def margin(own: i64, rival: i64) -> i64:
    """By how much the own card beats the rival's; below 0: is beaten. Not for a Plague."""
    if is_number(own) and is_number(rival):
        return own - rival
    if bonus(own) or bonus(rival):
        return bonus(own) - bonus(rival)
    if own == rival:
        return 0
    return -1 if own == MINUS_ONE else 1


def _curve() -> vec[float]:
    out = vec[float](capacity=STEPS)
    i: i64 = 0
    while i < STEPS:
        out = append(out, 1.0 / (1.0 + exp(8.0 - (float(i) + 0.5) / 256.0)))
        i += 1
    return out


CURVE: Final[vec[float]] = _curve()


class Tables:
    """The tables of one round, for a seat. Only public things go in: armies, marks, track, displays."""

    def __init__(self, state: Cells, seat: i64, judgement: Judgement) -> None:
        c = state.cells
        self.round: i64 = c[ROUND]
        self.next_round: i64 = min(c[ROUND] + 1, LAST_ROUND)
        self.scoring = c[ROUND] % SCORINGS == 0
        self.last = c[ROUND] == LAST_ROUND
        self.at: i64 = c[TRACK] if seat == SUN_TZU else 0 - c[TRACK]
        self.own_pool: i64 = c[POOL + seat]
        self.rival_pool: i64 = c[POOL + 1 - seat]
        self.entries = vec[i64]([ZERO] * (NUM_PROVINCES * PAIRS))
        self.tracks = vec[i64](capacity=2 * TRACK_END + 1)
        track: i64 = -TRACK_END
        while track <= TRACK_END:
            self.tracks = append(self.tracks, thousandths(judgement.track(self.next_round, track)))
            track += 1
        self.pools = vec[i64](capacity=2 * MOST_POOL + 1)
        pool: i64 = -MOST_POOL
        while pool <= MOST_POOL:
            self.pools = append(self.pools, thousandths(judgement.pool(self.next_round, pool)))
            pool += 1
        self._fill(state, seat, judgement)

    def chance(self, total: i64) -> float:
        """The own chance to win after a round whose five entries add up to `total`."""
        own_pool = self.own_pool + (total >> OWN_POOL & FIELD_MASK) - 5 * MIDDLE
        rival_pool = self.rival_pool + (total >> RIVAL_POOL & FIELD_MASK) - 5 * MIDDLE
        track = self.at
        if self.scoring:
            track += (total >> POINTS & FIELD_MASK) - 5 * MIDDLE
            if self.last:
                lead = track if track else own_pool - rival_pool
                return 1.0 if lead > 0 else (0.0 if lead < 0 else 0.5)
            if track >= TRACK_END:
                return 1.0
            if track <= -TRACK_END:
                return 0.0
        odds = (total & ODDS_MASK) - 5 * ODDS_MIDDLE + self.tracks[track + TRACK_END]
        odds += self.pools[own_pool + MOST_POOL] - self.pools[rival_pool + MOST_POOL]
        step = (odds + 8000) * 256 // 1000
        if step < 0:
            return CURVE[0]
        return CURVE[step] if step < STEPS else CURVE[STEPS - 1]

    def _fill(self, state: Cells, seat: i64, judgement: Judgement) -> None:
        values = displays(state)
        province: i64 = 0
        while province < NUM_PROVINCES:
            own: i64 = 0
            while own < KINDS:
                rival: i64 = 0
                while rival < KINDS:
                    at = PAIRS * province + KINDS * own + rival
                    self.entries[at] = self._battle(state, seat, judgement, values, province, own, rival)
                    rival += 1
                own += 1
            province += 1

    def _battle(
        self, state: Cells, seat: i64, judgement: Judgement, values: vec[i64], province: i64, own: i64, rival: i64
    ) -> i64:
        """One battle: armies counted as the own ones, the rival's below 0."""
        c = state.cells
        before = c[ARMIES + province] if c[OWNER + province] != NOBODY else 0
        if c[OWNER + province] == 1 - seat:
            before = 0 - before
        own_pool: i64 = 0
        rival_pool: i64 = 0
        after = before
        odds = self._spent(judgement, rival) - self._spent(judgement, own)
        if own == PLAGUE or rival == PLAGUE:
            after = _plagued(before, c[GREAT_PLAGUE] != 0)
        else:
            by = margin(own, rival)
            after = before + by
            if own == SIX:
                own_pool -= 1
                odds += self._mark(state, seat, province, judgement)
            if rival == SIX:
                rival_pool -= 1
                odds -= self._mark(state, 1 - seat, province, judgement)
            if own != rival:
                own_cost = max(bonus(own) - 1, 0)
                rival_cost = max(bonus(rival) - 1, 0)
                own_pool -= own_cost
                rival_pool -= rival_cost
                odds += float(own_cost - rival_cost) * judgement.weight(self.next_round, REINFORCEMENT_AT)
        if own == ONE and rival != PLAGUE and c[PILE_SIZE + seat] > 1:
            odds += judgement.weight(self.next_round, DRAW_AT)
        if rival == ONE and own != PLAGUE and c[PILE_SIZE + 1 - seat] > 1:
            odds -= judgement.weight(self.next_round, DRAW_AT)
        own_pool += max(before, 0) - max(after, 0)
        rival_pool += max(0 - before, 0) - max(0 - after, 0)
        points: i64 = 0
        if self.scoring and after != 0:
            value = values[SCORINGS * province + self.round // SCORINGS - 1]
            points = value if after > 0 else 0 - value
        if after > 0:
            odds += judgement.province(self.next_round, values, province, after)
        elif after < 0:
            odds -= judgement.province(self.next_round, values, province, 0 - after)
        entry = (ODDS_MIDDLE + thousandths(odds)) & ODDS_MASK
        entry |= (MIDDLE + points) << POINTS
        entry |= (MIDDLE + own_pool) << OWN_POOL
        return entry | (MIDDLE + rival_pool) << RIVAL_POOL

    def _spent(self, judgement: Judgement, kind: i64) -> float:
        """An unframed card leaves the game."""
        return judgement.weight(self.next_round, HAND_AT + kind - FRAMED) if kind >= FRAMED else 0.0

    def _mark(self, state: Cells, seat: i64, province: i64, judgement: Judgement) -> float:
        marked = state.cells[MARKS + NUM_PROVINCES * seat + province] != 0
        return 0.0 if marked else judgement.weight(self.next_round, MARK_AT)


def _plagued(armies: i64, great: bool) -> i64:
    if armies == 0:
        return 0
    stay = armies if armies > 0 else 0 - armies
    stay = 1 if great else stay - stay // 2
    return stay if armies > 0 else 0 - stay


def thousandths(odds: float) -> i64:
    """Log-odds as a whole number."""
    return i64(odds * 1000.0 + 90_000.5) - 90_000
