"""Conflicts: which groups a piece on a hex would link, and whether leaders of one colour would meet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.cells import (
    ADJACENT_BANDITS,
    GROUP,
    GROUP_LEADERS,
    GROUP_REDS,
    STRIDE,
    Cells,
    adjacent_bandits,
    leader_colours,
)

ANY_COLOUR: Final[i64] = 31
"""All five colours, as bits."""


def groups_around(state: Cells, hex_index: i64) -> vec[i64]:
    """Return the different groups that touch a hex: three at most."""
    c = state.cells
    neighbours = state.geometry.neighbours
    out = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
        if neighbour != NO_HEX:
            group = c[GROUP + STRIDE * neighbour]
            if group != NO_HEX and not _contains(out, group):
                out = append(out, group)
        direction += 1
    return out


def states_around(state: Cells, hex_index: i64) -> vec[i64]:
    """Return the different states that touch a hex, in the order of their names."""
    out = vec[i64](capacity=4)
    for group in groups_around(state, hex_index):
        if state.leaders(group):
            out = append(out, group)
            i = i64(len(out)) - 1
            while i > 0 and out[i - 1] > out[i]:
                later = out[i]
                out[i] = out[i - 1]
                out[i - 1] = later
                i -= 1
    return out


def would_start_war(state: Cells, hex_index: i64) -> bool:
    """Return whether a tile on a hex would bring two leaders of one colour together."""
    c = state.cells
    neighbours = state.geometry.neighbours
    seen: i64 = 0
    colours: i64 = 0
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        leaders = c[
            GROUP_LEADERS + STRIDE * c[GROUP + STRIDE * i64(neighbours[NUM_DIRECTIONS * hex_index + direction])]
        ]
        if leaders & ~seen:
            new_colours = leader_colours(leaders)
            if colours & new_colours:
                return True
            colours |= new_colours
            seen |= leaders
        direction += 1
    return False


def touches_at_most_one_state(c: vec[i64], neighbours: vec[i16], hex_index: i64) -> bool:
    """Return whether a hex touches at most one state, so that one group has all leaders around it."""
    all_leaders: i64 = 0
    largest_set: i64 = 0
    at = NUM_DIRECTIONS * hex_index
    end = at + NUM_DIRECTIONS
    while at < end:
        leaders = c[GROUP_LEADERS + STRIDE * c[GROUP + STRIDE * i64(neighbours[at])]]
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
        leaders = c[GROUP_LEADERS + STRIDE * c[GROUP + STRIDE * neighbour]] & ~leader
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


def may_touch_bandits(state: Cells, hex_index: i64) -> bool:
    """Return whether bandits allow a tile on a hex: in a state with as many other red tiles as bandits.

    [H]: not if the tile would start a war.
    """
    c = state.cells
    if c[ADJACENT_BANDITS + STRIDE * hex_index] == 0:
        return True
    reds: i64 = 0
    leaders: i64 = 0
    for group in groups_around(state, hex_index):
        reds += c[GROUP_REDS + STRIDE * group]
        leaders |= c[GROUP_LEADERS + STRIDE * group]
    return leaders != 0 and reds >= adjacent_bandits(state, hex_index) and not would_start_war(state, hex_index)


def _contains(groups: vec[i64], group: i64) -> bool:
    i: i64 = 0
    while i < i64(len(groups)):
        if groups[i] == group:
            return True
        i += 1
    return False
