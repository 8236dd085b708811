"""The geometry of a board, as arrays for the compiled rules.

Hexes are numbered from the north-west, row by row, so the lowest number of a group is its northernmost hex, among
those the westernmost. A triangle is numbered by its first hex and its shape, and so is a rhombus.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

NO_HEX: Final[i64] = -1

# The directions from a hex to its neighbours, clockwise.
NORTH_EAST: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH_EAST: Final[i64] = 2
SOUTH_WEST: Final[i64] = 3
WEST: Final[i64] = 4
NORTH_WEST: Final[i64] = 5
NUM_DIRECTIONS: Final[i64] = 6

TRIANGLES_PER_HEX: Final[i64] = 2
"""Triangles whose first hex this is: with both hexes to the south, or with those to the east and south-east."""
RHOMBI_PER_HEX: Final[i64] = 3
"""Rhombi whose first hex this is: leaning east, leaning west, upright."""
NUM_BANDIT_PLACES: Final[i64] = 10
"""How many places there are for bandit tiles."""
MAX_SIDES: Final[i64] = 3
"""The most groups that can touch a hex without touching each other: as many states may be at war."""


class BoardGeometry:
    """A board as arrays. Immutable except for scratch buffers, whose contents are valid until the next call."""

    def __init__(
        self,
        source: str,
        text: str,
        key: int,
        names: tuple[str, ...],
        neighbours: vec[i16],
        river: vec[i64],
        capitals: vec[i64],
        capital_states: tuple[str, ...],
        places: vec[i64],
        granaries: bool,
    ) -> None:
        """Take the arrays of a board, and derive its triangles and rhombi."""
        self.source = source
        """The name of a bundled map, or the path of a file."""
        self.text = text
        """The map file itself."""
        self.key: i64 = key
        """A number that identifies this board."""
        self.names = names
        self.count: i64 = len(names)
        self.neighbours = neighbours
        """Six neighbours of each hex, by direction; NO_HEX where there is none. Small integers, for speed."""
        self.river = river
        """1 for a river hex."""
        self.capitals = capitals
        self.capital_states = capital_states
        """The state of each capital, as the map file names it."""
        self.places = places
        """Three hexes of each bandit place; empty if there are none."""
        self.granaries = granaries
        self.triangles = _triangles(self.count, neighbours)
        """Three hexes of each triangle, the first NO_HEX if there is no such triangle."""
        self.rhombi = _rhombi(self.count, neighbours)
        """Four hexes of each rhombus, the first NO_HEX if there is no such rhombus."""
        self.group_buffer = vec[i64]([0] * self.count)
        """Scratch space for the hexes of a group."""
        self.hex_buffer = vec[i64]([0] * (4 * self.count))
        """Scratch space for hexes by what stands on them; see `legal`."""
        self.action_buffer = vec[i64]([0] * (10 * self.count + 32))
        """Scratch space for legal actions."""
        self.blank_observation = vec[u8]()
        """The observation of the empty board, cached by the first call that needs it."""

    def neighbour(self, hex_index: i64, direction: i64) -> i64:
        """Return the neighbour of a hex in a direction, or NO_HEX."""
        return i64(self.neighbours[NUM_DIRECTIONS * hex_index + direction])

    def is_river(self, hex_index: i64) -> bool:
        """Return whether a hex is a river hex."""
        return self.river[hex_index] != 0


def _triangles(count: i64, neighbours: vec[i16]) -> vec[i64]:
    out = vec[i64](capacity=3 * TRIANGLES_PER_HEX * count)
    hex_index: i64 = 0
    while hex_index < count:
        east, south_east, south_west = (
            i64(neighbours[NUM_DIRECTIONS * hex_index + EAST]),
            i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_EAST]),
            i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_WEST]),
        )
        out = _append_shape(out, hex_index, south_west, south_east, hex_index)
        out = _append_shape(out, hex_index, east, south_east, hex_index)
        hex_index += 1
    return _without_fourth(out)


def _rhombi(count: i64, neighbours: vec[i16]) -> vec[i64]:
    out = vec[i64](capacity=4 * RHOMBI_PER_HEX * count)
    hex_index: i64 = 0
    while hex_index < count:
        east, south_east, south_west = (
            i64(neighbours[NUM_DIRECTIONS * hex_index + EAST]),
            i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_EAST]),
            i64(neighbours[NUM_DIRECTIONS * hex_index + SOUTH_WEST]),
        )
        far_east = NO_HEX if east == NO_HEX else i64(neighbours[NUM_DIRECTIONS * east + SOUTH_EAST])
        south = NO_HEX if south_east == NO_HEX else i64(neighbours[NUM_DIRECTIONS * south_east + SOUTH_WEST])
        out = _append_shape(out, hex_index, east, south_east, far_east)
        out = _append_shape(out, hex_index, east, south_west, south_east)
        out = _append_shape(out, hex_index, south_west, south_east, south)
        hex_index += 1
    return out


def _append_shape(out: vec[i64], a: i64, b: i64, c: i64, d: i64) -> vec[i64]:
    """Append four hexes, or four times NO_HEX if one of them is missing."""
    if b == NO_HEX or c == NO_HEX or d == NO_HEX:
        a = b = c = d = NO_HEX
    out = append(out, a)
    out = append(out, b)
    out = append(out, c)
    return append(out, d)


def _without_fourth(shapes: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=i64(len(shapes)))
    i: i64 = 0
    while i < i64(len(shapes)):
        if i % 4 != 3:
            out = append(out, shapes[i])
        i += 1
    return out
