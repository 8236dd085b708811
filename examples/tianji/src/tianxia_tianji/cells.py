"""The state's data, under the names that the rules use: horses, prizes, choices, points.

Sets of horses and of prizes are integers: bit `n` is set if number `n` is in the set.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State

SEATS: Final = ("qi", "tian")
SIZES: Final = (5, 7, 9)
"""How many horses each player may have, and how many prizes there are."""
MOST_HORSES: Final = max(SIZES)
NOTHING: Final = 0
"""Stands for no prize, or no choice."""

# The index of each cell. Where a seat has one, it is added.
_SIZE, _CHANCE, _PRIZES, _PRIZE = 0, 1, 2, 3
_HORSES, _CHOICE, _POINTS = 4, 6, 8
_NUM_CELLS: Final = 10


def number_set(numbers: Iterable[int]) -> int:
    """Return a set of numbers as bits."""
    return sum(1 << number for number in set(numbers))


def list_numbers(bits: int) -> list[int]:
    """Return the numbers in a set, in order."""
    return [number for number in range(1, MOST_HORSES + 1) if bits >> number & 1]


def empty_cells(size: int, is_open: bool) -> vec[i64]:
    """Return the cells of a game in which nothing has happened yet; with `is_open`, chance is explicit."""
    cells = vec[i64]([0] * _NUM_CELLS)
    cells[_SIZE], cells[_CHANCE] = size, int(is_open)
    everything = number_set(range(1, size + 1))
    cells[_PRIZES] = cells[_HORSES] = cells[_HORSES + 1] = everything
    return cells


class Cells(State):
    """Names for the cells. The rules are in `state.py`."""

    @property
    def size(self) -> int:
        """How many horses each player began with, and how many prizes there are."""
        return int(self.cells[_SIZE])

    @property
    def is_chance_open(self) -> bool:
        """Whether the state stops before a prize is turned up."""
        return bool(self.cells[_CHANCE])

    @property
    def prize(self) -> int:
        """The prize of this race; NOTHING before it is turned up, and when the game is over."""
        return int(self.cells[_PRIZE])

    @prize.setter
    def prize(self, number: int) -> None:
        self.cells[_PRIZE] = number

    @property
    def prizes(self) -> list[int]:
        """The prizes that are still face down. Which they are is public, their order is not decided yet."""
        return list_numbers(self.cells[_PRIZES])

    @prizes.setter
    def prizes(self, numbers: Iterable[int]) -> None:
        self.cells[_PRIZES] = number_set(numbers)

    @property
    def shuffles(self) -> int:
        """How many prizes have been turned up, which is also the next stream of the seed."""
        return self.size - len(self.prizes)

    def horses(self, seat: int) -> list[int]:
        """Return the horses of a seat that have not run yet. They are public."""
        return list_numbers(self.cells[_HORSES + seat])

    def set_horses(self, seat: int, numbers: Iterable[int]) -> None:
        """Give a seat these horses."""
        self.cells[_HORSES + seat] = number_set(numbers)

    def choice(self, seat: int) -> int:
        """Return the horse that a seat has secretly chosen for this race, or NOTHING."""
        return int(self.cells[_CHOICE + seat])

    def set_choice(self, seat: int, horse: int) -> None:
        """Note the choice of a seat."""
        self.cells[_CHOICE + seat] = horse

    def points(self, seat: int) -> int:
        """Return the points of a seat."""
        return int(self.cells[_POINTS + seat])

    def set_points(self, seat: int, points: int) -> None:
        """Set the points of a seat."""
        self.cells[_POINTS + seat] = points
