"""Pagodas, the palace and granaries; and putting pieces on the board and removing them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import (
    NO_HEX,
    NORTH_EAST,
    NORTH_WEST,
    NUM_DIRECTIONS,
    RHOMBI_PER_HEX,
    TRIANGLES_PER_HEX,
    WEST,
)
from tianxia.games.huang.rules.fields import read_marks, read_tile
from tianxia.games.huang.rules.groups import add_piece, remove_piece
from tianxia.games.huang.rules.marks import BUILT, UNDER_GRANARY, UNDER_PAGODA, UNDER_PALACE
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NO_LEADER
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, MAX_PAGODAS, NO_TILE, NUM_COLOURS, PAGODA_COUNTS, YELLOW


def put_tile(state: RulesState, hex_index: i64, colour: i64) -> None:
    """Put a tile on an empty hex."""
    state.set_tile(hex_index, colour)
    if colour == YELLOW:
        _count_yellow(state, hex_index, 1)
    add_piece(state, hex_index)


def remove_tile(state: RulesState, hex_index: i64) -> None:
    """Move a tile from the board to the box; a building that stands on it is lost."""
    c = state.cells
    colour = read_tile(c, hex_index)
    remove_piece(state, hex_index)
    state.set_tile(hex_index, NO_TILE)
    state.add_to_box(colour, 1)
    if colour == YELLOW:
        _count_yellow(state, hex_index, -1)
    marks = read_marks(c, hex_index)
    if marks & UNDER_PAGODA:
        _lose_pagoda(state, hex_index, colour)
    if marks & UNDER_PALACE:
        _mark_rhombus(state, state.palace, False)
        state.palace = NO_HEX
        if state.journal is not None:
            state.log("huang-log-lost-palace", {})
    if marks & UNDER_GRANARY:
        state.remove_mark(hex_index, UNDER_GRANARY)
        if state.journal is not None:
            state.log("huang-log-lost-granary", {"hex": state.hex_name(hex_index)})


def put_leader(state: RulesState, seat: i64, colour: i64, hex_index: i64) -> None:
    """Put a leader of a seat on a hex."""
    state.set_leader_hex(seat, colour, hex_index)
    state.set_leader(hex_index, NUM_COLOURS * seat + colour)
    add_piece(state, hex_index)


def remove_leader(state: RulesState, seat: i64, colour: i64) -> None:
    """Return a leader from the board to its owner."""
    hex_index = state.leader_hex(seat, colour)
    remove_piece(state, hex_index)
    state.set_leader_hex(seat, colour, NO_HEX)
    state.set_leader(hex_index, NO_LEADER)


def return_leader(state: RulesState, seat: i64, colour: i64) -> None:
    """Return a leader that must leave the board to its owner, and log that."""
    remove_leader(state, seat, colour)
    if state.journal is not None:
        state.log("huang-log-home", {"seat": state.name(seat), "colour": COLOURS[colour]})


def has_pagodas(state: RulesState, colour: i64) -> bool:
    """Return whether there are pagodas of a colour: Eighteen Kingdoms is played without blue ones."""
    return colour != BLUE or not state.geometry.granaries


def free_triangle_colour(state: RulesState, triangle: i64) -> i64:
    """Return the colour of a triangle on which a pagoda may stand, −1 if none may."""
    c = state.cells
    hexes = state.geometry.triangles
    a = hexes[3 * triangle]
    if a == NO_HEX:
        return -1
    tile = read_tile(c, a)
    b = hexes[3 * triangle + 1]
    d = hexes[3 * triangle + 2]
    if tile == NO_TILE or read_tile(c, b) != tile or read_tile(c, d) != tile:
        return -1
    if (read_marks(c, a) | read_marks(c, b) | read_marks(c, d)) & BUILT:
        return -1
    return tile if has_pagodas(state, tile) else -1


def is_rhombus_free(state: RulesState, rhombus: i64) -> bool:
    """Return whether the palace may stand on a rhombus: four yellow tiles, none under a building.

    [H]: a rhombus in any direction.
    """
    c = state.cells
    hexes = state.geometry.rhombi
    if hexes[4 * rhombus] == NO_HEX:
        return False
    i: i64 = 0
    while i < 4:
        hex_index = hexes[4 * rhombus + i]
        if read_tile(c, hex_index) != YELLOW or read_marks(c, hex_index) & BUILT:
            return False
        i += 1
    return True


def free_triangles_with(state: RulesState, hex_index: i64) -> vec[i64]:
    """Return the triangles with this hex on which a pagoda may stand, sorted."""
    hexes = state.geometry.triangles
    out = vec[i64](capacity=NUM_DIRECTIONS)
    for first in _first_hexes(state, hex_index):
        triangle = TRIANGLES_PER_HEX * first
        while triangle < TRIANGLES_PER_HEX * first + TRIANGLES_PER_HEX:
            at = 3 * triangle
            if hex_index == hexes[at] or hex_index == hexes[at + 1] or hex_index == hexes[at + 2]:
                if free_triangle_colour(state, triangle) >= 0:
                    out = append(out, triangle)
            triangle += 1
    return out


def free_rhombi_with(state: RulesState, hex_index: i64) -> vec[i64]:
    """Return the rhombi with this hex on which the palace may stand, sorted."""
    hexes = state.geometry.rhombi
    out = vec[i64](capacity=12)
    for first in _first_hexes(state, hex_index):
        rhombus = RHOMBI_PER_HEX * first
        while rhombus < RHOMBI_PER_HEX * first + RHOMBI_PER_HEX:
            at = 4 * rhombus
            if (
                hex_index == hexes[at]
                or hex_index == hexes[at + 1]
                or hex_index == hexes[at + 2]
                or hex_index == hexes[at + 3]
            ):
                if is_rhombus_free(state, rhombus):
                    out = append(out, rhombus)
            rhombus += 1
    return out


def pagodas_left(state: RulesState, colour: i64) -> i64:
    """Return how many pagodas of a colour are left beside the board."""
    left = PAGODA_COUNTS[colour]
    i: i64 = 0
    while i < 2:
        if state.pagoda(colour, i) != NO_HEX:
            left -= 1
        i += 1
    return left


def raise_pagoda(state: RulesState, colour: i64, triangle: i64) -> None:
    """Put a pagoda from beside the board on a free triangle."""
    other = state.pagoda(colour, 0)
    if other == NO_HEX:
        state.set_pagoda(colour, 0, triangle)
    else:
        state.set_pagoda(colour, 0, min(other, triangle))
        state.set_pagoda(colour, 1, max(other, triangle))
    _mark_triangle(state, triangle, True)


def lower_pagoda(state: RulesState, colour: i64, triangle: i64) -> None:
    """Return a pagoda beside the board."""
    if state.pagoda(colour, 0) == triangle:
        state.set_pagoda(colour, 0, state.pagoda(colour, 1))
    state.set_pagoda(colour, 1, NO_HEX)
    _mark_triangle(state, triangle, False)


def raise_palace(state: RulesState, rhombus: i64) -> None:
    """Put the palace on a free rhombus, from beside the board or from its old place."""
    if state.palace != NO_HEX:
        _mark_rhombus(state, state.palace, False)
    state.palace = rhombus
    _mark_rhombus(state, rhombus, True)


def _lose_pagoda(state: RulesState, hex_index: i64, colour: i64) -> None:
    hexes = state.geometry.triangles
    i: i64 = 0
    while i < 2:
        triangle = state.pagoda(colour, i)
        if triangle != NO_HEX:
            at = 3 * triangle
            if hex_index == hexes[at] or hex_index == hexes[at + 1] or hex_index == hexes[at + 2]:
                lower_pagoda(state, colour, triangle)
                if state.journal is not None:
                    state.log("huang-log-lost-pagoda", {"colour": COLOURS[colour]})
                return
        i += 1


def _mark_triangle(state: RulesState, triangle: i64, built: bool) -> None:
    i: i64 = 0
    while i < 3:
        _mark_hex(state, state.geometry.triangles[3 * triangle + i], UNDER_PAGODA, built)
        i += 1


def _mark_rhombus(state: RulesState, rhombus: i64, built: bool) -> None:
    i: i64 = 0
    while i < 4:
        _mark_hex(state, state.geometry.rhombi[4 * rhombus + i], UNDER_PALACE, built)
        i += 1


def _mark_hex(state: RulesState, hex_index: i64, mark: i64, built: bool) -> None:
    if built:
        state.add_mark(hex_index, mark)
    else:
        state.remove_mark(hex_index, mark)


def _count_yellow(state: RulesState, hex_index: i64, change: i64) -> None:
    """Add `change` to the number of adjacent yellow tiles of each hex around a hex."""
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(state.geometry.neighbours[NUM_DIRECTIONS * hex_index + direction])
        if neighbour != NO_HEX:
            state.add_to_adjacent_yellows(neighbour, change)
        direction += 1


def _first_hexes(state: RulesState, hex_index: i64) -> vec[i64]:
    """Return the hexes that can be the first of a triangle or rhombus with this one, sorted."""
    geometry = state.geometry
    out = vec[i64](capacity=8)
    north_west = geometry.neighbour(hex_index, NORTH_WEST)
    if north_west != NO_HEX:
        out = _append_hex(out, geometry.neighbour(north_west, NORTH_EAST))
        out = _append_hex(out, geometry.neighbour(north_west, WEST))
    out = _append_hex(out, north_west)
    out = _append_hex(out, geometry.neighbour(hex_index, NORTH_EAST))
    out = _append_hex(out, geometry.neighbour(hex_index, WEST))
    return append(out, hex_index)


def _append_hex(out: vec[i64], hex_index: i64) -> vec[i64]:
    """Append a hex, unless it is NO_HEX."""
    return out if hex_index == NO_HEX else append(out, hex_index)


def list_pagodas(state: RulesState) -> list[tuple[int, int]]:
    """Return colour and triangle of each pagoda on the board."""
    return [
        (colour, int(state.pagoda(colour, i)))
        for colour in range(NUM_COLOURS)
        for i in range(MAX_PAGODAS)
        if state.pagoda(colour, i) != NO_HEX
    ]
