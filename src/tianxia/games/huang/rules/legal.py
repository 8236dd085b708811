"""The legal actions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.chance import remaining_outcomes, remaining_weights
from tianxia.games.huang.rules.actions import (
    CHOOSE_WINNER,
    COMMIT_IN_REVOLT,
    COMMITMENTS,
    EXCHANGE_LAST,
    EXCHANGE_MORE,
    EXCHANGE_NOTHING,
    HEX_ACTIONS,
    MOVE_PAGODA,
    PLACE_TILE,
    RAISE_PAGODA,
    RAISE_PALACE,
    REMOVE_TILE,
    STOP,
    SUPPORT,
    SUPPORT_NONE,
    TAKE_GRANARIES,
    TAKE_MARKET_TILE,
    WITHDRAW_LEADER,
    hex_action,
)
from tianxia.games.huang.rules.board_geometry import (
    NO_HEX,
    NUM_DIRECTIONS,
    RHOMBI_PER_HEX,
    SOUTH_EAST,
    TRIANGLES_PER_HEX,
)
from tianxia.games.huang.rules.buildings import (
    free_rhombi_with,
    free_triangle_colour,
    free_triangles_with,
    is_rhombus_free,
)
from tianxia.games.huang.rules.cells import (
    ACTION,
    ADJACENT_BANDITS,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOOSING_WINNER,
    CHOSEN,
    DEALING,
    DEFENDING,
    GROUP,
    HAND,
    MARKET,
    MARKS,
    MAX_SIDES,
    MOVING_PAGODA,
    PAGODA,
    PAGODA_TARGET,
    PALACE_ON,
    PAYABLE,
    PAYING,
    PHASE,
    PLACED_AT,
    SIDE_NAME,
    STRIDE,
    SUPPORTING,
    TAKING_MARKET_TILE,
    TILE,
    UNDER_BANDITS,
    Cells,
)
from tianxia.games.huang.rules.conflicts import may_touch_bandits
from tianxia.games.huang.rules.deal import first_outcome, undealt_counts
from tianxia.games.huang.rules.leaders import legal_leader_hexes
from tianxia.games.huang.rules.placing import may_place
from tianxia.games.huang.rules.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW, total_tiles
from tianxia.games.huang.rules.turns import granaries_in_state
from tianxia.games.huang.rules.wars import is_tied_highest

MAX_EXCHANGED: Final[i64] = 6
"""The most tiles that an exchange may have."""


def list_legal_actions(state: Cells, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat that owes a decision, sorted."""
    c = state.cells
    if c[DEALING]:
        return remaining_outcomes(undealt_counts(state), first_outcome(state))
    phase = c[PHASE]
    if phase == ACTION:
        if total_tiles(c, CHOSEN):
            return _append_exchanges(state, seat, vec[i64](capacity=16))
        return _list_turn_actions(state, seat)
    out = vec[i64](capacity=32)
    if phase == BUILDING:
        return _append_buildings(state, append(out, STOP))
    if phase == TAKING_MARKET_TILE:
        out = append(out, STOP)
        colour: i64 = 0
        while colour < NUM_COLOURS:
            if c[MARKET + colour]:
                out = append(out, TAKE_MARKET_TILE + colour)
            colour += 1
        return out
    if phase == CHAIN:
        return _append_chain_tiles(state, seat, append(out, STOP))
    if phase == MOVING_PAGODA:
        place = PAGODA + 2 * state.tile(state.geometry.triangles[3 * c[PAGODA_TARGET]])
        first_action = _triangle_action(state, c[place], MOVE_PAGODA)
        second_action = _triangle_action(state, c[place + 1], MOVE_PAGODA)
        return append(append(out, min(first_action, second_action)), max(first_action, second_action))
    if phase == ATTACKING or phase == DEFENDING:
        return _append_commitments(
            out, COMMIT_IN_REVOLT, c[HAND + NUM_COLOURS * seat + YELLOW], state.is_leader_off(seat, YELLOW), 0
        )
    if phase == SUPPORTING:
        return _append_supports(state, seat, append(out, SUPPORT_NONE))
    if phase == CHOOSING_WINNER:
        return _append_winners(state, out)
    if phase == PAYING:
        return _append_payments(state, out)
    out = append(out, STOP)
    for hex_index in granaries_in_state(state, seat):
        out = append(out, hex_action(state.geometry, hex_index, TAKE_GRANARIES))
    return out


