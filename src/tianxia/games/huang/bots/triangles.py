"""Triangles with two tiles of one colour that lack the third for a pagoda.

Like the rules' `hex_scans`, this module uses cells, for speed.
"""

from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.fields import GROUP_CELL, MARKS_CELL, STRIDE, TILE_CELL
from tianxia.games.huang.rules.marks import BUILT
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import BLUE


def find_tile_awaiting_third(state: RulesState, triangle: i64) -> i64:
    """Return the hex of a tile in a triangle that lacks one tile for a pagoda; NO_HEX if it is no such triangle."""
    c = state.cells
    hexes = state.geometry.triangles
    a = hexes[3 * triangle]
    if a == NO_HEX:
        return NO_HEX
    b = hexes[3 * triangle + 1]
    d = hexes[3 * triangle + 2]
    tile_a = c[TILE_CELL + STRIDE * a]
    tile_b = c[TILE_CELL + STRIDE * b]
    tile_d = c[TILE_CELL + STRIDE * d]
    if tile_a == 0:
        empty = a
        tile = b
        if tile_b == 0 or tile_b != tile_d:
            return NO_HEX
    elif tile_b == 0:
        empty = b
        tile = a
        if tile_a != tile_d:
            return NO_HEX
    elif tile_d == 0 and tile_a == tile_b:
        empty = d
        tile = a
    else:
        return NO_HEX
    if c[GROUP_CELL + STRIDE * empty] != NO_HEX:
        return NO_HEX
    if (state.geometry.river[empty] != 0) != (c[TILE_CELL + STRIDE * tile] == BLUE + 1):
        return NO_HEX
    if (c[MARKS_CELL + STRIDE * a] | c[MARKS_CELL + STRIDE * b] | c[MARKS_CELL + STRIDE * d]) & BUILT:
        return NO_HEX
    return tile
