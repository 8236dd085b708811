"""Conflicts: which groups a piece on a hex would link, and whether leaders of one colour would meet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tianxia.games.huang.board_geometry import NO_HEX, SIDES
from tianxia.games.huang.cells import (
    ADJACENT_BANDITS,
    GROUP,
    LEADER_BITS,
    REDS,
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
    ring = state.geometry.ring
    out = vec[i64](capacity=4)
    side: i64 = 0
    while side < SIDES:
        near = i64(ring[SIDES * hex_index + side])
        if near != NO_HEX:
            group = c[GROUP + STRIDE * near]
            if group != NO_HEX and not _is_among(group, out):
                out = append(out, group)
        side += 1
    return out


def states_around(state: Cells, hex_index: i64) -> vec[i64]:
    """Return the different states that touch a hex, in the order of their names."""
    out = vec[i64](capacity=4)
    for group in groups_around(state, hex_index):
        if state.leaders(group):
            out = append(out, group)
            i = i64(len(out)) - 1
            while i > 0 and out[i - 1] > out[i]:
                swapped = out[i]
                out[i] = out[i - 1]
                out[i - 1] = swapped
                i -= 1
    return out


def would_start_war(state: Cells, hex_index: i64) -> bool:
    """Whether a tile on a hex would bring two leaders of one colour together."""
    c = state.cells
    ring = state.geometry.ring
    seen: i64 = 0
    colours: i64 = 0
    side: i64 = 0
    while side < SIDES:
        leaders = c[LEADER_BITS + STRIDE * c[GROUP + STRIDE * i64(ring[SIDES * hex_index + side])]]
        if leaders & ~seen:
            more = leader_colours(leaders)
            if colours & more:
                return True
            colours |= more
            seen |= leaders
        side += 1
    return False


def touches_at_most_one_state(c: vec[i64], ring: vec[i16], hex_index: i64) -> bool:
    """Whether a hex touches at most one state. Two states never have a leader in common."""
    every: i64 = 0
    most: i64 = 0
    at = SIDES * hex_index
    end = at + SIDES
    while at < end:
        leaders = c[LEADER_BITS + STRIDE * c[GROUP + STRIDE * i64(ring[at])]]
        every |= leaders
        most = max(most, leaders)
        at += 1
    return every == most


def legal_leader_colours(c: vec[i64], ring: vec[i16], hex_index: i64, lifted: i64, leader: i64) -> i64:
    """Return the colours, as bits, whose leader may come to a hex, as far as other leaders matter.

    Next to one state or none: any colour, if need be by a revolt. Next to several: only if the union has no two leaders
    of one colour. With `lifted` and `leader` (its bit), that leader is ignored, if its state stays one without it.
    """
    seen: i64 = 0
    colours: i64 = 0
    states: i64 = 0
    clashes = False
    at = SIDES * hex_index
    end = at + SIDES
    while at < end:
        near = i64(ring[at])
        leaders = c[LEADER_BITS + STRIDE * c[GROUP + STRIDE * near]] & ~leader
        if near != lifted and leaders & ~seen:
            more = leader_colours(leaders)
            clashes = clashes or (colours & more) != 0
            colours |= more
            seen |= leaders
            states += 1
        at += 1
    if states <= 1:
        return ANY_COLOUR
    return 0 if clashes else ANY_COLOUR & ~colours


def may_touch_bandits(state: Cells, hex_index: i64) -> bool:
    """Whether a tile may touch bandits: in a state with as many other red tiles, and without a war."""
    c = state.cells
    if c[ADJACENT_BANDITS + STRIDE * hex_index] == 0:
        return True
    reds: i64 = 0
    leaders: i64 = 0
    for group in groups_around(state, hex_index):
        reds += c[REDS + STRIDE * group]
        leaders |= c[LEADER_BITS + STRIDE * group]
    return leaders != 0 and reds >= adjacent_bandits(state, hex_index) and not would_start_war(state, hex_index)


def _is_among(group: i64, groups: vec[i64]) -> bool:
    i: i64 = 0
    while i < i64(len(groups)):
        if groups[i] == group:
            return True
        i += 1
    return False