def list_outcome_weights(state: Cells) -> vec[i64]:
    """With open chance: return the weight of each possible outcome."""
    return remaining_weights(undealt_counts(state))


def _list_turn_actions(state: Cells, seat: i64) -> vec[i64]:
    """List the actions of a turn: exchanges and withdrawals, then for every kind of action its hexes.

    [H]: an exchange of no tiles is possible only if nothing else is.
    """
    c = state.cells
    count = state.geometry.count
    hand = HAND + NUM_COLOURS * seat
    hexes = state.geometry.hex_buffer
    lands, rivers, tiles = _classify_hexes(state, hexes)
    first_target = 3 * count
    end_of_targets = first_target + legal_leader_hexes(state, seat, hexes, lands, first_target)
    out = state.geometry.action_buffer
    n: i64 = 0
    for action in _append_withdrawals(state, seat, _append_exchanges(state, seat, vec[i64](capacity=16))):
        out[n] = action
        n += 1
    first = HEX_ACTIONS
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if c[hand + colour] and colour == BLUE:
            n = _write_hex_actions(out, n, first, hexes, count, rivers)
        elif c[hand + colour]:
            n = _write_hex_actions(out, n, first, hexes, 0, lands)
        first += count
        colour += 1
    colour = 0
    while colour < NUM_COLOURS:
        at = first_target
        while at < end_of_targets:
            target = hexes[at]
            if target >> colour & 1:
                out[n] = first + (target >> NUM_COLOURS)
                n += 1
            at += 1
        first += count
        colour += 1
    if c[hand + BLUE] >= state.action_price(seat, BLUE):
        n = _write_hex_actions(out, n, first, hexes, 2 * count, tiles)
    if c[hand + GREEN] >= state.action_price(seat, GREEN):
        n = _write_buildings(state, hexes, 2 * count, tiles, out, n)
    if n == 0:
        out[0] = EXCHANGE_NOTHING
        n = 1
    return out[:n]


def _write_hex_actions(out: vec[i64], n: i64, first: i64, hexes: vec[i64], start: i64, number: i64) -> i64:
    """Write one action for each of `number` hexes, from index n on; return the new number of actions."""
    end = start + number
    while start < end:
        out[n] = first + hexes[start]
        n += 1
        start += 1
    return n


def _classify_hexes(state: Cells, hexes: vec[i64]) -> tuple[i64, i64, i64]:
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
        if c[TILE + at]:
            hexes[2 * count + tiles] = hex_index
            tiles += 1
        elif c[GROUP + at] == NO_HEX and not c[MARKS + at] & UNDER_BANDITS:
            if c[ADJACENT_BANDITS + at] == 0 or may_touch_bandits(state, hex_index):
                if river[hex_index]:
                    hexes[count + rivers] = hex_index
                    rivers += 1
                else:
                    hexes[lands] = hex_index
                    lands += 1
        hex_index += 1
        at += STRIDE
    return lands, rivers, tiles


def _append_withdrawals(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if not state.is_leader_off(seat, colour):
            out = append(out, WITHDRAW_LEADER + colour)
        colour += 1
    return out


def _write_buildings(state: Cells, hexes: vec[i64], start: i64, number: i64, out: vec[i64], n: i64) -> i64:
    """Write an action for each pagoda or palace that may be raised; return the new number of actions."""
    c = state.cells
    neighbours = state.geometry.neighbours
    first = vec[i64](capacity=16)
    end = start + number
    while start < end:
        # Every shape includes a hex south-east of its first tile.
        hex_index = hexes[start]
        if c[TILE + STRIDE * hex_index] == c[TILE + STRIDE * i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_EAST])]:
            first = append(first, hex_index)
        start += 1
    i: i64 = 0
    while i < TRIANGLES_PER_HEX:
        for hex_index in first:
            if free_triangle_colour(state, TRIANGLES_PER_HEX * hex_index + i) >= 0:
                out[n] = hex_action(state.geometry, hex_index, RAISE_PAGODA + i)
                n += 1
        i += 1
    i = 0
    while i < RHOMBI_PER_HEX and c[PALACE_ON]:
        for hex_index in first:
            if is_rhombus_free(state, RHOMBI_PER_HEX * hex_index + i):
                out[n] = hex_action(state.geometry, hex_index, RAISE_PALACE + i)
                n += 1
        i += 1
    return n


