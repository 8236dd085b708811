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
    MAX_SIDES,
    NO_HEX,
    NUM_DIRECTIONS,
    RHOMBI_PER_HEX,
    TRIANGLES_PER_HEX,
)
from tianxia.games.huang.rules.buildings import (
    free_rhombi_with,
    free_triangle_colour,
    free_triangles_with,
    is_rhombus_free,
)
from tianxia.games.huang.rules.deal import first_outcome, undealt_counts
from tianxia.games.huang.rules.fields import (
    read_chosen,
    read_hand,
)
from tianxia.games.huang.rules.hex_scans import classify_hexes, list_shape_starts
from tianxia.games.huang.rules.leaders import legal_leader_hexes
from tianxia.games.huang.rules.marks import PAYABLE
from tianxia.games.huang.rules.phases import (
    ACTION,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOOSING_WINNER,
    DEFENDING,
    MOVING_PAGODA,
    PAYING,
    SUPPORTING,
    TAKING_MARKET_TILE,
)
from tianxia.games.huang.rules.placing import may_place
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import BLUE, GREEN, NUM_COLOURS, RED, YELLOW, total_tiles
from tianxia.games.huang.rules.turns import granaries_in_state
from tianxia.games.huang.rules.wars import is_tied_highest

MAX_EXCHANGED: Final[i64] = 6
"""The most tiles that an exchange may have."""


