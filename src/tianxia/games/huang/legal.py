"""What a player may do."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.chance import outcomes_of, weights_of
from tianxia.games.huang.actions import (
    COMMITMENTS,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    GRANARIES,
    HEX,
    LEADER_OFF,
    MOVE,
    PALACE,
    REMOVE,
    REVOLT,
    STOP,
    SUPPORT,
    SUPPORT_NONE,
    TILE,
    WINNER,
    on_hex,
)
from tianxia.games.huang.actions import MARKET as TAKE
from tianxia.games.huang.actions import PAGODA as RAISE
from tianxia.games.huang.buildings import free_rhombus, free_triangle, rhombi_with, triangles_with
from tianxia.games.huang.cells import (
    ACTION,
    AT,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOSEN,
    DEALING,
    DECIDING,
    DEFENDING,
    GROUP,
    HAND,
    MARKET,
    MARKETING,
    MARKS,
    MOST_SIDES,
    MOVING,
    PAGODA,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PHASE,
    RAISING,
    ROBBERS,
    SIDE,
    SUPPORTING,
    UNDER_BANDITS,
    WIDTH,
    Cells,
)
from tianxia.games.huang.cells import TILE as TILES
from tianxia.games.huang.conflicts import may_touch_bandits
from tianxia.games.huang.deal import first_outcome, undealt
from tianxia.games.huang.ground import NO_HEX, RHOMBI, SIDES, SOUTH_EAST, TRIANGLES
from tianxia.games.huang.leaders import welcome
from tianxia.games.huang.placing import may_place
from tianxia.games.huang.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW, total
from tianxia.games.huang.turns import granaries_near
from tianxia.games.huang.wars import may_win

MOST_EXCHANGED: Final[i64] = 6


def legal_actions(state: Cells, seat: i64) -> vec[i64]:
    """The actions of a seat that is asked, sorted."""
    c = state.cells
    if c[DEALING]:
        return outcomes_of(undealt(state), first_outcome(state))
    phase = c[PHASE]
    if phase == ACTION:
        if total(c, CHOSEN):
            return _exchanges(state, seat, vec[i64](capacity=16))
        return _actions(state, seat)
    out = vec[i64](capacity=32)
    if phase == BUILDING:
        return _buildings(state, append(out, STOP))
    if phase == MARKETING:
        out = append(out, STOP)
        colour: i64 = 0
        while colour < NUM_COLOURS:
            if c[MARKET + colour]:
                out = append(out, TAKE + colour)
            colour += 1
        return out
    if phase == CHAIN:
        return _chain(state, seat, append(out, STOP))
    if phase == MOVING:
        place = PAGODA + 2 * state.tile(state.ground.triangles[3 * c[RAISING]])
        one = _of_triangle(state, c[place], MOVE)
        other = _of_triangle(state, c[place + 1], MOVE)
        return append(append(out, min(one, other)), max(one, other))
    if phase == ATTACKING or phase == DEFENDING:
        return _commitments(out, REVOLT, c[HAND + NUM_COLOURS * seat + YELLOW], state.away(seat, YELLOW), 0)
    if phase == SUPPORTING:
        return _supports(state, seat, append(out, SUPPORT_NONE))
    if phase == DECIDING:
        return _winners(state, out)
    if phase == PAYING:
        return _payments(state, out)
    out = append(out, STOP)
    for hex in granaries_near(state, seat):
        out = append(out, on_hex(state.ground, hex, GRANARIES))
    return out


def outcome_weights(state: Cells) -> vec[i64]:
    """With open chance: how often each of the outcomes comes up."""
    return weights_of(undealt(state))


def _actions(state: Cells, seat: i64) -> vec[i64]:
    """The five actions: exchanges and withdrawals, then for every kind its hexes."""
    c = state.cells
    count = state.ground.count
    hand = HAND + NUM_COLOURS * seat
    hexes = state.ground.sorted
    lands, rivers, tiles = _sort_hexes(state, hexes)
    spots = 3 * count
    end_of_spots = spots + welcome(state, seat, hexes, lands, spots)
    out = state.ground.actions
    n: i64 = 0
    for action in _leaders_off(state, seat, _exchanges(state, seat, vec[i64](capacity=16))):
        out[n] = action
        n += 1
    first = HEX
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if c[hand + colour] and colour == BLUE:
            n = _write(out, n, first, hexes, count, rivers)
        elif c[hand + colour]:
            n = _write(out, n, first, hexes, 0, lands)
        first += count
        colour += 1
    colour = 0
    while colour < NUM_COLOURS:
        at = spots
        while at < end_of_spots:
            spot = hexes[at]
            if spot >> colour & 1:
                out[n] = first + (spot >> NUM_COLOURS)
                n += 1
            at += 1
        first += count
        colour += 1
    if c[hand + BLUE] >= state.price(seat, BLUE):
        n = _write(out, n, first, hexes, 2 * count, tiles)
    if c[hand + GREEN] >= state.price(seat, GREEN):
        n = _builds(state, hexes, 2 * count, tiles, out, n)
    if n == 0:
        out[0] = EXCHANGE_NOTHING
        n = 1
    return out[:n]


def _write(out: vec[i64], n: i64, first: i64, hexes: vec[i64], start: i64, number: i64) -> i64:
    """One action on each of some hexes, written from place n on; says how many actions there are now."""
    end = start + number
    while start < end:
        out[n] = first + hexes[start]
        n += 1
        start += 1
    return n


def _sort_hexes(state: Cells, hexes: vec[i64]) -> tuple[i64, i64, i64]:
    """Writes down the hexes a tile may come to, land then river, and those with a tile; says how many of each."""
    c = state.cells
    count = state.ground.count
    river = state.ground.river
    lands: i64 = 0
    rivers: i64 = 0
    tiles: i64 = 0
    hex: i64 = 0
    at: i64 = 0
    while hex < count:
        if c[TILES + at]:
            hexes[2 * count + tiles] = hex
            tiles += 1
        elif c[GROUP + at] == NO_HEX and not c[MARKS + at] & UNDER_BANDITS:
            if c[ROBBERS + at] == 0 or may_touch_bandits(state, hex):
                if river[hex]:
                    hexes[count + rivers] = hex
                    rivers += 1
                else:
                    hexes[lands] = hex
                    lands += 1
        hex += 1
        at += WIDTH
    return lands, rivers, tiles


def _leaders_off(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if not state.away(seat, colour):
            out = append(out, LEADER_OFF + colour)
        colour += 1
    return out


def _builds(state: Cells, hexes: vec[i64], start: i64, number: i64, out: vec[i64], n: i64) -> i64:
    """All pagodas and palaces that may be raised, by their first tile; written like the others."""
    c = state.cells
    ring = state.ground.ring
    first = vec[i64](capacity=16)
    end = start + number
    while start < end:
        # Every shape goes on to the south-east of its first tile.
        hex = hexes[start]
        if c[TILES + WIDTH * hex] == c[TILES + WIDTH * i64(ring[SIDES * hex + SOUTH_EAST])]:
            first = append(first, hex)
        start += 1
    i: i64 = 0
    while i < TRIANGLES:
        for hex in first:
            if free_triangle(state, TRIANGLES * hex + i) >= 0:
                out[n] = on_hex(state.ground, hex, RAISE + i)
                n += 1
        i += 1
    i = 0
    while i < RHOMBI and c[PALACE_ON]:
        for hex in first:
            if free_rhombus(state, RHOMBI * hex + i):
                out[n] = on_hex(state.ground, hex, PALACE + i)
                n += 1
        i += 1
    return n


def _buildings(state: Cells, out: vec[i64]) -> vec[i64]:
    """What may be raised with the tile just placed."""
    c = state.cells
    triangles = triangles_with(state, c[AT])
    i: i64 = 0
    while i < TRIANGLES:
        for triangle in triangles:
            if triangle % TRIANGLES == i:
                out = append(out, _of_triangle(state, triangle, RAISE))
        i += 1
    rhombi = rhombi_with(state, c[AT]) if c[PALACE_ON] else vec[i64]()
    i = 0
    while i < RHOMBI:
        for rhombus in rhombi:
            if rhombus % RHOMBI == i:
                out = append(out, on_hex(state.ground, rhombus // RHOMBI, PALACE + i))
        i += 1
    return out


def _chain(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    """The next blue tile: next to the one before."""
    c = state.cells
    if not c[HAND + NUM_COLOURS * seat + BLUE]:
        return out
    near = vec[i64](capacity=SIDES)
    side: i64 = 0
    while side < SIDES:
        hex = i64(state.ground.ring[SIDES * c[AT] + side])
        if hex != NO_HEX and may_place(state, hex, BLUE):
            near = append(near, hex)
            i = i64(len(near)) - 1
            while i > 0 and near[i - 1] > near[i]:
                swapped = near[i]
                near[i] = near[i - 1]
                near[i - 1] = swapped
                i -= 1
        side += 1
    for hex in near:
        out = append(out, on_hex(state.ground, hex, TILE + BLUE))
    return out


def _exchanges(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    """The next tile of an exchange, in the order of the colours, and whether it is the last."""
    c = state.cells
    chosen = total(c, CHOSEN)
    first: i64 = 0
    colour: i64 = 0
    left: i64 = 0
    while colour < NUM_COLOURS:
        if c[CHOSEN + colour]:
            first = colour
        colour += 1
    colour = first
    while colour < NUM_COLOURS:
        left += c[HAND + NUM_COLOURS * seat + colour] - c[CHOSEN + colour]
        colour += 1
    last = vec[i64](capacity=NUM_COLOURS)
    colour = first
    while colour < NUM_COLOURS:
        here = c[HAND + NUM_COLOURS * seat + colour] - c[CHOSEN + colour]
        if here > 0:
            if left > 1 and chosen + 1 < MOST_EXCHANGED:
                out = append(out, EXCHANGE_MORE + colour)
            last = append(last, EXCHANGE_LAST + colour)
        left -= here
        colour += 1
    for action in last:
        out = append(out, action)
    return out


def _commitments(out: vec[i64], first: i64, tiles: i64, leader: bool, least: i64) -> vec[i64]:
    """Any number of tiles, from `least` on, and 1 for a leader beside the board, if wanted."""
    n: i64 = 0
    while n <= tiles:
        if n >= least:
            out = append(out, first + 2 * n)
        if leader:
            out = append(out, first + 2 * n + 1)
        n += 1
    return out


def _supports(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    c = state.cells
    side: i64 = 0
    while side < MOST_SIDES and c[SIDE + side] != NO_HEX:
        first = SUPPORT + COMMITMENTS * side
        out = _commitments(out, first, c[HAND + NUM_COLOURS * seat + RED], state.away(seat, RED), 1)
        side += 1
    return out


def _winners(state: Cells, out: vec[i64]) -> vec[i64]:
    side: i64 = 0
    while side < MOST_SIDES:
        if may_win(state, side):
            out = append(out, WINNER + side)
        side += 1
    return out


def _payments(state: Cells, out: vec[i64]) -> vec[i64]:
    hex: i64 = 0
    while hex < state.ground.count:
        if state.cells[MARKS + WIDTH * hex] & PAYABLE:
            out = append(out, on_hex(state.ground, hex, REMOVE))
        hex += 1
    return out


def _of_triangle(state: Cells, triangle: i64, what: i64) -> i64:
    return on_hex(state.ground, triangle // TRIANGLES, what + triangle % TRIANGLES)
