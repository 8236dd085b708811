"""Finding maps: bundled ones by name, others by file."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.game import JsonObject
from tianxia.engine.toml import read_text
from tianxia.games.huang.rules.bandits import BANDITS_ON_TILE
from tianxia.games.huang.rules.board import MAPS_FOLDER, Board, adjacent_names, parse_board
from tianxia.games.huang.rules.board_geometry import NO_HEX, BoardGeometry

GRANARY_MAP: Final = "eighteen-kingdoms"
SUFFIX: Final = ".toml"


@cache
def map_names() -> list[str]:
    """Return the names of the bundled maps."""
    return sorted(path.stem for path in MAPS_FOLDER.glob(f"*{SUFFIX}"))


def find_geometry(source: str) -> BoardGeometry:
    """Return the geometry of a map by name or by file. Raises BadOptions."""
    if source in map_names():
        return _bundled_geometry(source)
    if not source.endswith(SUFFIX):
        raise BadOptions("huang-option-map-unknown", map=source[:80], maps=", ".join(map_names()))
    try:
        return parse_geometry(source, read_text(Path(source)))
    except BadFile as error:
        raise BadOptions("huang-option-map-file", path=source[:200], line=error.line, problem=error.message) from None


@cache
def parse_geometry(source: str, text: str) -> BoardGeometry:
    """Return the geometry that a map file describes. Raises BadFile."""
    board = parse_map(text)
    numbers = {name: number for number, name in enumerate(board.names)}
    neighbours = [numbers.get(neighbour, int(NO_HEX)) for name in board.names for neighbour in adjacent_names(name)]
    digest = sha256(repr((board.name, board.names, sorted(board.rivers), list(board.capitals), board.bandits)).encode())
    return BoardGeometry(
        source,
        text,
        int.from_bytes(digest.digest()[:7], "big"),
        board.names,
        _small_numbers(neighbours),
        _numbers([int(hex_index in board.rivers) for hex_index in range(len(board.names))]),
        _numbers(sorted(board.capitals)),
        tuple(state for _, (state, _) in sorted(board.capitals.items())),
        _numbers([hex_index for place in board.bandits for hex_index in place]),
        board.name == GRANARY_MAP,
    )


@cache
def parse_map(text: str) -> Board:
    """Return the board that a map file describes. Raises BadFile."""
    return parse_board(text)


@cache
def board_json(name: str) -> JsonObject:
    """Return a bundled map for clients that draw it: hexes, rivers, capitals, bandit places and bandit tiles."""
    board = parse_map(_bundled_geometry(name).text)
    return {
        "hexes": list(board.names),
        "rivers": [board.names[hex_index] for hex_index in sorted(board.rivers)],
        "capitals": {
            board.names[hex_index]: {"state": state, "city": city}
            for hex_index, (state, city) in sorted(board.capitals.items())
        },
        "places": [[board.names[hex_index] for hex_index in place] for place in board.bandits],
        "bandits": [int(number) for number in BANDITS_ON_TILE],
    }


@cache
def _bundled_geometry(name: str) -> BoardGeometry:
    return parse_geometry(name, read_text(MAPS_FOLDER / f"{name}{SUFFIX}"))


def _numbers(items: list[int]) -> vec[i64]:
    out = vec[i64](capacity=len(items))
    for item in items:
        out = append(out, item)
    return out


def _small_numbers(items: list[int]) -> vec[i16]:
    out = vec[i16](capacity=len(items))
    for item in items:
        out = append(out, i16(item))
    return out
