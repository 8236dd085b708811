"""Everything but the orders: each answer is tried in sampled worlds, the round played to its end, and judged."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.bots.suntzu.judgement import HAND_AT, Judgement
from tianxia.engine.playout import random_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE
from tianxia.games.suntzu.actions import EXCHANGE, FROM, FROM_POOL, KEEP, KEEP_TWO, NO, first_of, second_of, within
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import FRAMED, UNFRAMED
from tianxia.games.suntzu.cells import (
    AFTER,
    ARMIES,
    ASK,
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_PAY,
    CHOOSING,
    DRAWING,
    FIGHTING,
    LAST_ROUND,
    ORDERS,
    PHASE,
    ROUND,
    Cells,
)
from tianxia.games.suntzu.state import SunTzu


def judged(
    world: SunTzu, seat: i64, actions: vec[i64], judgement: Judgement, clock: Clock, most: i64, rng: Rng
) -> vec[float]:
    """The chance to win after each action: the mean over up to `most` sampled worlds, the same ones for all."""
    sums = vec[float]([0.0] * i64(len(actions)))
    worlds: i64 = 0
    clock.every = 1
    while worlds < most and clock.goes_on():
        sample = world.sample(seat, rng)
        number = rng.seed()
        i: i64 = 0
        while i < i64(len(actions)):
            after = sample.clone()
            after.play(seat, actions[i])
            play_round(after, judgement, Rng(number))
            sums[i] += judgement.chance(after, seat)
            i += 1
        worlds += 1
    i = 0
    while i < i64(len(actions)):
        sums[i] /= float(worlds)
        i += 1
    return sums


def play_round(state: SunTzu, judgement: Judgement, rng: Rng) -> None:
    """Plays on with quick answers until cards are drawn or orders are asked for."""
    while True:
        bits = state.acting()
        phase = state.cells[PHASE]
        if bits == 0 or phase == ORDERS or phase == DRAWING:
            return
        if bits == NATURE:
            state.play(NATURE, random_outcome(state, rng))
            continue
        seat: i64 = 0 if bits & 1 else 1
        state.play(seat, quick_answer(state, seat, judgement, rng))


def quick_answer(state: SunTzu, seat: i64, judgement: Judgement, rng: Rng) -> i64:
    """A sensible answer without thinking."""
    legal = state.list_legal(seat)
    phase = state.cells[PHASE]
    if phase == CHOOSING:
        return rng.choose(legal)
    if phase == AFTER:
        return NO
    if phase == DRAWING:
        return best_keep(legal, judgement, min(state.cells[ROUND] + 1, LAST_ROUND))
    if phase == FIGHTING:
        ask = state.cells[ASK]
        if ask == ASK_GENERAL:
            return legal[0]
        if ask == ASK_FROM or ask == ASK_PAY:
            return _largest(state, legal)
        if ask == ASK_EXCHANGE:
            return _cheapest(legal, judgement, state.cells[ROUND])
        return legal[i64(len(legal)) - 1]
    return legal[0]


def best_keep(legal: vec[i64], judgement: Judgement, next_round: i64) -> i64:
    """The drawn cards that are worth most in hand."""
    best = legal[0]
    reached = -1e9
    for action in legal:
        if action < KEEP_TWO:
            worth = judgement.weight(next_round, HAND_AT + action - KEEP)
        else:
            worth = judgement.weight(next_round, HAND_AT + first_of(action - KEEP_TWO) - FRAMED)
            worth += judgement.weight(next_round, HAND_AT + second_of(action - KEEP_TWO) - FRAMED)
        if worth > reached:
            reached = worth
            best = action
    return best


def exchanges_of(legal: vec[i64]) -> vec[i64]:
    """Those of the actions that exchange a card."""
    out = vec[i64](capacity=UNFRAMED)
    for action in legal:
        if within(action, EXCHANGE, UNFRAMED):
            out = append(out, action)
    return out


def _largest(state: Cells, legal: vec[i64]) -> i64:
    """An army of the pool, else from the province with most."""
    best = legal[0]
    most: i64 = -1
    for action in legal:
        if action == FROM_POOL:
            return action
        if within(action, FROM, NUM_PROVINCES) and state.cells[ARMIES + action - FROM] > most:
            most = state.cells[ARMIES + action - FROM]
            best = action
    return best


def _cheapest(legal: vec[i64], judgement: Judgement, next_round: i64) -> i64:
    """The exchange that costs the least card, `no` if there is none."""
    best: i64 = NO
    least = 1e9
    for action in exchanges_of(legal):
        worth = judgement.weight(next_round, HAND_AT + action - EXCHANGE)
        if worth < least:
            least = worth
            best = action
    return best
