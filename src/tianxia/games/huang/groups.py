"""Linked groups of tiles and leaders, updated piece by piece.

A group is named by its lowest hex, whose cells hold the group's leaders and number of red tiles. A group with a
leader is a state. At every step this equals a recomputation from the pieces alone.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.board_geometry import NO_HEX, SIDES
from tianxia.games.huang.cells import GROUP, LEADER, LEADER_BITS, REDS, STRIDE, TILE, Cells
from tianxia.games.huang.tiles import RED

_VISITED: Final[i64] = -2  # in place of a group's name, while the group is being rebuilt


def add_piece(state: Cells, hex_index: i64) -> None:
    """Update the groups after a piece was put on an empty hex: it links the groups around it."""
    c = state.cells
    ring = state.geometry.ring
    bits = _leader_bit(state, hex_index)
    reds: i64 = 1 if c[TILE + STRIDE * hex_index] == RED + 1 else 0
    label = hex_index
    joined: i64 = 0
    side: i64 = 0
    c[GROUP + STRIDE * hex_index] = hex_index
    while side < SIDES:
        near = i64(ring[SIDES * hex_index + side])
        if near != NO_HEX:
            other = c[GROUP + STRIDE * near]
            if other != NO_HEX and other != label:
                # Two groups become one, under the lower name.
                bits |= c[LEADER_BITS + STRIDE * other]
                reds += c[REDS + STRIDE * other]
                c[LEADER_BITS + STRIDE * other] = 0
                c[REDS + STRIDE * other] = 0
                joined += 1
                if joined == 1 and other < hex_index:
                    c[GROUP + STRIDE * hex_index] = other
                    label = other
                else:
                    lower = min(label, other)
                    _rename_group(state, max(label, other), lower)
                    label = lower
        side += 1
    c[LEADER_BITS + STRIDE * label] = bits
    c[REDS + STRIDE * label] = reds


def remove_piece(state: Cells, hex_index: i64) -> None:
    """Update the groups before the piece of a hex is removed: its group shrinks or splits."""
    c = state.cells
    ring = state.geometry.ring
    label = c[GROUP + STRIDE * hex_index]
    c[GROUP + STRIDE * hex_index] = NO_HEX
    if label != hex_index and count_arcs(state, hex_index) == 1:
        c[LEADER_BITS + STRIDE * label] &= ~_leader_bit(state, hex_index)
        if c[TILE + STRIDE * hex_index] == RED + 1:
            c[REDS + STRIDE * label] -= 1
        return
    c[LEADER_BITS + STRIDE * label] = 0
    c[REDS + STRIDE * label] = 0
    side: i64 = 0
    before = i64(ring[SIDES * hex_index + SIDES - 1])
    linked = c[GROUP + STRIDE * before] != NO_HEX
    first = linked
    found = False
    while side < SIDES:
        near = i64(ring[SIDES * hex_index + side])
        here = c[GROUP + STRIDE * near] != NO_HEX
        # Neighbours of a hex that touch each other are linked: one of each arc is enough.
        if here and not linked:
            _rebuild_group(state, near)
            found = True
        linked = here
        side += 1
    if first and not found:
        _rebuild_group(state, before)


def count_arcs(state: Cells, hex_index: i64) -> i64:
    """Return in how many arcs the pieces around a hex lie; with one at most, its own piece can go without a split."""
    c = state.cells
    ring = state.geometry.ring
    before = i64(ring[SIDES * hex_index + SIDES - 1])
    linked = c[GROUP + STRIDE * before] != NO_HEX
    first = linked
    n: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = i64(ring[SIDES * hex_index + side])
        here = c[GROUP + STRIDE * near] != NO_HEX
        if here and not linked:
            n += 1
        linked = here
        side += 1
    return 1 if n == 0 and first else n


def linked_hexes(state: Cells, start: i64, avoid: i64) -> vec[i64]:
    """Return the hexes linked to one, in no order, without passing through the hex to avoid."""
    c = state.cells
    ring = state.geometry.ring
    seen = vec[i64]([0] * state.geometry.count)
    out = vec[i64](capacity=64)
    out = append(out, start)
    seen[start] = 1
    at: i64 = 0
    while at < i64(len(out)):
        hex_index = out[at]
        side: i64 = 0
        while side < SIDES:
            near = i64(ring[SIDES * hex_index + side])
            if near != NO_HEX and near != avoid and not seen[near] and c[GROUP + STRIDE * near] != NO_HEX:
                seen[near] = 1
                out = append(out, near)
            side += 1
        at += 1
    return out


def _rebuild_group(state: Cells, start: i64) -> None:
    """Name the group of a hex again, and sum up the pieces in it."""
    c = state.cells
    ring = state.geometry.ring
    old = c[GROUP + STRIDE * start]
    found = state.geometry.found
    found[0] = start
    number: i64 = 1
    c[GROUP + STRIDE * start] = _VISITED
    label = start
    bits: i64 = 0
    reds: i64 = 0
    i: i64 = 0
    while i < number:
        hex_index = found[i]
        label = min(label, hex_index)
        if c[TILE + STRIDE * hex_index] == 0:
            bits |= _leader_bit(state, hex_index)
        elif c[TILE + STRIDE * hex_index] == RED + 1:
            reds += 1
        at = SIDES * hex_index
        end = at + SIDES
        while at < end:
            near = i64(ring[at])
            if c[GROUP + STRIDE * near] == old:
                c[GROUP + STRIDE * near] = _VISITED
                found[number] = near
                number += 1
            at += 1
        i += 1
    i = 0
    while i < number:
        c[GROUP + STRIDE * found[i]] = label
        i += 1
    c[LEADER_BITS + STRIDE * label] = bits
    c[REDS + STRIDE * label] = reds


def _rename_group(state: Cells, old: i64, new: i64) -> None:
    c = state.cells
    hex_index = old
    while hex_index < state.geometry.count:
        if c[GROUP + STRIDE * hex_index] == old:
            c[GROUP + STRIDE * hex_index] = new
        hex_index += 1


def _leader_bit(state: Cells, hex_index: i64) -> i64:
    leader = state.cells[LEADER + STRIDE * hex_index]
    return 1 << (leader - 1) if leader else 0
