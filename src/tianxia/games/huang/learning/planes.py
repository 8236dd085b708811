"""The compiled part of the observation: what a seat knows, as counts from 0 to 255. `observation` names the planes.

Seats are counted clockwise from the observer's own. Planes over hexes come first, one whole plane after the other.
Like the rules' `hex_scans`, this module uses cells of fields with several values, for speed.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tianxia.engine.observation_writer import put_flag, put_number, put_one_hot
from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board_geometry import (
    MAX_SIDES,
    NO_HEX,
    NUM_BANDIT_PLACES,
    TRIANGLES_PER_HEX,
    BoardGeometry,
)
from tianxia.games.huang.rules.fields import (
    ADJACENT_BANDIT_PLACES_CELL,
    ADJACENT_YELLOWS_CELL,
    BANDIT_TILE_CELL,
    BOX_CELL,
    BOXED_UNSEEN_CELL,
    CHOSEN_CELL,
    EXCHANGED_CELL,
    HAND_CELL,
    KNOWN_CELL,
    LEADER_HEX_CELL,
    MARKET_CELL,
    MARKS_CELL,
    PAGODA_CELL,
    POINTS_CELL,
    SIDE_LEADERS_CELL,
    SIDE_NAME_CELL,
    SIDE_REDS_CELL,
    SIDE_TILES_CELL,
    STRIDE,
    TILE_CELL,
)
from tianxia.games.huang.rules.marks import PAYABLE, UNDER_BANDITS, UNDER_GRANARY, UNDER_PAGODA, UNDER_PALACE
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import MAX_SEATS, NOBODY
from tianxia.games.huang.rules.tiles import NUM_COLOURS

# The planes over hexes. The first is the river, then the tiles by colour; `observation.list_planes` describes each.
LEADERS_PLANE: Final[i64] = 6
OWNERS_PLANE: Final[i64] = 11
PAGODAS_PLANE: Final[i64] = 16
GRANARIES_PLANE: Final[i64] = 17
PALACE_PLANE: Final[i64] = 18
BANDIT_TILES_PLANE: Final[i64] = 19
ADJACENT_BANDITS_PLANE: Final[i64] = 20
PAYABLE_PLANE: Final[i64] = 21
ADJACENT_YELLOWS_PLANE: Final[i64] = 22
PLACED_PLANE: Final[i64] = 23
SIDES_PLANE: Final[i64] = 24
SHAPES_PLANE: Final[i64] = 25
NUM_HEX_PLANES: Final[i64] = 26
NUM_PHASES: Final[i64] = 12
NON_HEX_SIZE: Final[i64] = 151
"""How many numbers follow the planes over hexes."""
SEAT_SIZE: Final[i64] = 14


def add_planes(state: RulesState, out: vec[u8], seat: i64) -> vec[u8]:
    """Append the planes to `out`, in the order of `observation.list_planes`."""
    c = state.cells
    n = state.players
    blank_observation = state.geometry.blank_observation
    if i64(len(blank_observation)) == 0:
        blank_observation = _blank_observation(state.geometry)
        state.geometry.blank_observation = blank_observation
    first = i64(len(out))
    out = extend(out, blank_observation)
    _put_hexes(state, out, first)
    _put_pieces(state, out, first, seat)
    at = first + NUM_HEX_PLANES * state.geometry.count
    at = _put_counts(out, at, c, HAND_CELL + NUM_COLOURS * seat)
    if state.turn == seat:
        _put_counts(out, at, c, CHOSEN_CELL)
    at += NUM_COLOURS
    at = _put_counts(out, at, c, MARKET_CELL)
    at = _put_counts(out, at, c, BOX_CELL)
    at = _put_counts(out, at, c, EXCHANGED_CELL + NUM_COLOURS * seat)
    at = put_number(out, at, _count_all(c, BOXED_UNSEEN_CELL))
    i: i64 = 0
    while i < n:
        _put_seat(state, out, at + SEAT_SIZE * i, seat, (seat + i) % n)
        i += 1
    at += SEAT_SIZE * MAX_SEATS
    at = put_one_hot(out, at, n, MAX_SEATS + 1)
    at = put_one_hot(out, at, _seat_distance(seat, state.turn, n), MAX_SEATS)
    at = put_one_hot(out, at, NOBODY if state.dealing else _seat_distance(seat, state.asked, n), MAX_SEATS)
    at = put_one_hot(out, at, state.phase, NUM_PHASES)
    at = put_number(out, at, state.actions_left)
    at = put_number(out, at, state.bag_size)
    at = put_number(out, at, state.idle_turns)
    at = put_number(out, at, state.payment_left)
    at = put_flag(out, at, state.has_drawn)
    at = put_flag(out, at, state.has_palace)
    at = put_one_hot(out, at, state.revolt_colour, NUM_COLOURS)
    at = put_number(out, at, state.attack_tiles)
    at = put_flag(out, at, state.attack_leader != 0)
    at = put_one_hot(out, at, _seat_distance(seat, state.defender, n), MAX_SEATS)
    i = 0
    while i < MAX_SIDES:
        at = put_number(out, at, c[SIDE_REDS_CELL + i])
        at = put_number(out, at, c[SIDE_TILES_CELL + i])
        at = put_number(out, at, c[SIDE_LEADERS_CELL + i])
        i += 1
    return out


def _put_hexes(state: RulesState, out: vec[u8], first: i64) -> None:
    """Write what lies on each hex. It avoids branches, which would be mispredicted from hex to hex."""
    c = state.cells
    count = state.geometry.count
    bandits: i64 = 0
    place: i64 = 0
    while place < NUM_BANDIT_PLACES:
        bandits |= c[BANDIT_TILE_CELL + place]
        place += 1
    yellows = first + count * ADJACENT_YELLOWS_PLANE
    at: i64 = 0
    hex_index: i64 = 0
    while hex_index < count:
        # A mask: all bits are set if there is a tile; without one the write goes to the first hex of all.
        tile = c[TILE_CELL + at]
        out[first + (hex_index + count * tile & (0 - tile) >> 8)] = u8(1)
        out[yellows + hex_index] = u8(c[ADJACENT_YELLOWS_CELL + at])
        marks = c[MARKS_CELL + at]
        if marks:
            if marks & UNDER_PAGODA:
                out[first + hex_index + count * PAGODAS_PLANE] = u8(1)
            if marks & UNDER_GRANARY:
                out[first + hex_index + count * GRANARIES_PLANE] = u8(1)
            if marks & UNDER_PALACE:
                out[first + hex_index + count * PALACE_PLANE] = u8(1)
            if marks & UNDER_BANDITS:
                out[first + hex_index + count * BANDIT_TILES_PLANE] = u8(1)
            if marks & PAYABLE:
                out[first + hex_index + count * PAYABLE_PLANE] = u8(1)
        if bandits and c[ADJACENT_BANDIT_PLACES_CELL + at]:
            out[first + hex_index + count * ADJACENT_BANDITS_PLANE] = u8(adjacent_bandits(state, hex_index))
        at += STRIDE
        hex_index += 1
    out[first] = u8(state.geometry.river[0])


def _put_pieces(state: RulesState, out: vec[u8], first: i64, seat: i64) -> None:
    """Write leaders and pagodas, and what the present decision is about."""
    c = state.cells
    n = state.players
    count = state.geometry.count
    i: i64 = 0
    while i < n * NUM_COLOURS:
        hex_index = c[LEADER_HEX_CELL + i]
        if hex_index != NO_HEX:
            out[first + hex_index + count * (LEADERS_PLANE + i % NUM_COLOURS)] = u8(1)
            out[first + hex_index + count * (OWNERS_PLANE + _seat_distance(seat, i // NUM_COLOURS, n))] = u8(1)
        i += 1
    if state.placed_at != NO_HEX:
        out[first + state.placed_at + count * PLACED_PLANE] = u8(1)
    if state.pagoda_target != NO_HEX:
        out[first + state.pagoda_target // TRIANGLES_PER_HEX + count * SHAPES_PLANE] = u8(
            3 + state.pagoda_target % TRIANGLES_PER_HEX
        )
    i = 0
    while i < 2 * NUM_COLOURS:
        triangle = c[PAGODA_CELL + i]
        if triangle != NO_HEX:
            out[first + triangle // TRIANGLES_PER_HEX + count * SHAPES_PLANE] = u8(1 + triangle % TRIANGLES_PER_HEX)
        i += 1
    i = 0
    while i < MAX_SIDES and c[SIDE_NAME_CELL + i] != NO_HEX:
        out[first + c[SIDE_NAME_CELL + i] + count * SIDES_PLANE] = u8(i + 1)
        i += 1


def _blank_observation(geometry: BoardGeometry) -> vec[u8]:
    """Return the observation of the river alone, with nothing on the board or beside it."""
    out = vec[u8]([0] * (NUM_HEX_PLANES * geometry.count + NON_HEX_SIZE))
    hex_index: i64 = 0
    while hex_index < geometry.count:
        out[hex_index] = u8(geometry.river[hex_index])
        hex_index += 1
    return out


def _put_seat(state: RulesState, out: vec[u8], at: i64, seat: i64, other: i64) -> None:
    """Write the numbers of another seat: points, tiles known to be in its hand, sizes of hand and box, granaries."""
    c = state.cells
    at = _put_counts(out, at, c, POINTS_CELL + NUM_COLOURS * other)
    at = _put_counts(out, at, c, KNOWN_CELL + NUM_COLOURS * other)
    at = put_number(out, at, _count_all(c, HAND_CELL + NUM_COLOURS * other))
    at = put_number(out, at, _count_all(c, EXCHANGED_CELL + NUM_COLOURS * other))
    at = put_number(out, at, state.granaries_taken(other))
    put_flag(out, at, other == seat)


def _seat_distance(seat: i64, other: i64, n: i64) -> i64:
    """Return how far a seat is from another, clockwise; NOBODY for NOBODY."""
    if other == NOBODY:
        return NOBODY
    return other - seat if other >= seat else other - seat + n


def _put_counts(out: vec[u8], at: i64, c: vec[i64], place: i64) -> i64:
    """Write five counts by colour, each at most 255; return the index after them."""
    colour: i64 = 0
    while colour < NUM_COLOURS:
        out[at + colour] = u8(min(c[place + colour], 255))
        colour += 1
    return at + NUM_COLOURS


def _count_all(c: vec[i64], place: i64) -> i64:
    """Return the sum of five counts by colour."""
    n: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n += c[place + colour]
        colour += 1
    return n
