"""The board as text: a hex map with coordinates on the edges."""

from typing import Final

from tianxia.engine.styled_text import StyledText
from tianxia.games.huang.rules.bandits import BANDITS_ON_TILE
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.marks import UNDER_BANDITS, UNDER_GRANARY, UNDER_PAGODA, UNDER_PALACE
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import NO_LEADER
from tianxia.games.huang.rules.tiles import COLOURS, NUM_COLOURS

DYNASTY_MARKS: Final = ("Ti", "Rb", "Rt", "Go", "Dr")
_CELL: Final = 4  # columns of text for a hex
_EDGE: Final = 4  # columns of text for a row number
_MARGIN: Final = StyledText(" " * _EDGE)


def draw_map(state: RulesState) -> list[list[StyledText]]:
    """Return the map line by line. Even rows lie half a hex to the east: their letters stand below."""
    names = state.geometry.names
    rows = sorted({int(name[1:]) for name in names})
    columns = sorted({name[0] for name in names})
    numbers = {name: number for number, name in enumerate(names)}
    letters = "".join(f" {letter}  " for letter in columns)
    lines = [[_MARGIN, StyledText(letters, "dim")]]
    for row in rows:
        indent = " " * (_CELL // 2) if row % 2 == 0 else ""
        line = [StyledText(f"{row:>{_EDGE - 1}} ", "dim"), StyledText(indent)]
        for column in columns:
            hex_index = numbers.get(f"{column}{row}")
            line += [
                StyledText(" " * (_CELL - 1)) if hex_index is None else _draw_hex(state, hex_index),
                StyledText(" "),
            ]
        padding = " " * (_CELL // 2 - len(indent))
        lines.append([*line, StyledText(f"{padding}{row}", "dim")])
    last_indent = " " * (_CELL // 2) if rows[-1] % 2 == 0 else ""
    return [*lines, [_MARGIN, StyledText(last_indent + letters, "dim")]]


def _draw_hex(state: RulesState, hex_index: int) -> StyledText:
    marks = state.marks(hex_index)
    if state.leader(hex_index) != NO_LEADER:
        seat, colour = divmod(int(state.leader(hex_index)), int(NUM_COLOURS))
        return StyledText(COLOURS[colour][0] + DYNASTY_MARKS[state.dynasty(seat)], COLOURS[colour], bold=True)
    if state.tile(hex_index) >= 0:
        colour = int(state.tile(hex_index))
        left, right = _surrounding_marks(marks, placed=state.placed_at == hex_index)
        return StyledText(f"{left}{COLOURS[colour][0].upper()}{right}", COLOURS[colour])
    if marks & UNDER_BANDITS:
        return StyledText(f"x{_count_bandits(state, hex_index)}x", "bold")
    if state.geometry.is_river(hex_index):
        return StyledText(" ~ ", "river")
    return StyledText(" * " if hex_index in list(state.geometry.capitals) else " . ", "dim")


def _surrounding_marks(marks: int, placed: bool) -> tuple[str, str]:
    """Return the characters left and right of a tile, for the building on it or a tile that has just been placed."""
    if marks & UNDER_PAGODA:
        return "[", "]"
    if marks & UNDER_GRANARY:
        return "(", ")"
    if marks & UNDER_PALACE:
        return "{", "}"
    return (">", "<") if placed else (" ", " ")


def _count_bandits(state: RulesState, hex_index: int) -> int:
    places = list(state.geometry.places)
    place = places.index(hex_index) // 3
    assert place < NUM_BANDIT_PLACES
    return int(BANDITS_ON_TILE[state.bandit_tile(place)])
