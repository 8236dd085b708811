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
from tianxia.games.huang.rules.cells import (
    ADJACENT_YELLOWS,
    BOX,
    BUILT,
    LEADER,
    LEADER_AT,
    MARKS,
    PAGODA,
    PALACE,
    STRIDE,
    TILE,
    UNDER_GRANARY,
    UNDER_PAGODA,
    UNDER_PALACE,
    Cells,
)
from tianxia.games.huang.rules.groups import add_piece, remove_piece
from tianxia.games.huang.rules.tiles import BLUE, COLOURS, NUM_COLOURS, PAGODA_COUNTS, YELLOW


def put_tile(state: Cells, hex_index: i64, colour: i64) -> None:
    """Put a tile on an empty hex."""
    state.cells[TILE + STRIDE * hex_index] = colour + 1
    if colour == YELLOW:
        _count_yellow(state, hex_index, 1)
    add_piece(state, hex_index)


def remove_tile(state: Cells, hex_index: i64) -> None:
    """Move a tile from the board to the box; a building that stands on it is lost."""
    c = state.cells
    colour = c[TILE + STRIDE * hex_index] - 1
    remove_piece(state, hex_index)
    c[TILE + STRIDE * hex_index] = 0
    c[BOX + colour] += 1
    if colour == YELLOW:
        _count_yellow(state, hex_index, -1)
    marks = c[MARKS + STRIDE * hex_index]
    if marks & UNDER_PAGODA:
        _lose_pagoda(state, hex_index, colour)
    if marks & UNDER_PALACE:
        _mark_rhombus(state, c[PALACE], False)
        c[PALACE] = NO_HEX
        if state.journal is not None:
            state.log("huang-log-lost-palace", {})
    if marks & UNDER_GRANARY:
        c[MARKS + STRIDE * hex_index] &= ~UNDER_GRANARY
        if state.journal is not None:
            state.log("huang-log-lost-granary", {"hex": state.hex_name(hex_index)})


def put_leader(state: Cells, seat: i64, colour: i64, hex_index: i64) -> None:
    """Put a leader of a seat on a hex."""
    c = state.cells
    c[LEADER_AT + NUM_COLOURS * seat + colour] = hex_index
    c[LEADER + STRIDE * hex_index] = NUM_COLOURS * seat + colour + 1
    add_piece(state, hex_index)


def remove_leader(state: Cells, seat: i64, colour: i64) -> None:
    """Return a leader from the board to its owner."""
    c = state.cells
    hex_index = c[LEADER_AT + NUM_COLOURS * seat + colour]
    remove_piece(state, hex_index)
    c[LEADER_AT + NUM_COLOURS * seat + colour] = NO_HEX
    c[LEADER + STRIDE * hex_index] = 0


def return_leader(state: Cells, seat: i64, colour: i64) -> None:
    """Return a leader that must leave the board to its owner, and log that."""
    remove_leader(state, seat, colour)
    if state.journal is not None:
        state.log("huang-log-home", {"seat": state.name(seat), "colour": COLOURS[colour]})


def has_pagodas(state: Cells, colour: i64) -> bool:
    """Return whether there are pagodas of a colour: Eighteen Kingdoms is played without blue ones."""
    return colour != BLUE or not state.geometry.granaries


def free_triangle_colour(state: Cells, triangle: i64) -> i64:
    """Return the colour of a triangle on which a pagoda may stand, −1 if none may."""
    c = state.cells
    hexes = state.geometry.triangles
    a = hexes[3 * triangle]
    if a == NO_HEX:
        return -1
    tile = c[TILE + STRIDE * a]
    b = hexes[3 * triangle + 1]
    d = hexes[3 * triangle + 2]
    if tile == 0 or c[TILE + STRIDE * b] != tile or c[TILE + STRIDE * d] != tile:
        return -1
    if (c[MARKS + STRIDE * a] | c[MARKS + STRIDE * b] | c[MARKS + STRIDE * d]) & BUILT:
        return -1
    return tile - 1 if has_pagodas(state, tile - 1) else -1


