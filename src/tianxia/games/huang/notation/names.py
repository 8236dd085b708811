"""The names of seats, tiles and places, as texts and positions write them."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.rules.board_geometry import BoardGeometry
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import COLOURS, list_tiles


def seat_names(state: RulesState) -> tuple[str, ...]:
    """Return the dynasties that play, in turn order."""
    return tuple(state.name(seat) for seat in range(state.players))


def tile_names(counts: vec[i64]) -> list[str]:
    """Return the tiles by name, from the number of tiles of each colour."""
    return [COLOURS[colour] for colour in list_tiles(counts)]


def triangle_names(geometry: BoardGeometry, triangle: int) -> list[str]:
    """Return the hexes of a triangle by name."""
    return [geometry.names[geometry.triangles[3 * triangle + i]] for i in range(3)]


def rhombus_names(geometry: BoardGeometry, rhombus: int) -> list[str]:
    """Return the hexes of a rhombus by name."""
    return [geometry.names[geometry.rhombi[4 * rhombus + i]] for i in range(4)]
