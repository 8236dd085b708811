"""Answers in revolts and wars by fixed rules, for rollouts: what to commit, which side to support, what to pay with.

The constants were chosen by hand.
"""

from typing import Final

from mypy_extensions import i64

from tianxia.games.huang.bots.evaluator import POINT, PositionEvaluator
from tianxia.games.huang.rules.actions import (
    COMMIT_IN_REVOLT,
    COMMITMENTS,
    REMOVE_TILE,
    SUPPORT,
    SUPPORT_NONE,
    hex_action,
)
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX
from tianxia.games.huang.rules.groups import count_arcs, linked_hexes
from tianxia.games.huang.rules.marks import PAYABLE, UNDER_PAGODA
from tianxia.games.huang.rules.revolts import adjacent_strength
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NO_LEADER, leader_colours
from tianxia.games.huang.rules.tiles import NUM_COLOURS, RED, YELLOW
from tianxia.games.huang.rules.wars import side_strength

EXPECTED_RIVAL_TILES: Final[i64] = 2
"""The yellow or red tiles that a rival is expected to add in a conflict."""
MANY_TILES: Final[i64] = 3
"""More tiles than this are committed only if at least HIGH_STAKE is at stake."""
HIGH_STAKE: Final[i64] = 150
"""The stake, in hundredths of a point, from which on more than MANY_TILES tiles may be committed."""
LEADER_LOSS: Final[i64] = 50
"""What the loss of a leader costs besides the points that depend on it, in hundredths of a point."""

# Costs of paying with a red tile, only compared with each other.
PAGODA_TILE_COST: Final[i64] = 10
"""The cost of paying with a tile under a pagoda of the seat; for one under a rival's pagoda it is a gain."""
LINK_TILE_COST: Final[i64] = 3
"""The cost of paying with a tile that links parts of a state."""


def choose_attack(state: RulesState, seat: i64) -> i64:
    """Return the attack that beats what the defender is expected to add; without tiles if the seat cannot win."""
    leader_bonus: i64 = 1 if state.is_leader_off(seat, YELLOW) else 0
    defender = state.defender
    hand = state.hand(seat, YELLOW)
    ahead = adjacent_strength(state, seat) + leader_bonus - adjacent_strength(state, defender)
    if state.is_leader_off(defender, YELLOW):
        ahead -= 1
    if ahead + hand <= 0:
        return COMMIT_IN_REVOLT + leader_bonus
    expected = max(EXPECTED_RIVAL_TILES, state.known(defender, YELLOW))
    return COMMIT_IN_REVOLT + 2 * max(0, min(hand, expected + 1 - ahead)) + leader_bonus


def choose_defence(evaluator: PositionEvaluator, state: RulesState, seat: i64) -> i64:
    """Return the defence that is just enough; without tiles if the seat lacks them or they cost too much."""
    leader_bonus: i64 = 1 if state.is_leader_off(seat, YELLOW) else 0
    behind = (
        adjacent_strength(state, state.turn)
        + state.attack_tiles
        + state.attack_leader
        - adjacent_strength(state, seat)
        - leader_bonus
    )
    if behind <= 0:
        return COMMIT_IN_REVOLT + leader_bonus
    if behind > state.hand(seat, YELLOW):
        return COMMIT_IN_REVOLT + leader_bonus
    if behind > MANY_TILES and evaluator.points_at_stake[NUM_COLOURS * seat + state.revolt_colour] < HIGH_STAKE:
        return COMMIT_IN_REVOLT + leader_bonus
    return COMMIT_IN_REVOLT + 2 * behind + leader_bonus


