"""The layout of a state: which fields it has, declared once for each game.

A game lists its fields in `layout.py`. How they are stored, their values before anything is dealt and the keys of a
position follow from that list, and `engine.field_accessors` writes the class whose attributes and methods read and
change the fields by name. Where a game has places whose number depends on the board, such as hexes, each place has
fields of its own, stored after all others.
"""

from collections.abc import Iterator
from math import prod
from typing import Final, NamedTuple

MAX_ATTRIBUTES: Final = 2
"""The most values of a field that are stored in attributes; a field with more is stored in the cells."""
FLAG_PREFIXES: Final = ("is_", "has_")
"""How the name of a flag begins; it is not part of the name of the method that sets a flag."""


class Index(NamedTuple):
    """What selects one value of a field that has several."""

    name: str
    """The name of the argument, such as `seat`."""
    size: int
    """The number of values."""


class Field(NamedTuple):
    """A named part of a state."""

    name: str
    meaning: str
    """A noun phrase for a number, and "whether …" for a flag."""
    key: str | None
    """The key in a position and a dump, with dots within inner objects; None if no key holds just this field."""
    by: tuple[Index, ...]
    initial: tuple[int, ...]
    """The value before anything is dealt: one for all indices, or one for each."""
    is_flag: bool
    zero: int = 0
    """The value that is stored as 0; other values are stored as their difference from it."""
    has_reader: bool = False
    """Whether a function reads its values from cells: in a loop that is faster than the method of the state."""
    has_list: bool = False
    """Whether two methods return and set its values for all values of the last index at once."""
    is_optional: bool = False
    """Whether its values are left out where all optional fields have their initial values; see `Layout`."""

    @property
    def size(self) -> int:
        """The number of its values."""
        return prod(index.size for index in self.by)

    @property
    def is_in_cells(self) -> bool:
        """Whether its values are stored in the cells."""
        return self.size > MAX_ATTRIBUTES

    def initial_values(self) -> tuple[int, ...]:
        """Return all values before anything is dealt, as they are stored."""
        stored = tuple(value - self.zero for value in self.initial)
        return stored * (self.size // len(stored))


class Places(NamedTuple):
    """Fields that each place has. The cells of a place lie together; before the first lie those of −1, "no place"."""

    by: str
    """The name of the argument that selects a place, such as `hex_index`."""
    fields: tuple[Field, ...]
    """Fields without further indices."""


def number(
    name: str,
    meaning: str,
    *,
    key: str | None = None,
    by: tuple[Index, ...] = (),
    initial: int | tuple[int, ...] = 0,
    zero: int = 0,
    has_reader: bool = False,
    has_list: bool = False,
    is_optional: bool = False,
) -> Field:
    """Return a field of integers."""
    values = initial if isinstance(initial, tuple) else (initial,)
    return Field(name, meaning, key, by, values, False, zero, has_reader, has_list, is_optional)


def flag(
    name: str, meaning: str, *, key: str | None = None, by: tuple[Index, ...] = (), is_optional: bool = False
) -> Field:
    """Return a field of booleans, which are false before anything is dealt."""
    return Field(name, meaning, key, by, (0,), is_flag=True, is_optional=is_optional)


class Layout:
    """The fields of a game's states, in the order of `State.values`. Those of places follow the others.

    The last fields may be optional: `State.values` leaves out all of them where all have their initial values. So a
    field that only a new option needs does not change the fingerprints of games without this option.
    """

    def __init__(self, title: str, fields: tuple[Field, ...], places: Places | None = None) -> None:
        """Take the name of the game, for docstrings, the fields, and those of each place whose number varies.

        Optional fields come last. None of them is in the cells, and a layout with places has none.
        """
        self.title = title
        self.fields = fields
        self.places = places
        optional = [field.is_optional for field in fields]
        misplaced = optional != sorted(optional) or (places is not None and any(optional))
        if misplaced or any(field.is_optional and field.is_in_cells for field in fields):
            raise ValueError(f"{title}: optional fields come last and have few values")

    @property
    def size(self) -> int:
        """The number of values without those of places."""
        return sum(field.size for field in self.fields)

    def offsets(self) -> Iterator[tuple[Field, int]]:
        """Yield each field with the place of its first value among those of all fields."""
        at = 0
        for field in self.fields:
            yield field, at
            at += field.size

    def initial_values(self) -> list[int]:
        """Return the values of all fields before anything is dealt, without places."""
        return [value for field in self.fields for value in field.initial_values()]

    def num_required_values(self) -> int:
        """Return the number of values of the fields that are not optional."""
        return sum(field.size for field in self.fields if not field.is_optional)

    def initial_cells(self) -> list[int]:
        """Return the cells before anything is dealt, without places."""
        return [value for field in self.fields if field.is_in_cells for value in field.initial_values()]

    def initial_place(self) -> list[int]:
        """Return the cells of one place before anything is dealt."""
        return [value for field in self.place_fields() for value in field.initial_values()]

    def place_fields(self) -> tuple[Field, ...]:
        """Return the fields that each place has."""
        return self.places.fields if self.places else ()

    def keys(self) -> set[str]:
        """Return the keys of a position that hold fields, without those of inner objects."""
        fields = (*self.fields, *self.place_fields())
        return {field.key.partition(".")[0] for field in fields if field.key}

    def inner_keys(self, key: str) -> list[str]:
        """Return the keys of an inner object of a position."""
        parts = [field.key.partition(".") for field in self.fields if field.key]
        return [inner for outer, _, inner in parts if outer == key]
