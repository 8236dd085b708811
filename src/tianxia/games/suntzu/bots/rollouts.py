"""Rollouts for all decisions except orders: sampled worlds are played to the end of the round and evaluated.

Rollouts: Gerald Tesauro and Gregory Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996.
Sampled worlds: Matthew Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.bots.search.clock import Clock
from tianxia.engine.playout import draw_outcome
from tianxia.engine.rng import Rng
from tianxia.engine.state import NATURE
from tianxia.games.suntzu.bots.evaluator import HAND_OFFSET, ValueFunction
from tianxia.games.suntzu.rules.actions import (
    DECLINE,
    EXCHANGE,
    FROM_POOL,
    FROM_PROVINCE,
    KEEP,
    KEEP_TWO,
    higher_of_pair,
    is_within,
    lower_of_pair,
)
from tianxia.games.suntzu.rules.battle_stages import ASK_EXCHANGE, ASK_FROM, ASK_GENERAL, ASK_PAY
from tianxia.games.suntzu.rules.board import LAST_ROUND, NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import FRAMED, UNFRAMED
from tianxia.games.suntzu.rules.phases import AFTER, CHOOSING, DRAWING, FIGHTING, ORDERS
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.state import SunTzu


def evaluate_actions(
    world: SunTzu, seat: i64, actions: vec[i64], value_function: ValueFunction, clock: Clock, max_worlds: i64, rng: Rng
) -> vec[float]:
    """Return the mean win probability after each action, over up to `max_worlds` worlds shared by all actions."""
    sums = vec[float]([0.0] * i64(len(actions)))
    worlds: i64 = 0
    clock.check_interval = 1
    while worlds < max_worlds and clock.has_time():
        sample = world.sample(seat, rng)
        seed = rng.draw_seed()
        i: i64 = 0
        while i < i64(len(actions)):
            after = sample.clone()
            after.play(seat, actions[i])
            roll_out_round(after, value_function, Rng(seed))
            sums[i] += value_function.win_probability(after, seat)
            i += 1
        worlds += 1
    i = 0
    while i < i64(len(actions)):
        sums[i] /= float(worlds)
        i += 1
    return sums


def roll_out_round(state: SunTzu, value_function: ValueFunction, rng: Rng) -> None:
    """Play by the rollout policy, in place, until the next decision is about drawn cards or orders."""
    while True:
        bits = state.actor_bits()
        phase = state.phase
        if bits == 0 or phase == ORDERS or phase == DRAWING:
            return
        if bits == NATURE:
            state.play(NATURE, draw_outcome(state, rng))
            continue
        seat: i64 = 0 if bits & 1 else 1
        state.play(seat, choose_rollout_action(state, seat, value_function, rng))


def choose_rollout_action(state: SunTzu, seat: i64, value_function: ValueFunction, rng: Rng) -> i64:
    """Return a sensible action by fixed rules; the choice of generals is random."""
    legal = state.list_legal(seat)
    phase = state.phase
    if phase == CHOOSING:
        return rng.choose(legal)
    if phase == AFTER:
        return DECLINE
    if phase == DRAWING:
        return choose_kept_cards(legal, value_function, min(state.round + 1, LAST_ROUND))
    if phase == FIGHTING:
        ask = state.question
        if ask == ASK_GENERAL:
            return legal[0]
        if ask == ASK_FROM or ask == ASK_PAY:
            return _choose_army_source(state, legal)
        if ask == ASK_EXCHANGE:
            return _choose_exchange(legal, value_function, state.round)
        return legal[i64(len(legal)) - 1]
    return legal[0]


def choose_kept_cards(legal: vec[i64], value_function: ValueFunction, next_round: i64) -> i64:
    """Return the action that keeps the drawn cards with the highest weights in hand."""
    best = legal[0]
    best_value = -1e9
    for action in legal:
        if action < KEEP_TWO:
            value = value_function.weight(next_round, HAND_OFFSET + action - KEEP)
        else:
            value = value_function.weight(next_round, HAND_OFFSET + lower_of_pair(action - KEEP_TWO) - FRAMED)
            value += value_function.weight(next_round, HAND_OFFSET + higher_of_pair(action - KEEP_TWO) - FRAMED)
        if value > best_value:
            best_value = value
            best = action
    return best


def list_exchanges(legal: vec[i64]) -> vec[i64]:
    """Return the actions that exchange a card."""
    exchanges = vec[i64](capacity=UNFRAMED)
    for action in legal:
        if is_within(action, EXCHANGE, UNFRAMED):
            exchanges = append(exchanges, action)
    return exchanges


def _choose_army_source(state: RulesState, legal: vec[i64]) -> i64:
    """Return the action that takes an army from the pool, else from the province with most armies."""
    best = legal[0]
    most_armies: i64 = -1
    for action in legal:
        if action == FROM_POOL:
            return action
        if is_within(action, FROM_PROVINCE, NUM_PROVINCES) and state.armies(action - FROM_PROVINCE) > most_armies:
            most_armies = state.armies(action - FROM_PROVINCE)
            best = action
    return best


def _choose_exchange(legal: vec[i64], value_function: ValueFunction, next_round: i64) -> i64:
    """Return the exchange of the card with the lowest weight, or DECLINE if no card can be exchanged."""
    best: i64 = DECLINE
    lowest = 1e9
    for action in list_exchanges(legal):
        value = value_function.weight(next_round, HAND_OFFSET + action - EXCHANGE)
        if value < lowest:
            lowest = value
            best = action
    return best