def list_legal_actions(state: RulesState, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat that owes a decision, sorted."""
    if state.dealing:
        return remaining_outcomes(undealt_counts(state), first_outcome(state))
    phase = state.phase
    if phase == ACTION:
        if state.is_exchanging():
            return _append_exchanges(state, seat, vec[i64](capacity=16))
        return _list_turn_actions(state, seat)
    colour: i64 = 0
    out = vec[i64](capacity=32)
    if phase == BUILDING:
        return _append_buildings(state, append(out, STOP))
    if phase == TAKING_MARKET_TILE:
        out = append(out, STOP)
        colour = 0
        while colour < NUM_COLOURS:
            if state.market(colour):
                out = append(out, TAKE_MARKET_TILE + colour)
            colour += 1
        return out
    if phase == CHAIN:
        return _append_chain_tiles(state, seat, append(out, STOP))
    if phase == MOVING_PAGODA:
        colour = state.tile(state.geometry.triangles[3 * state.pagoda_target])
        first_action = _triangle_action(state, state.pagoda(colour, 0), MOVE_PAGODA)
        second_action = _triangle_action(state, state.pagoda(colour, 1), MOVE_PAGODA)
        return append(append(out, min(first_action, second_action)), max(first_action, second_action))
    if phase == ATTACKING or phase == DEFENDING:
        return _append_commitments(
            out, COMMIT_IN_REVOLT, state.hand(seat, YELLOW), state.is_leader_off(seat, YELLOW), 0
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


def list_outcome_weights(state: RulesState) -> vec[i64]:
    """With open chance: return the weight of each possible outcome."""
    return remaining_weights(undealt_counts(state))


def _list_turn_actions(state: RulesState, seat: i64) -> vec[i64]:
    """List the actions of a turn: exchanges and withdrawals, then for every kind of action its hexes.

    [H]: an exchange of no tiles is possible only if nothing else is.
    """
    c = state.cells
    count = state.geometry.count
    hexes = state.geometry.hex_buffer
    lands, rivers, tiles = classify_hexes(state, hexes)
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
        if read_hand(c, seat, colour) and colour == BLUE:
            n = _write_hex_actions(out, n, first, hexes, count, rivers)
        elif read_hand(c, seat, colour):
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
    if read_hand(c, seat, BLUE) >= state.action_price(seat, BLUE):
        n = _write_hex_actions(out, n, first, hexes, 2 * count, tiles)
    if read_hand(c, seat, GREEN) >= state.action_price(seat, GREEN):
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


def _append_withdrawals(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < NUM_COLOURS:
        if not state.is_leader_off(seat, colour):
            out = append(out, WITHDRAW_LEADER + colour)
        colour += 1
    return out


def _write_buildings(state: RulesState, hexes: vec[i64], start: i64, number: i64, out: vec[i64], n: i64) -> i64:
    """Write an action for each pagoda or palace that may be raised; return the new number of actions."""
    first = list_shape_starts(state, hexes, start, number)
    i: i64 = 0
    while i < TRIANGLES_PER_HEX:
        for hex_index in first:
            if free_triangle_colour(state, TRIANGLES_PER_HEX * hex_index + i) >= 0:
                out[n] = hex_action(state.geometry, hex_index, RAISE_PAGODA + i)
                n += 1
        i += 1
    i = 0
    while i < RHOMBI_PER_HEX and state.has_palace:
        for hex_index in first:
            if is_rhombus_free(state, RHOMBI_PER_HEX * hex_index + i):
                out[n] = hex_action(state.geometry, hex_index, RAISE_PALACE + i)
                n += 1
        i += 1
    return n


def _append_buildings(state: RulesState, out: vec[i64]) -> vec[i64]:
    """Append the pagodas and palaces that may be raised with the tile just placed."""
    triangles = free_triangles_with(state, state.placed_at)
    i: i64 = 0
    while i < TRIANGLES_PER_HEX:
        for triangle in triangles:
            if triangle % TRIANGLES_PER_HEX == i:
                out = append(out, _triangle_action(state, triangle, RAISE_PAGODA))
        i += 1
    rhombi = free_rhombi_with(state, state.placed_at) if state.has_palace else vec[i64]()
    i = 0
    while i < RHOMBI_PER_HEX:
        for rhombus in rhombi:
            if rhombus % RHOMBI_PER_HEX == i:
                out = append(out, hex_action(state.geometry, rhombus // RHOMBI_PER_HEX, RAISE_PALACE + i))
        i += 1
    return out


def _append_chain_tiles(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the hexes on which the next blue tile of a chain may be placed: adjacent to the one before."""
    if not state.hand(seat, BLUE):
        return out
    targets = vec[i64](capacity=NUM_DIRECTIONS)
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        hex_index = i64(state.geometry.neighbours[NUM_DIRECTIONS * state.placed_at + direction])
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


def _append_exchanges(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the next tiles of an exchange, in the order of the colours: each once to continue and once to end it."""
    c = state.cells
    chosen = total_tiles(state.chosen_by_colour())
    first: i64 = 0
    colour: i64 = 0
    available_later: i64 = 0
    while colour < NUM_COLOURS:
        if read_chosen(c, colour):
            first = colour
        colour += 1
    colour = first
    while colour < NUM_COLOURS:
        available_later += read_hand(c, seat, colour) - read_chosen(c, colour)
        colour += 1
    last = vec[i64](capacity=NUM_COLOURS)
    colour = first
    while colour < NUM_COLOURS:
        available = read_hand(c, seat, colour) - read_chosen(c, colour)
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


def _append_supports(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append support for each side. [H]: without tiles and leader, that is SUPPORT_NONE, which names no side."""
    side: i64 = 0
    while side < MAX_SIDES and state.side_name(side) != NO_HEX:
        first = SUPPORT + COMMITMENTS * side
        out = _append_commitments(out, first, state.hand(seat, RED), state.is_leader_off(seat, RED), 1)
        side += 1
    return out


def _append_winners(state: RulesState, out: vec[i64]) -> vec[i64]:
    side: i64 = 0
    while side < MAX_SIDES:
        if is_tied_highest(state, side):
            out = append(out, CHOOSE_WINNER + side)
        side += 1
    return out


def _append_payments(state: RulesState, out: vec[i64]) -> vec[i64]:
    hex_index: i64 = 0
    while hex_index < state.geometry.count:
        if state.has_mark(hex_index, PAYABLE):
            out = append(out, hex_action(state.geometry, hex_index, REMOVE_TILE))
        hex_index += 1
    return out


def _triangle_action(state: RulesState, triangle: i64, action_kind: i64) -> i64:
    return hex_action(state.geometry, triangle // TRIANGLES_PER_HEX, action_kind + triangle % TRIANGLES_PER_HEX)