def _append_buildings(state: Cells, out: vec[i64]) -> vec[i64]:
    """Append the pagodas and palaces that may be raised with the tile just placed."""
    c = state.cells
    triangles = free_triangles_with(state, c[PLACED_AT])
    i: i64 = 0
    while i < TRIANGLES_PER_HEX:
        for triangle in triangles:
            if triangle % TRIANGLES_PER_HEX == i:
                out = append(out, _triangle_action(state, triangle, RAISE_PAGODA))
        i += 1
    rhombi = free_rhombi_with(state, c[PLACED_AT]) if c[PALACE_ON] else vec[i64]()
    i = 0
    while i < RHOMBI_PER_HEX:
        for rhombus in rhombi:
            if rhombus % RHOMBI_PER_HEX == i:
                out = append(out, hex_action(state.geometry, rhombus // RHOMBI_PER_HEX, RAISE_PALACE + i))
        i += 1
    return out


def _append_chain_tiles(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the hexes on which the next blue tile of a chain may be placed: adjacent to the one before."""
    c = state.cells
    if not c[HAND + NUM_COLOURS * seat + BLUE]:
        return out
    targets = vec[i64](capacity=NUM_DIRECTIONS)
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        hex_index = i64(state.geometry.neighbours[NUM_DIRECTIONS * c[PLACED_AT] + direction])
        if hex_index != NO_HEX and may_place(state, hex_index, BLUE):
            targets = append(targets, hex_index)
            i = i64(len(targets)) - 1
            while i > 0 and targets[i - 1] > targets[i]:
                target = targets[i]
                targets[i] = targets[i - 1]
                targets[i - 1] = target
                i -= 1
        direction += 1
    for hex_index in targets:
        out = append(out, hex_action(state.geometry, hex_index, PLACE_TILE + BLUE))
    return out


def _append_exchanges(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the next tiles of an exchange, in the order of the colours: each once to continue and once to end it."""
    c = state.cells
    chosen = total_tiles(c, CHOSEN)
    first: i64 = 0
    colour: i64 = 0
    available_later: i64 = 0
    while colour < NUM_COLOURS:
        if c[CHOSEN + colour]:
            first = colour
        colour += 1
    colour = first
    while colour < NUM_COLOURS:
        available_later += c[HAND + NUM_COLOURS * seat + colour] - c[CHOSEN + colour]
        colour += 1
    last = vec[i64](capacity=NUM_COLOURS)
    colour = first
    while colour < NUM_COLOURS:
        available = c[HAND + NUM_COLOURS * seat + colour] - c[CHOSEN + colour]
        if available > 0:
            if available_later > 1 and chosen + 1 < MAX_EXCHANGED:
                out = append(out, EXCHANGE_MORE + colour)
            last = append(last, EXCHANGE_LAST + colour)
        available_later -= available
        colour += 1
    for action in last:
        out = append(out, action)
    return out


def _append_commitments(out: vec[i64], first: i64, tiles: i64, has_leader_off: bool, min_tiles: i64) -> vec[i64]:
    """Append commitments of up to `tiles` tiles: from `min_tiles` on without the leader, and any number with it."""
    n: i64 = 0
    while n <= tiles:
        if n >= min_tiles:
            out = append(out, first + 2 * n)
        if has_leader_off:
            out = append(out, first + 2 * n + 1)
        n += 1
    return out


def _append_supports(state: Cells, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append support for each side. [H]: without tiles and leader, that is SUPPORT_NONE, which names no side."""
    c = state.cells
    side: i64 = 0
    while side < MAX_SIDES and c[SIDE_NAME + side] != NO_HEX:
        first = SUPPORT + COMMITMENTS * side
        out = _append_commitments(out, first, c[HAND + NUM_COLOURS * seat + RED], state.is_leader_off(seat, RED), 1)
        side += 1
    return out


def _append_winners(state: Cells, out: vec[i64]) -> vec[i64]:
    side: i64 = 0
    while side < MAX_SIDES:
        if is_tied_highest(state, side):
            out = append(out, CHOOSE_WINNER + side)
        side += 1
    return out


def _append_payments(state: Cells, out: vec[i64]) -> vec[i64]:
    hex_index: i64 = 0
    while hex_index < state.geometry.count:
        if state.cells[MARKS + STRIDE * hex_index] & PAYABLE:
            out = append(out, hex_action(state.geometry, hex_index, REMOVE_TILE))
        hex_index += 1
    return out


def _triangle_action(state: Cells, triangle: i64, action_kind: i64) -> i64:
    return hex_action(state.geometry, triangle // TRIANGLES_PER_HEX, action_kind + triangle % TRIANGLES_PER_HEX)
