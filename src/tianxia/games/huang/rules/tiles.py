"""The tiles: five colours, and how many there are of each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

COLOURS: Final = ("yellow", "red", "blue", "green", "white")
YELLOW: Final[i64] = 0
RED: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
WHITE: Final[i64] = 4
NO_TILE: Final[i64] = -1
NUM_COLOURS: Final[i64] = 5
NUM_SCORING_COLOURS: Final[i64] = 4
"""The first four colours are scored; white points are spread over them."""

TILE_COUNTS: Final[vec[i64]] = vec[i64]([42, 36, 24, 24, 12])
"""How many tiles there are of each colour."""
ALL_TILES: Final[i64] = 138

HAND_SIZE: Final[i64] = 6
PALACE_HAND_SIZE: Final[i64] = 7
"""The hand size of a seat whose yellow leader is in the state of the palace."""
MARKET_SIZE: Final[i64] = 6

PAGODA_COUNTS: Final[vec[i64]] = vec[i64]([2, 2, 2, 2, 1])
"""How many pagodas there are of each colour."""
MAX_PAGODAS: Final[i64] = 2
"""The most pagodas of one colour."""


def list_tiles(counts: vec[i64]) -> vec[i64]:
    """Return the colour of each tile, in order, from the number of tiles of each colour."""
    out = vec[i64](capacity=8)
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n: i64 = 0
        while n < counts[colour]:
            out = append(out, colour)
            n += 1
        colour += 1
    return out


def total_tiles(counts: vec[i64]) -> i64:
    """Return the sum of the numbers of tiles of each colour."""
    n: i64 = 0
    colour: i64 = 0
    while colour < NUM_COLOURS:
        n += counts[colour]
        colour += 1
    return n


def format_tiles(counts: vec[i64]) -> str:
    """Return the names of the tiles, in order, from the number of tiles of each colour."""
    return " ".join([COLOURS[colour] for colour in list_tiles(counts)])