def is_rhombus_free(state: Cells, rhombus: i64) -> bool:
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
        if c[TILE + STRIDE * hex_index] != YELLOW + 1 or c[MARKS + STRIDE * hex_index] & BUILT:
            return False
        i += 1
    return True


def free_triangles_with(state: Cells, hex_index: i64) -> vec[i64]:
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


def free_rhombi_with(state: Cells, hex_index: i64) -> vec[i64]:
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


def pagodas_left(state: Cells, colour: i64) -> i64:
    """Return how many pagodas of a colour are left beside the board."""
    c = state.cells
    left = PAGODA_COUNTS[colour]
    i: i64 = 0
    while i < 2:
        if c[PAGODA + 2 * colour + i] != NO_HEX:
            left -= 1
        i += 1
    return left


def raise_pagoda(state: Cells, colour: i64, triangle: i64) -> None:
    """Put a pagoda from beside the board on a free triangle."""
    c = state.cells
    place = PAGODA + 2 * colour
    if c[place] == NO_HEX:
        c[place] = triangle
    else:
        c[place + 1] = max(c[place], triangle)
        c[place] = min(c[place], triangle)
    _mark_triangle(state, triangle, True)


def lower_pagoda(state: Cells, colour: i64, triangle: i64) -> None:
    """Return a pagoda beside the board."""
    c = state.cells
    place = PAGODA + 2 * colour
    if c[place] == triangle:
        c[place] = c[place + 1]
    c[place + 1] = NO_HEX
    _mark_triangle(state, triangle, False)


def raise_palace(state: Cells, rhombus: i64) -> None:
    """Put the palace on a free rhombus, from beside the board or from its old place."""
    c = state.cells
    if c[PALACE] != NO_HEX:
        _mark_rhombus(state, c[PALACE], False)
    c[PALACE] = rhombus
    _mark_rhombus(state, rhombus, True)


def _lose_pagoda(state: Cells, hex_index: i64, colour: i64) -> None:
    c = state.cells
    hexes = state.geometry.triangles
    i: i64 = 0
    while i < 2:
        triangle = c[PAGODA + 2 * colour + i]
        if triangle != NO_HEX:
            at = 3 * triangle
            if hex_index == hexes[at] or hex_index == hexes[at + 1] or hex_index == hexes[at + 2]:
                lower_pagoda(state, colour, triangle)
                if state.journal is not None:
                    state.log("huang-log-lost-pagoda", {"colour": COLOURS[colour]})
                return
        i += 1


def _mark_triangle(state: Cells, triangle: i64, built: bool) -> None:
    c = state.cells
    i: i64 = 0
    while i < 3:
        place = MARKS + STRIDE * state.geometry.triangles[3 * triangle + i]
        c[place] = c[place] | UNDER_PAGODA if built else c[place] & ~UNDER_PAGODA
        i += 1


def _mark_rhombus(state: Cells, rhombus: i64, built: bool) -> None:
    c = state.cells
    i: i64 = 0
    while i < 4:
        place = MARKS + STRIDE * state.geometry.rhombi[4 * rhombus + i]
        c[place] = c[place] | UNDER_PALACE if built else c[place] & ~UNDER_PALACE
        i += 1


def _count_yellow(state: Cells, hex_index: i64, change: i64) -> None:
    """Add `change` to the number of adjacent yellow tiles of each hex around a hex."""
    direction: i64 = 0
    while direction < NUM_DIRECTIONS:
        neighbour = i64(state.geometry.neighbours[NUM_DIRECTIONS * hex_index + direction])
        if neighbour != NO_HEX:
            state.cells[ADJACENT_YELLOWS + STRIDE * neighbour] += change
        direction += 1


def _first_hexes(state: Cells, hex_index: i64) -> vec[i64]:
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
