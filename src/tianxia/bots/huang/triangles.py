"""Triangles of equal tiles that lack one tile for a pagoda."""

from mypy_extensions import i64

from tianxia.games.huang.board_geometry import NO_HEX
from tianxia.games.huang.cells import BUILT, GROUP, MARKS, STRIDE, TILE, Cells
from tianxia.games.huang.tiles import BLUE


def find_tile_awaiting_third(state: Cells, triangle: i64) -> i64:
    """Return the hex of one of two equal tiles that lack only the third of a triangle; NO_HEX if there are none."""
    c = state.cells
    hexes = state.geometry.triangles
    a = hexes[3 * triangle]
    if a == NO_HEX:
        return NO_HEX
    b = hexes[3 * triangle + 1]
    d = hexes[3 * triangle + 2]
    x = c[TILE + STRIDE * a]
    y = c[TILE + STRIDE * b]
    z = c[TILE + STRIDE * d]
    if x == 0:
        empty = a
        tile = b
        if y == 0 or y != z:
            return NO_HEX
    elif y == 0:
        empty = b
        tile = a
        if x != z:
            return NO_HEX
    elif z == 0 and x == y:
        empty = d
        tile = a
    else:
        return NO_HEX
    if c[GROUP + STRIDE * empty] != NO_HEX:
        return NO_HEX
    if (state.geometry.river[empty] != 0) != (c[TILE + STRIDE * tile] == BLUE + 1):
        return NO_HEX
    if (c[MARKS + STRIDE * a] | c[MARKS + STRIDE * b] | c[MARKS + STRIDE * d]) & BUILT:
        return NO_HEX
    return tile
