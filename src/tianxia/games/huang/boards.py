"""The boards at hand: those of the project by name, any other by its file."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tianxia.engine.errors import BadFile, BadOptions
from tianxia.engine.game import Table
from tianxia.engine.toml import read_text
from tianxia.games.huang.board import MAPS, Board, around, parse_board
from tianxia.games.huang.cells import BANDITS_OF
from tianxia.games.huang.ground import NO_HEX, Ground

GRANARY_MAP: Final = "eighteen-kingdoms"
SUFFIX: Final = ".toml"


@cache
def map_names() -> list[str]:
    """The maps of the project."""
    return sorted(path.stem for path in MAPS.glob(f"*{SUFFIX}"))


def find_ground(source: str) -> Ground:
    """The ground of a map by name or by file. Refuses with BadOptions."""
    if source in map_names():
        return _shipped(source)
    if not source.endswith(SUFFIX):
        raise BadOptions("huang-option-map-unknown", map=source[:80], maps=", ".join(map_names()))
    try:
        return ground_of(source, read_text(Path(source)))
    except BadFile as error:
        raise BadOptions("huang-option-map-file", path=source[:200], line=error.line, problem=error.message) from None


@cache
def ground_of(source: str, text: str) -> Ground:
    """The ground a map file describes. Refuses with BadFile."""
    board = board_of(text)
    numbers = {name: number for number, name in enumerate(board.names)}
    ring = [numbers.get(near, int(NO_HEX)) for name in board.names for near in around(name)]
    digest = sha256(repr((board.name, board.names, sorted(board.rivers), list(board.capitals), board.bandits)).encode())
    return Ground(
        source,
        text,
        int.from_bytes(digest.digest()[:7], "big"),
        board.names,
        _small_numbers(ring),
        _numbers([int(hex in board.rivers) for hex in range(len(board.names))]),
        _numbers(sorted(board.capitals)),
        tuple(state for _, (state, _) in sorted(board.capitals.items())),
        _numbers([hex for place in board.bandits for hex in place]),
        board.name == GRANARY_MAP,
    )


@cache
def board_of(text: str) -> Board:
    return parse_board(text)


@cache
def board_table(name: str) -> Table:
    """A map of the project for who draws it: hexes, rivers, capitals, bandit places and the bandits of each tile."""
    board = board_of(_shipped(name).text)
    return {
        "hexes": list(board.names),
        "rivers": [board.names[hex] for hex in sorted(board.rivers)],
        "capitals": {
            board.names[hex]: {"state": state, "city": city} for hex, (state, city) in sorted(board.capitals.items())
        },
        "places": [[board.names[hex] for hex in place] for place in board.bandits],
        "bandits": [int(number) for number in BANDITS_OF],
    }


@cache
def _shipped(name: str) -> Ground:
    return ground_of(name, read_text(MAPS / f"{name}{SUFFIX}"))


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
