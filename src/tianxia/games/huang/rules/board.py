"""Boards, read from a map file: hexes, rivers, capitals and bandit places."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tianxia.engine.errors import BadFile
from tianxia.engine.toml import find_line, parse, read_text

LAND: Final = "."
RIVER: Final = "~"
NO_HEX: Final = "#"
MAX_COLUMNS: Final = 26
MAX_HEXES: Final = 400
BANDIT_PLACES: Final = 10

MAPS_FOLDER: Final = Path(__file__).parent / "maps"


class Board(NamedTuple):
    """A board; hexes are numbered from the north-west, row by row."""

    name: str
    names: tuple[str, ...]
    """Column letter and row number of each hex: the first one is A1."""
    rivers: frozenset[int]
    neighbours: tuple[tuple[int, ...], ...]
    """The hexes that share an edge with each hex, in ascending order."""
    capitals: dict[int, tuple[str, str]]
    """State and city of each capital."""
    bandits: tuple[tuple[int, int, int], ...]
    """The three hexes of each bandit place; empty if the map has no places."""

    def hex_number(self, name: str) -> int:
        """Return the number of a hex. Raises ValueError."""
        return self.names.index(name)


def read_board(path: Path) -> Board:
    """Read a map file. Raises BadFile."""
    return parse_board(read_text(path))


def parse_board(text: str) -> Board:
    """Parse the text of a map file. Raises BadFile."""
    data = parse(text)
    for key in data:
        if key not in ("name", "rows", "capitals"):
            raise _file_error(text, key, "huang-map-key", key=key[:40])
    if not isinstance(data.get("name"), str):
        raise _file_error(text, "name", "huang-map-name")
    marks = _read_marks(text, data)
    names = tuple(marks)
    capitals = _read_capitals(text, data, marks)
    neighbours = tuple(_find_neighbours(name, names) for name in names)
    bandits = _read_bandit_places(text, marks, neighbours, capitals)
    rivers = frozenset(i for i, name in enumerate(names) if marks[name] == RIVER)
    return Board(data["name"], names, rivers, neighbours, capitals, bandits)


def _read_marks(text: str, data: dict[str, Any]) -> dict[str, str]:
    """Return the mark of every hex by its name."""
    rows = data.get("rows")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise _file_error(text, "rows", "huang-map-rows")
    widest = len(rows[0].split())
    if widest > MAX_COLUMNS:
        raise _file_error(text, "rows", "huang-map-wide", number=widest, most=MAX_COLUMNS)
    marks: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        expected_length = widest - (number % 2 == 0)
        row_marks = row.split()
        if len(row_marks) != expected_length:
            raise _file_error(
                text, "rows", "huang-map-length", row=number, number=len(row_marks), wanted=expected_length
            )
        for column, mark in enumerate(row_marks):
            if len(mark) != 1 or not (mark in (LAND, RIVER, NO_HEX) or (mark.isascii() and mark.isalnum())):
                raise _file_error(text, "rows", "huang-map-mark", mark=mark[:10], row=number)
            if mark.isalpha() and not mark.isupper():
                raise _file_error(text, "rows", "huang-map-mark", mark=mark, row=number)
            if mark != NO_HEX:
                marks[f"{chr(ord('A') + column)}{number}"] = mark
    if not 1 <= len(marks) <= MAX_HEXES:
        raise _file_error(text, "rows", "huang-map-hexes", number=len(marks), most=MAX_HEXES)
    return marks


def _read_capitals(text: str, data: dict[str, Any], marks: dict[str, str]) -> dict[int, tuple[str, str]]:
    """Return state and city of each capital; check that each capital has one entry, and each entry one capital."""
    entries = data.get("capitals", {})
    if not isinstance(entries, dict):
        raise _file_error(text, "capitals", "huang-map-capital-entry", mark="")
    out: dict[int, tuple[str, str]] = {}
    letters = [mark for mark in marks.values() if mark.isalpha()]
    for i, mark in enumerate(marks.values()):
        if not mark.isalpha():
            continue
        if letters.count(mark) > 1:
            raise _file_error(text, "rows", "huang-map-capital-twice", mark=mark)
        entry = entries.get(mark)
        if not isinstance(entry, dict) or not all(isinstance(entry.get(key), str) for key in ("state", "city")):
            raise _file_error(text, "capitals", "huang-map-capital-entry", mark=mark)
        out[i] = entry["state"], entry["city"]
    for letter in entries:
        if letter not in letters:
            raise _file_error(text, "capitals", "huang-map-capital-nowhere", mark=str(letter)[:10])
    return out


def adjacent_names(name: str) -> list[str]:
    """Return the names of the six hexes around one, from the north-east clockwise, whether or not they exist.

    Rows 2, 4, 6 … lie half a hex to the east: A2 touches A1, B1, B2, A3 and B3.
    """
    column, row = ord(name[0]), int(name[1:])
    east = column + 1 if row % 2 == 0 else column
    sides = [
        (east, row - 1),
        (column + 1, row),
        (east, row + 1),
        (east - 1, row + 1),
        (column - 1, row),
        (east - 1, row - 1),
    ]
    return [f"{chr(c)}{r}" for c, r in sides]


def _find_neighbours(name: str, names: tuple[str, ...]) -> tuple[int, ...]:
    adjacent = adjacent_names(name)
    return tuple(i for i, other in enumerate(names) if other in adjacent)


def _read_bandit_places(
    text: str, marks: dict[str, str], neighbours: tuple[tuple[int, ...], ...], capitals: dict[int, tuple[str, str]]
) -> tuple[tuple[int, int, int], ...]:
    """Return the hexes of each bandit place: no place, or ten of three mutually adjacent land hexes, none at a capital.

    The mark 0 is place 10.
    """
    places: dict[int, list[int]] = {}
    for i, mark in enumerate(marks.values()):
        if mark.isdigit():
            places.setdefault(int(mark) or BANDIT_PLACES, []).append(i)
    if places and len(places) != BANDIT_PLACES:
        raise _file_error(text, "rows", "huang-map-places", number=len(places), wanted=BANDIT_PLACES)
    out: list[tuple[int, int, int]] = []
    for place in sorted(places):
        hexes = places[place]
        touching = all(a == b or b in neighbours[a] for a in hexes for b in hexes)
        if len(hexes) != 3 or not touching:
            raise _file_error(text, "rows", "huang-map-triangle", place=place)
        if any(near in capitals for hex_index in hexes for near in neighbours[hex_index]):
            raise _file_error(text, "rows", "huang-map-bandit-capital", place=place)
        out.append((hexes[0], hexes[1], hexes[2]))
    return tuple(out)


def _file_error(text: str, at: str, message_id: str, /, **args: str | int) -> BadFile:
    return BadFile(message_id, line=find_line(text, (at,)), **args)
