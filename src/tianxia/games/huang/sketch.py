"""The board in text: a hex map a person can read, with coordinates on its edges."""

from typing import Final

from tianxia.engine.ink import Ink
from tianxia.games.huang.cells import (
    AT,
    BANDITS,
    BANDITS_OF,
    DYNASTY,
    LEADER,
    MARKS,
    UNDER_BANDITS,
    UNDER_GRANARY,
    UNDER_PAGODA,
    UNDER_PALACE,
    WIDTH,
    Cells,
)
from tianxia.games.huang.ground import PLACES
from tianxia.games.huang.tiles import COLOURS, NUM_COLOURS

DYNASTY_MARKS: Final = ("Ti", "Rb", "Rt", "Go", "Dr")
_CELL: Final = 4  # columns a hex takes
_EDGE: Final = 4  # columns a row number takes
_MARGIN: Final = Ink(" " * _EDGE)


def sketch(state: Cells) -> list[list[Ink]]:
    """The map line by line. Even rows lie half a hex to the east: their letters stand below."""
    names = state.ground.names
    rows = sorted({int(name[1:]) for name in names})
    columns = sorted({name[0] for name in names})
    numbers = {name: number for number, name in enumerate(names)}
    letters = "".join(f" {letter}  " for letter in columns)
    lines = [[_MARGIN, Ink(letters, "soft")]]
    for row in rows:
        shift = " " * (_CELL // 2) if row % 2 == 0 else ""
        line = [Ink(f"{row:>{_EDGE - 1}} ", "soft"), Ink(shift)]
        for column in columns:
            hex = numbers.get(f"{column}{row}")
            line += [Ink(" " * (_CELL - 1)) if hex is None else _hex(state, hex), Ink(" ")]
        far = " " * (_CELL // 2 - len(shift))
        lines.append([*line, Ink(f"{far}{row}", "soft")])
    below = " " * (_CELL // 2) if rows[-1] % 2 == 0 else ""
    return [*lines, [_MARGIN, Ink(below + letters, "soft")]]


def _hex(state: Cells, hex: int) -> Ink:
    c = state.cells
    marks = c[MARKS + WIDTH * hex]
    if c[LEADER + WIDTH * hex]:
        seat, colour = divmod(int(c[LEADER + WIDTH * hex]) - 1, int(NUM_COLOURS))
        return Ink(COLOURS[colour][0] + DYNASTY_MARKS[c[DYNASTY + seat]], COLOURS[colour], strong=True)
    if state.tile(hex) >= 0:
        colour = int(state.tile(hex))
        left, right = _around(marks, placed=c[AT] == hex)
        return Ink(f"{left}{COLOURS[colour][0].upper()}{right}", COLOURS[colour])
    if marks & UNDER_BANDITS:
        return Ink(f"x{_bandits(state, hex)}x", "strong")
    if state.ground.is_river(hex):
        return Ink(" ~ ", "river")
    return Ink(" * " if hex in list(state.ground.capitals) else " . ", "soft")


def _around(marks: int, placed: bool) -> tuple[str, str]:
    """What stands on a tile, or that it has just been placed."""
    if marks & UNDER_PAGODA:
        return "[", "]"
    if marks & UNDER_GRANARY:
        return "(", ")"
    if marks & UNDER_PALACE:
        return "{", "}"
    return (">", "<") if placed else (" ", " ")


def _bandits(state: Cells, hex: int) -> int:
    places = list(state.ground.places)
    place = places.index(hex) // 3
    assert place < PLACES
    return int(BANDITS_OF[state.cells[BANDITS + place]])