def choose_support(evaluator: PositionEvaluator, state: RulesState, seat: i64) -> i64:
    """Return support for the side whose victory is worth most to the seat, with the red tiles it needs; or none."""
    best: i64 = NO_HEX
    best_value: i64 = 0
    highest_other: i64 = 0
    side: i64 = 0
    while side < MAX_SIDES and state.side_name(side) != NO_HEX:
        value = _side_value(evaluator, state, seat, side)
        if value > best_value:
            best_value = value
            best = side
        side += 1
    if best == NO_HEX:
        return SUPPORT_NONE
    side = 0
    while side < MAX_SIDES and state.side_name(side) != NO_HEX:
        if side != best:
            highest_other = max(highest_other, side_strength(state, side))
        side += 1
    leader_bonus: i64 = 1 if state.is_leader_off(seat, RED) else 0
    hand = state.hand(seat, RED)
    behind = highest_other - side_strength(state, best) - leader_bonus
    if seat != state.turn:
        # Others answer after this seat, and the attacker decides ties.
        behind += 1 + EXPECTED_RIVAL_TILES // 2
        if behind - EXPECTED_RIVAL_TILES > hand:
            behind = 0
    elif behind > hand:
        behind = 0
    tiles = max(0, min(hand, behind))
    if tiles > MANY_TILES and best_value < HIGH_STAKE:
        tiles = 0
    if tiles == 0 and leader_bonus == 0:
        return SUPPORT_NONE
    return SUPPORT + COMMITMENTS * best + 2 * tiles + leader_bonus


def _side_value(evaluator: PositionEvaluator, state: RulesState, seat: i64, side: i64) -> i64:
    """Return the value of a side's victory to a seat: its leaders stay and score, conflicting ones are removed."""
    total_value: i64 = 0
    own = _colours(state, side)
    other: i64 = 0
    while other < MAX_SIDES and state.side_name(other) != NO_HEX:
        if other != side:
            for hex_index in linked_hexes(state, state.side_name(other), state.placed_at):
                leader = state.leader(hex_index)
                if leader >= 0 and own >> (leader % NUM_COLOURS) & 1:
                    # This leader would be removed, and the winner of its colour would score a point.
                    stake = LEADER_LOSS + evaluator.points_at_stake[leader]
                    total_value += -stake if leader // NUM_COLOURS == seat else stake // max(1, state.players - 1)
                    winner = _leader_owner(state, side, leader % NUM_COLOURS)
                    if winner == seat:
                        total_value += POINT
                    elif winner >= 0:
                        total_value -= POINT // max(1, state.players - 1)
        other += 1
    return total_value


def _colours(state: RulesState, side: i64) -> i64:
    """Return the colours of the leaders on a side, as bits."""
    bits: i64 = 0
    for hex_index in linked_hexes(state, state.side_name(side), state.placed_at):
        leader = state.leader(hex_index)
        if leader != NO_LEADER:
            bits |= 1 << leader
    return leader_colours(bits)


def _leader_owner(state: RulesState, side: i64, colour: i64) -> i64:
    """Return the seat whose leader of a colour is on a side, or −1."""
    for hex_index in linked_hexes(state, state.side_name(side), state.placed_at):
        leader = state.leader(hex_index)
        if leader >= 0 and leader % NUM_COLOURS == colour:
            return leader // NUM_COLOURS
    return -1


def choose_payment(state: RulesState, seat: i64) -> i64:
    """Return the action that pays with the red tile that costs the seat least, or its rivals most."""
    best: i64 = NO_HEX
    least: i64 = 0
    hex_index: i64 = 0
    while hex_index < state.geometry.count:
        if state.has_mark(hex_index, PAYABLE):
            cost: i64 = 0
            if state.has_mark(hex_index, UNDER_PAGODA):
                is_own = state.leader_owner(state.group(hex_index), RED) == seat
                cost += PAGODA_TILE_COST if is_own else -PAGODA_TILE_COST
            if count_arcs(state, hex_index) > 1:
                cost += LINK_TILE_COST
            if best == NO_HEX or cost < least:
                best = hex_index
                least = cost
        hex_index += 1
    return hex_action(state.geometry, best, REMOVE_TILE)
