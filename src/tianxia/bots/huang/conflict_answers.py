"""Answers in revolts and wars: how much to commit, whom to support, what to pay with. Quick rules, for playing on."""

from typing import Final

from mypy_extensions import i64

from tianxia.bots.huang.survey import Survey
from tianxia.games.huang.actions import COMMITMENTS, REMOVE, REVOLT, SUPPORT, SUPPORT_NONE, on_hex
from tianxia.games.huang.cells import (
    AT,
    ATTACK,
    ATTACK_ONE,
    COLOUR,
    DEFENDER,
    GROUP,
    HAND,
    KNOWN,
    LEADER,
    MARKS,
    MOST_SIDES,
    PAYABLE,
    PLAYERS,
    SIDE,
    TURN,
    UNDER_PAGODA,
    WIDTH,
    Cells,
    colours_of,
)
from tianxia.games.huang.ground import NO_HEX
from tianxia.games.huang.groups import arcs, members
from tianxia.games.huang.revolts import ground_strength
from tianxia.games.huang.tiles import NUM_COLOURS, RED, YELLOW
from tianxia.games.huang.wars import strength

USUAL: Final[i64] = 2
"""Tiles of yellow or red a rival may be expected to hold."""
DEAR: Final[i64] = 3
"""More tiles than this are given only for a leader that earns."""
GOOD_STAKE: Final[i64] = 150


def attack(state: Cells, seat: i64) -> i64:
    """Enough to beat what the defender can be expected to add; nothing if that cannot be."""
    c = state.cells
    one: i64 = 1 if state.away(seat, YELLOW) else 0
    defender = c[DEFENDER]
    hand = c[HAND + NUM_COLOURS * seat + YELLOW]
    ahead = ground_strength(state, seat) + one - ground_strength(state, defender)
    if state.away(defender, YELLOW):
        ahead -= 1
    if ahead + hand <= 0:
        return REVOLT + one
    usual = max(USUAL, c[KNOWN + NUM_COLOURS * defender + YELLOW])
    return REVOLT + 2 * max(0, min(hand, usual + 1 - ahead)) + one


def defend(survey: Survey, state: Cells, seat: i64) -> i64:
    """Exactly what is needed, if it is there and not too dear."""
    c = state.cells
    one: i64 = 1 if state.away(seat, YELLOW) else 0
    behind = ground_strength(state, c[TURN]) + c[ATTACK] + c[ATTACK_ONE] - ground_strength(state, seat) - one
    if behind <= 0:
        return REVOLT + one
    if behind > c[HAND + NUM_COLOURS * seat + YELLOW]:
        return REVOLT + one
    if behind > DEAR and survey.stakes[NUM_COLOURS * seat + c[COLOUR]] < GOOD_STAKE:
        return REVOLT + one
    return REVOLT + 2 * behind + one


def support(survey: Survey, state: Cells, seat: i64) -> i64:
    """The side whose victory helps most, with as many red tiles as that takes."""
    c = state.cells
    best: i64 = NO_HEX
    wish: i64 = 0
    most: i64 = 0
    side: i64 = 0
    while side < MOST_SIDES and c[SIDE + side] != NO_HEX:
        good = _wish(survey, state, seat, side)
        if good > wish:
            wish = good
            best = side
        side += 1
    if best == NO_HEX:
        return SUPPORT_NONE
    side = 0
    while side < MOST_SIDES and c[SIDE + side] != NO_HEX:
        if side != best:
            most = max(most, strength(state, side))
        side += 1
    one: i64 = 1 if state.away(seat, RED) else 0
    hand = c[HAND + NUM_COLOURS * seat + RED]
    behind = most - strength(state, best) - one
    if seat != c[TURN]:
        # Others answer, and whoever attacked decides ties.
        behind += 1 + USUAL // 2
        if behind - USUAL > hand:
            behind = 0
    elif behind > hand:
        behind = 0
    tiles = max(0, min(hand, behind))
    if tiles > DEAR and wish < GOOD_STAKE:
        tiles = 0
    if tiles == 0 and one == 0:
        return SUPPORT_NONE
    return SUPPORT + COMMITMENTS * best + 2 * tiles + one


def _wish(survey: Survey, state: Cells, seat: i64, side: i64) -> i64:
    """What it is worth to a seat that a side wins: its leaders stay and score, the other sides' go."""
    c = state.cells
    sum: i64 = 0
    own = _colours(state, side)
    other: i64 = 0
    while other < MOST_SIDES and c[SIDE + other] != NO_HEX:
        if other != side:
            for hex in members(state, c[SIDE + other], state.cells[AT]):
                leader = c[LEADER + WIDTH * hex] - 1
                if leader >= 0 and own >> (leader % NUM_COLOURS) & 1:
                    # This one would go; and the victor of its colour gets a point.
                    stake = 50 + survey.stakes[leader]
                    sum += -stake if leader // NUM_COLOURS == seat else stake // max(1, c[PLAYERS] - 1)
                    winner = _owner(state, side, leader % NUM_COLOURS)
                    if winner == seat:
                        sum += 100
                    elif winner >= 0:
                        sum -= 100 // max(1, c[PLAYERS] - 1)
        other += 1
    return sum


def _colours(state: Cells, side: i64) -> i64:
    bits: i64 = 0
    for hex in members(state, state.cells[SIDE + side], state.cells[AT]):
        leader = state.cells[LEADER + WIDTH * hex]
        if leader:
            bits |= 1 << (leader - 1)
    return colours_of(bits)


def _owner(state: Cells, side: i64, colour: i64) -> i64:
    for hex in members(state, state.cells[SIDE + side], state.cells[AT]):
        leader = state.cells[LEADER + WIDTH * hex] - 1
        if leader >= 0 and leader % NUM_COLOURS == colour:
            return leader // NUM_COLOURS
    return -1


def payment(state: Cells, seat: i64) -> i64:
    """Of the own state the red tile that is missed least; of another's the one that is missed most."""
    c = state.cells
    best: i64 = NO_HEX
    least: i64 = 0
    hex: i64 = 0
    while hex < state.ground.count:
        if c[MARKS + WIDTH * hex] & PAYABLE:
            cost: i64 = 0
            if c[MARKS + WIDTH * hex] & UNDER_PAGODA:
                cost += 10 if state.owner(c[GROUP + WIDTH * hex], RED) == seat else -10
            if arcs(state, hex) > 1:
                cost += 3
            if best == NO_HEX or cost < least:
                best = hex
                least = cost
        hex += 1
    return on_hex(state.ground, best, REMOVE)
