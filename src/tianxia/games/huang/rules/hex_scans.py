"""Scans of hexes for legal actions, which take much of the time of a game.

Like `groups`, they use the cells of hexes, not their accessors: so the compiler can unroll the loops over neighbours.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS, SOUTH_EAST
from tianxia.games.huang.rules.conflicts import may_touch_bandits
from tianxia.games.huang.rules.fields import (
    ADJACENT_BANDIT_PLACES_CELL,
    ADJACENT_YELLOWS_CELL,
    GROUP_CELL,
    LEADERS_CELL,
    MARKS_CELL,
    STRIDE,
    TILE_CELL,
)
from tianxia.games.huang.rules.marks import UNDER_BANDITS
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import leader_colours
from tianxia.games.huang.rules.tiles import NUM_COLOURS

ANY_COLOUR: Final[i64] = 31
"""All five colours, as bits."""


def classify_hexes(state: RulesState, hexes: vec[i64]) -> tuple[i64, i64, i64]:
    """Write to `hexes` the empty land hexes, the empty river hexes and those with a tile; return how many of each.

    With `count` hexes on the board they are written from index 0, `count` and 2 × `count` on.
    """
    c = state.cells
    count = state.geometry.count
    river = state.geometry.river
    lands: i64 = 0
    rivers: i64 = 0
    tiles: i64 = 0
    hex_index: i64 = 0
    at: i64 = 0
    while hex_index < count:
        if c[TILE_CELL + at]:
            hexes[2 * count + tiles] = hex_index
            tiles += 1
        elif c[GROUP_CELL + at] == NO_HEX and not c[MARKS_CELL + at] & UNDER_BANDITS:
            if c[ADJACENT_BANDIT_PLACES_CELL + at] == 0 or may_touch_bandits(state, hex_index):
                if river[hex_index]:
                    hexes[count + rivers] = hex_index
                    rivers += 1
                else:
                    hexes[lands] = hex_index
                    lands += 1
        hex_index += 1
        at += STRIDE
    return lands, rivers, tiles


def write_leader_targets(state: RulesState, hexes: vec[i64], number: i64, first: i64) -> tuple[i64, bool]:
    """Write the targets of leaders beside the board to `hexes`, from index `first` on.

    The first `number` entries of `hexes` are the empty land hexes. A target is written as 32 × hex + the colours of the
    leaders that may be placed there, as bits. Return the index after the last target, and whether one of them is
    between several states.
    """
    c = state.cells
    neighbours = state.geometry.neighbours
    end = first
    any_between_states = False
    i: i64 = 0
    while i < number:
        hex_index = hexes[i]
        at = STRIDE * hex_index
        if c[ADJACENT_YELLOWS_CELL + at] and c[ADJACENT_BANDIT_PLACES_CELL + at] == 0:
            colours = ANY_COLOUR
            if not touches_at_most_one_state(c, neighbours, hex_index):
                colours = legal_leader_colours(c, neighbours, hex_index, NO_HEX, 0)
                any_between_states = True
            hexes[end] = hex_index << NUM_COLOURS | colours
            end += 1
        i += 1
    return end, any_between_states


def list_shape_starts(state: RulesState, hexes: vec[i64], start: i64, number: i64) -> vec[i64]:
    """Return those of `number` hexes with a tile, from index `start` on, that may begin a triangle or rhombus.

    The hex to the south-east belongs to every shape, so its tile must have the same colour.
    """
    c = state.cells
    neighbours = state.geometry.neighbours
    out = vec[i64](capacity=16)
    end = start + number
    while start < end:
        hex_index = hexes[start]
        if (
            c[TILE_CELL + STRIDE * hex_index]
            == c[TILE_CELL + STRIDE * i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_EAST])]
        ):
            out = append(out, hex_index)
        start += 1
    return out


def touches_at_most_one_state(c: vec[i64], neighbours: vec[i16], hex_index: i64) -> bool:
    """Return whether a hex touches at most one state, so that one group has all leaders around it."""
    all_leaders: i64 = 0
    largest_set: i64 = 0
    at = NUM_DIRECTIONS * hex_index
    end = at + NUM_DIRECTIONS
    while at < end:
        leaders = c[LEADERS_CELL + STRIDE * c[GROUP_CELL + STRIDE * i64(neighbours[at])]]
        all_leaders |= leaders
        largest_set = max(largest_set, leaders)
        at += 1
    return all_leaders == largest_set


def legal_leader_colours(c: vec[i64], neighbours: vec[i16], hex_index: i64, lifted: i64, leader: i64) -> i64:
    """Return the colours, as bits, whose leader the other leaders allow on a hex.

    Next to at most one state any colour is allowed, though it may start a revolt; next to several, only if the union
    has no two leaders of one colour. The leader on the hex `lifted`, with the bit `leader`, is ignored; its state must
    stay linked without it.
    """
    seen: i64 = 0
    colours: i64 = 0
    states: i64 = 0
    clashes = False
    at = NUM_DIRECTIONS * hex_index
    end = at + NUM_DIRECTIONS
    while at < end:
        neighbour = i64(neighbours[at])
        leaders = c[LEADERS_CELL + STRIDE * c[GROUP_CELL + STRIDE * neighbour]] & ~leader
        if neighbour != lifted and leaders & ~seen:
            new_colours = leader_colours(leaders)
            clashes = clashes or (colours & new_colours) != 0
            colours |= new_colours
            seen |= leaders
            states += 1
        at += 1
    if states <= 1:
        return ANY_COLOUR
    return 0 if clashes else ANY_COLOUR & ~colours
