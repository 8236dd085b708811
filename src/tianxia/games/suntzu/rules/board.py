"""The board and its pieces; borders, the fixed order of battles and the score displays come from a data file."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.errors import BadFile
from tianxia.engine.toml import find_line, parse, read_text

PROVINCES: Final = ("jinyan", "qin", "hanqi", "chu", "wu")
NUM_PROVINCES: Final[i64] = 5
SCORINGS: Final[i64] = 3
LAST_ROUND: Final[i64] = 9
TRACK_END: Final[i64] = 9
ARMIES_EACH: Final[i64] = 21
REINFORCEMENTS_EACH: Final[i64] = 3
_MAX_VALUE: Final = 9


class Board(NamedTuple):
    """The contents of the data file."""

    order: tuple[int, ...]
    borders: tuple[int, ...]
    """The neighbours of each province, as bits."""
    displays: tuple[tuple[int, int, int], ...]


def read_board(path: Path) -> Board:
    """Read a board. Raises BadFile."""
    text = read_text(path)
    data = parse(text)
    for key in data:
        if key not in ("provinces", "order", "borders", "displays"):
            raise _file_error(text, key, "suntzu-board-key", key=key[:40])
    if data.get("provinces") != list(PROVINCES):
        raise _file_error(text, "provinces", "suntzu-board-provinces", provinces=", ".join(PROVINCES))
    return Board(_read_order(text, data), _read_borders(text, data), _read_displays(text, data))


def _read_order(text: str, data: dict[str, Any]) -> tuple[int, ...]:
    order = data.get("order")
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(PROVINCES):
        raise _file_error(text, "order", "suntzu-board-order")
    return tuple(PROVINCES.index(name) for name in order)


def _read_borders(text: str, data: dict[str, Any]) -> tuple[int, ...]:
    borders = data.get("borders")
    if not isinstance(borders, list):
        raise _file_error(text, "borders", "suntzu-board-borders", pair=str(borders)[:40])
    neighbour_bits = [0] * len(PROVINCES)
    for pair in borders:
        if not isinstance(pair, list) or len(pair) != 2 or any(name not in PROVINCES for name in pair):
            raise _file_error(text, "borders", "suntzu-board-borders", pair=str(pair)[:40])
        first, second = (PROVINCES.index(name) for name in pair)
        if first == second or neighbour_bits[first] >> second & 1:
            raise _file_error(text, "borders", "suntzu-board-border-twice", pair="–".join(pair))
        neighbour_bits[first] |= 1 << second
        neighbour_bits[second] |= 1 << first
    return tuple(neighbour_bits)


def _read_displays(text: str, data: dict[str, Any]) -> tuple[tuple[int, int, int], ...]:
    displays = data.get("displays")
    if not isinstance(displays, list) or len(displays) < len(PROVINCES):
        raise _file_error(text, "displays", "suntzu-board-displays", number=len(PROVINCES))
    read = tuple(_read_display(text, display) for display in displays)
    for display in read:
        if read.count(display) > 1:
            raise _file_error(text, "displays", "suntzu-board-display-twice", display="-".join(map(str, display)))
    return read


def _read_display(text: str, display: object) -> tuple[int, int, int]:
    if isinstance(display, list) and len(display) == SCORINGS and all(map(is_display_value, display)):
        third, sixth, ninth = display
        return third, sixth, ninth
    raise _file_error(text, "displays", "suntzu-board-display", display=str(display)[:40], most=_MAX_VALUE)


def is_display_value(value: object) -> bool:
    """Return whether a value is allowed on a display: an integer from 0 to 9."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MAX_VALUE


def _file_error(text: str, key: str, message_id: str, /, **args: str | int) -> BadFile:
    return BadFile(message_id, line=find_line(text, (key,)), **args)


def _read_own_board() -> Board:
    path = Path(__file__).parent / "board.toml"
    try:
        return read_board(path)
    except BadFile as error:
        raise BadFile("suntzu-board-faulty", path=str(path), number=error.line, problem=error.message) from None


BOARD: Final = _read_own_board()
BATTLE_ORDER: Final[vec[i64]] = vec[i64](list(BOARD.order))
BORDERS: Final[vec[i64]] = vec[i64](list(BOARD.borders))
