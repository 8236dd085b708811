"""Linked groups of tiles and leaders, updated piece by piece.

A group is named by its lowest hex, whose cells hold the group's leaders and number of red tiles. A group with a
leader is a state. After every update the groups equal a recomputation from the pieces alone.

Much of the time of a game is spent here, so this module and `hex_scans` use the cells of hexes, not their accessors:
c[TILE_CELL + STRIDE * hex_index] is the colour of a tile + 1, and c[LEADER_CELL + …] the number of a leader + 1.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX, NUM_DIRECTIONS
from tianxia.games.huang.rules.fields import GROUP_CELL, LEADER_CELL, LEADERS_CELL, REDS_CELL, STRIDE, TILE_CELL
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import RED

_VISITED: Final[i64] = -2  # instead of the group, on hexes that _rebuild_group has reached


def add_piece(state: RulesState, hex_index: i64) -> None:
    """Update the groups after a piece has been put on an empty hex: it links the groups around it."""
    c = state.cells
    neighbours = state.geometry.neighbours
    bits = _leader_bit(state, hex_index)
    reds: i64 = 1 if c[TILE_CELL + STRIDE * hex_index] == RED + 1 else 0
    label = hex_index
    joined: i64 = 0
    direction: i64 = 0
    c[GROUP_CELL + STRIDE * hex_index] = hex_index
    while direction < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
        if neighbour != NO_HEX:
            other = c[GROUP_CELL + STRIDE * neighbour]
            if other != NO_HEX and other != label:
                # Two groups become one, under the lower name.
                bits |= c[LEADERS_CELL + STRIDE * other]
                reds += c[REDS_CELL + STRIDE * other]
                c[LEADERS_CELL + STRIDE * other] = 0
                c[REDS_CELL + STRIDE * other] = 0
                joined += 1
                if joined == 1 and other < hex_index:
                    c[GROUP_CELL + STRIDE * hex_index] = other
                    label = other
                else:
                    lower = min(label, other)
                    _rename_group(state, max(label, other), lower)
                    label = lower
        direction += 1
    c[LEADERS_CELL + STRIDE * label] = bits
    c[REDS_CELL + STRIDE * label] = reds


def remove_piece(state: RulesState, hex_index: i64) -> None:
    """Update the groups before the piece of a hex is removed: its group shrinks or splits."""
    c = state.cells
    neighbours = state.geometry.neighbours
    label = c[GROUP_CELL + STRIDE * hex_index]
    c[GROUP_CELL + STRIDE * hex_index] = NO_HEX
    if label != hex_index and count_arcs(state, hex_index) == 1:
        c[LEADERS_CELL + STRIDE * label] &= ~_leader_bit(state, hex_index)
        if c[TILE_CELL + STRIDE * hex_index] == RED + 1:
            c[REDS_CELL + STRIDE * label] -= 1
        return
    c[LEADERS_CELL + STRIDE * label] = 0
    c[REDS_CELL + STRIDE * label] = 0
    direction: i64 = 0
    last_neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + NUM_DIRECTIONS - 1])
    was_occupied = c[GROUP_CELL + STRIDE * last_neighbour] != NO_HEX
    is_last_occupied = was_occupied
    was_rebuilt = False
    while direction < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
        is_occupied = c[GROUP_CELL + STRIDE * neighbour] != NO_HEX
        # Neighbours that touch each other are linked, so one hex of each arc is enough.
        if is_occupied and not was_occupied:
            _rebuild_group(state, neighbour)
            was_rebuilt = True
        was_occupied = is_occupied
        direction += 1
    if is_last_occupied and not was_rebuilt:
        _rebuild_group(state, last_neighbour)


def count_arcs(state: RulesState, hex_index: i64) -> i64:
    """Return how many arcs the pieces around a hex form; with at most one, removing its piece splits no group."""
    c = state.cells
    neighbours = state.geometry.neighbours
    last_neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + NUM_DIRECTIONS - 1])
    was_occupied = c[GROUP_CELL + STRIDE * last_neighbour] != NO_HEX
    is_last_occupied = was_occupied
    n: i64 = 0
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
        is_occupied = c[GROUP_CELL + STRIDE * neighbour] != NO_HEX
        if is_occupied and not was_occupied:
            n += 1
        was_occupied = is_occupied
        direction += 1
    return 1 if n == 0 and is_last_occupied else n


def linked_hexes(state: RulesState, start: i64, avoid: i64) -> vec[i64]:
    """Return the hexes linked to `start` without passing through `avoid`, in no particular order."""
    c = state.cells
    neighbours = state.geometry.neighbours
    seen = vec[i64]([0] * state.geometry.count)
    out = vec[i64](capacity=64)
    out = append(out, start)
    seen[start] = 1
    at: i64 = 0
    while at < i64(len(out)):
        hex_index = out[at]
        direction: i64 = 0
        while direction < NUM_DIRECTIONS:
            neighbour = i64(neighbours[NUM_DIRECTIONS * hex_index + direction])
            if (
                neighbour != NO_HEX
                and neighbour != avoid
                and not seen[neighbour]
                and c[GROUP_CELL + STRIDE * neighbour] != NO_HEX
            ):
                seen[neighbour] = 1
                out = append(out, neighbour)
            direction += 1
        at += 1
    return out


def _rebuild_group(state: RulesState, start: i64) -> None:
    """Label the group of a hex again, and recompute its leaders and red tiles."""
    c = state.cells
    neighbours = state.geometry.neighbours
    old_label = c[GROUP_CELL + STRIDE * start]
    members = state.geometry.group_buffer
    members[0] = start
    number: i64 = 1
    c[GROUP_CELL + STRIDE * start] = _VISITED
    label = start
    bits: i64 = 0
    reds: i64 = 0
    i: i64 = 0
    while i < number:
        hex_index = members[i]
        label = min(label, hex_index)
        if c[TILE_CELL + STRIDE * hex_index] == 0:
            bits |= _leader_bit(state, hex_index)
        elif c[TILE_CELL + STRIDE * hex_index] == RED + 1:
            reds += 1
        at = NUM_DIRECTIONS * hex_index
        end = at + NUM_DIRECTIONS
        while at < end:
            neighbour = i64(neighbours[at])
            if c[GROUP_CELL + STRIDE * neighbour] == old_label:
                c[GROUP_CELL + STRIDE * neighbour] = _VISITED
                members[number] = neighbour
                number += 1
            at += 1
        i += 1
    i = 0
    while i < number:
        c[GROUP_CELL + STRIDE * members[i]] = label
        i += 1
    c[LEADERS_CELL + STRIDE * label] = bits
    c[REDS_CELL + STRIDE * label] = reds


def _rename_group(state: RulesState, old_label: i64, new_label: i64) -> None:
    """Change the label of all hexes of a group. No hex before the old label belongs to it."""
    c = state.cells
    hex_index = old_label
    while hex_index < state.geometry.count:
        if c[GROUP_CELL + STRIDE * hex_index] == old_label:
            c[GROUP_CELL + STRIDE * hex_index] = new_label
        hex_index += 1


def _leader_bit(state: RulesState, hex_index: i64) -> i64:
    """Return the bit of the leader on a hex, 0 if there is none."""
    leader = state.cells[LEADER_CELL + STRIDE * hex_index]
    return 1 << (leader - 1) if leader else 0
