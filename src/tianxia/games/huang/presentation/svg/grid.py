"""Coordinates of the drawing: hexes, their corners and edges, upright or turned by a quarter."""

from collections.abc import Collection, Iterable
from math import sqrt
from typing import Final, NamedTuple

from tianxia.games.huang.presentation.svg.pieces import Point, fmt
from tianxia.games.huang.rules.board import Board, adjacent_names

HEX_SIZE: Final = 33.0
"""From the centre of a hex to a corner, in user units."""
HEX_WIDTH: Final = HEX_SIZE * sqrt(3)
MARGIN: Final = 28.0
"""Space around the board, for the coordinates."""

# The corners of a hex from the north, clockwise: the first two bound its north-eastern edge.
_CORNERS: Final[tuple[Point, ...]] = tuple(
    (x * HEX_WIDTH / 2, y * HEX_SIZE) for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)


class Grid(NamedTuple):
    """The layout of the hexes. Turned by a quarter, west is on top and north to the right."""

    columns: int
    rows: int
    turned: bool

    @property
    def upright(self) -> Point:
        """Width and height of the board before it is turned, margins included."""
        return HEX_WIDTH * self.columns + 2 * MARGIN, HEX_SIZE * (1.5 * self.rows + 0.5) + 2 * MARGIN

    @property
    def extent(self) -> Point:
        """Width and height as drawn."""
        wide, high = self.upright
        return (high, wide) if self.turned else (wide, high)

    def at(self, name: str) -> Point:
        """Return the centre of a hex, even of one that the board does not have."""
        return self.turn(column_at(name), row_at(int(name[1:])))

    def turn(self, x: float, y: float) -> Point:
        """Return the point of the drawing for a point of the upright board."""
        return (self.upright[1] - y, x) if self.turned else (x, y)

    def corners(self, middle: Point = (0, 0), size: float = 1) -> list[Point]:
        """Return the corners of a hex around a point."""
        turned = [(-y, x) if self.turned else (x, y) for x, y in _CORNERS]
        return [(middle[0] + size * x, middle[1] + size * y) for x, y in turned]

    def outline(self, middle: Point = (0, 0), size: float = 1) -> str:
        """Return a hex as a path."""
        return polygon(self.corners(middle, size))

    def rim(self, hexes: Collection[str]) -> str:
        """Return the outer edges of some hexes, given by name, as a path."""
        out: list[str] = []
        for hex_name in hexes:
            corners = self.corners(self.at(hex_name))
            for side, neighbour in enumerate(adjacent_names(hex_name)):
                if neighbour not in hexes:
                    out.append(f"M{xy(corners[side])}L{xy(corners[(side + 1) % 6])}")
        return "".join(out)


def make_grid(board: Board, turned: bool) -> Grid:
    """Return the layout of a board."""
    columns = max(ord(name[0]) for name in board.names) - ord("A") + 1
    return Grid(columns, max(int(name[1:]) for name in board.names), turned)


def column_at(name: str) -> float:
    """Return how far east a hex lies; rows 2, 4, 6 … lie half a hex further."""
    column, row = ord(name[0]) - ord("A"), int(name[1:])
    return MARGIN + HEX_WIDTH * (column + (0.5 if row % 2 else 1.0))


def row_at(row: int) -> float:
    """Return how far south a row lies."""
    return MARGIN + HEX_SIZE * (1.5 * row - 0.5)


def polygon(corners: Iterable[Point]) -> str:
    """Return a closed path through some corners."""
    return f"M{'L'.join(map(xy, corners))}Z"


def xy(point: Point) -> str:
    """Format a point as SVG coordinates."""
    return f"{fmt(point[0])} {fmt(point[1])}"


def mean_point(points: Iterable[Point]) -> Point:
    """Return the mean of some points."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
