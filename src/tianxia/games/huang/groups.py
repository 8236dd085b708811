"""Linked groups of tiles and leaders, kept up to date piece by piece.

A group is named by its lowest hex; there its leaders and its red tiles are written down. A group with a leader is a
state. At every step this equals a recomputation from the pieces alone.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.cells import BITS, GROUP, LEADER, REDS, TILE, WIDTH, Cells
from tianxia.games.huang.ground import NO_HEX, SIDES
from tianxia.games.huang.tiles import RED

_FOUND: Final[i64] = -2  # in place of a group's name, while it is being gathered


def settle(state: Cells, hex: i64) -> None:
    """A piece now stands on a hex that was empty: it links the groups around it."""
    c = state.cells
    ring = state.ground.ring
    bits = _leader_bit(state, hex)
    reds: i64 = 1 if c[TILE + WIDTH * hex] == RED + 1 else 0
    label = hex
    joined: i64 = 0
    side: i64 = 0
    c[GROUP + WIDTH * hex] = hex
    while side < SIDES:
        near = i64(ring[SIDES * hex + side])
        if near != NO_HEX:
            other = c[GROUP + WIDTH * near]
            if other != NO_HEX and other != label:
                # Two groups become one, under the lower name.
                bits |= c[BITS + WIDTH * other]
                reds += c[REDS + WIDTH * other]
                c[BITS + WIDTH * other] = 0
                c[REDS + WIDTH * other] = 0
                joined += 1
                if joined == 1 and other < hex:
                    c[GROUP + WIDTH * hex] = other
                    label = other
                else:
                    lower = min(label, other)
                    _rename(state, max(label, other), lower)
                    label = lower
        side += 1
    c[BITS + WIDTH * label] = bits
    c[REDS + WIDTH * label] = reds


def vacate(state: Cells, hex: i64) -> None:
    """The piece of a hex is about to go: its group shrinks, or falls apart."""
    c = state.cells
    ring = state.ground.ring
    label = c[GROUP + WIDTH * hex]
    c[GROUP + WIDTH * hex] = NO_HEX
    if label != hex and arcs(state, hex) == 1:
        c[BITS + WIDTH * label] &= ~_leader_bit(state, hex)
        if c[TILE + WIDTH * hex] == RED + 1:
            c[REDS + WIDTH * label] -= 1
        return
    c[BITS + WIDTH * label] = 0
    c[REDS + WIDTH * label] = 0
    side: i64 = 0
    before = i64(ring[SIDES * hex + SIDES - 1])
    linked = c[GROUP + WIDTH * before] != NO_HEX
    first = linked
    found = False
    while side < SIDES:
        near = i64(ring[SIDES * hex + side])
        here = c[GROUP + WIDTH * near] != NO_HEX
        # Neighbours of a hex that touch each other hang together: one of each arc is enough.
        if here and not linked:
            _gather(state, near)
            found = True
        linked = here
        side += 1
    if first and not found:
        _gather(state, before)


def arcs(state: Cells, hex: i64) -> i64:
    """In how many arcs the pieces around a hex lie: with one at most, its own piece may go without a split."""
    c = state.cells
    ring = state.ground.ring
    before = i64(ring[SIDES * hex + SIDES - 1])
    linked = c[GROUP + WIDTH * before] != NO_HEX
    first = linked
    n: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = i64(ring[SIDES * hex + side])
        here = c[GROUP + WIDTH * near] != NO_HEX
        if here and not linked:
            n += 1
        linked = here
        side += 1
    return 1 if n == 0 and first else n


def members(state: Cells, start: i64, avoid: i64) -> vec[i64]:
    """The hexes linked to one, in no order, without passing the hex to avoid."""
    c = state.cells
    ring = state.ground.ring
    seen = vec[i64]([0] * state.ground.count)
    out = vec[i64](capacity=64)
    out = append(out, start)
    seen[start] = 1
    at: i64 = 0
    while at < i64(len(out)):
        hex = out[at]
        side: i64 = 0
        while side < SIDES:
            near = i64(ring[SIDES * hex + side])
            if near != NO_HEX and near != avoid and not seen[near] and c[GROUP + WIDTH * near] != NO_HEX:
                seen[near] = 1
                out = append(out, near)
            side += 1
        at += 1
    return out


def _gather(state: Cells, start: i64) -> None:
    """Names the group of a hex anew and sums up what stands in it."""
    c = state.cells
    ring = state.ground.ring
    old = c[GROUP + WIDTH * start]
    found = state.ground.found
    found[0] = start
    number: i64 = 1
    c[GROUP + WIDTH * start] = _FOUND
    label = start
    bits: i64 = 0
    reds: i64 = 0
    i: i64 = 0
    while i < number:
        hex = found[i]
        label = min(label, hex)
        if c[TILE + WIDTH * hex] == 0:
            bits |= _leader_bit(state, hex)
        elif c[TILE + WIDTH * hex] == RED + 1:
            reds += 1
        at = SIDES * hex
        end = at + SIDES
        while at < end:
            near = i64(ring[at])
            if c[GROUP + WIDTH * near] == old:
                c[GROUP + WIDTH * near] = _FOUND
                found[number] = near
                number += 1
            at += 1
        i += 1
    i = 0
    while i < number:
        c[GROUP + WIDTH * found[i]] = label
        i += 1
    c[BITS + WIDTH * label] = bits
    c[REDS + WIDTH * label] = reds


def _rename(state: Cells, old: i64, new: i64) -> None:
    c = state.cells
    hex = old
    while hex < state.ground.count:
        if c[GROUP + WIDTH * hex] == old:
            c[GROUP + WIDTH * hex] = new
        hex += 1


def _leader_bit(state: Cells, hex: i64) -> i64:
    leader = state.cells[LEADER + WIDTH * hex]
    return 1 << (leader - 1) if leader else 0
