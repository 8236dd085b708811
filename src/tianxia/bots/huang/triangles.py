"""Triangles of equal tiles that lack one tile for a pagoda."""

from mypy_extensions import i64

from tianxia.games.huang.cells import BUILT, GROUP, MARKS, TILE, WIDTH, Cells
from tianxia.games.huang.ground import NO_HEX
from tianxia.games.huang.tiles import BLUE


def tile_awaiting_third(state: Cells, triangle: i64) -> i64:
    """Return the hex of a tile of a triangle that one more tile of its colour would complete; NO_HEX if none would."""
    c = state.cells
    hexes = state.ground.triangles
    a = hexes[3 * triangle]
    if a == NO_HEX:
        return NO_HEX
    b = hexes[3 * triangle + 1]
    d = hexes[3 * triangle + 2]
    x = c[TILE + WIDTH * a]
    y = c[TILE + WIDTH * b]
    z = c[TILE + WIDTH * d]
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
    if c[GROUP + WIDTH * empty] != NO_HEX:
        return NO_HEX
    if (state.ground.river[empty] != 0) != (c[TILE + WIDTH * tile] == BLUE + 1):
        return NO_HEX
    if (c[MARKS + WIDTH * a] | c[MARKS + WIDTH * b] | c[MARKS + WIDTH * d]) & BUILT:
        return NO_HEX
    return tile
