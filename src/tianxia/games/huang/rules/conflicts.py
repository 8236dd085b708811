"""Conflicts: which groups a piece on a hex would link, and whether leaders of one colour would meet."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.fields import read_adjacent_bandit_places, read_group, read_leaders, read_reds
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import leader_colours


def groups_around(state: RulesState, hex_index: i64) -> vec[i64]:
    """Return the different groups that touch a hex: three at most."""
    c = state.cells
    neighbours = state.geometry.neighbours
    out = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
        if neighbour != NO_HEX:
            group = read_group(c, neighbour)
            if group != NO_HEX and not _contains(out, group):
                out = append(out, group)
        direction += 1
    return out


def states_around(state: RulesState, hex_index: i64) -> vec[i64]:
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


def would_start_war(state: RulesState, hex_index: i64) -> bool:
    """Return whether a tile on a hex would bring two leaders of one colour together."""
    c = state.cells
    neighbours = state.geometry.neighbours
    seen: i64 = 0
    colours: i64 = 0
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        leaders = read_leaders(c, read_group(c, i64(neighbours[NUM_DIRECTIONS * hex_index + direction])))
        if leaders & ~seen:
            new_colours = leader_colours(leaders)
            if colours & new_colours:
                return True
            colours |= new_colours
            seen |= leaders
        direction += 1
    return False


def may_touch_bandits(state: RulesState, hex_index: i64) -> bool:
    """Return whether bandits allow a tile on a hex: in a state with as many other red tiles as bandits.

    [H]: not if the tile would start a war.
    """
    c = state.cells
    if read_adjacent_bandit_places(c, hex_index) == 0:
        return True
    reds: i64 = 0
    leaders: i64 = 0
    for group in groups_around(state, hex_index):
        reds += read_reds(c, group)
        leaders |= read_leaders(c, group)
    return leaders != 0 and reds >= adjacent_bandits(state, hex_index) and not would_start_war(state, hex_index)


def _contains(groups: vec[i64], group: i64) -> bool:
    i: i64 = 0
    while i < i64(len(groups)):
        if groups[i] == group:
            return True
        i += 1
    return False
