"""Huang's boards: the bundled maps, and map files that are refused."""

from pathlib import Path

import pytest

from tianxia.engine import registry
from tianxia.engine.errors import BadFile
from tianxia.games.huang.learning import planes
from tianxia.games.huang.learning.observation import PLANES, SIZE
from tianxia.games.huang.rules.bandits import adjacent_bandits
from tianxia.games.huang.rules.board import MAPS_FOLDER, Board, read_board
from tianxia.games.huang.rules.map_files import find_geometry
from tianxia.games.huang.rules.phases import PHASES
from tianxia.games.huang.rules.tiles import ALL_TILES, TILE_COUNTS

WARRING = MAPS_FOLDER / "warring-states.toml"
EIGHTEEN = MAPS_FOLDER / "eighteen-kingdoms.toml"
TEXT = WARRING.read_text(encoding="utf-8")


def neighbour_names(board: Board, name: str) -> set[str]:
    return {board.names[i] for i in board.neighbours[board.hex_number(name)]}


def test_warring_states_agrees_with_the_rules() -> None:
    board = read_board(WARRING)
    assert len(board.names) == 159
    assert len(board.rivers) == 43
    assert sorted(state for state, _ in board.capitals.values()) == ["Chu", "Han", "Qi", "Qin", "Wei", "Yan", "Zhao"]
    assert len(board.bandits) == 10


def test_eighteen_kingdoms_agrees_with_the_rules() -> None:
    board = read_board(EIGHTEEN)
    assert len(board.rivers) == 43
    assert len(board.capitals) == 19
    assert board.bandits == ()
    for a in board.rivers:
        for b in board.rivers & set(board.neighbours[a]):
            assert not board.rivers & set(board.neighbours[a]) & set(board.neighbours[b]), "no river triangle"


def test_even_rows_lie_half_a_hex_to_the_east() -> None:
    board = read_board(WARRING)
    assert neighbour_names(board, "A2") == {"A1", "B1", "B2", "A3", "B3"}
    assert neighbour_names(board, "A1") == {"B1", "A2"}
    assert neighbour_names(board, "B3") == {"A2", "B2", "A3", "C3", "A4", "B4"}


@pytest.mark.parametrize("path", [WARRING, EIGHTEEN], ids=lambda path: path.stem)
def test_neighbours_are_mutual_and_at_most_six(path: Path) -> None:
    board = read_board(path)
    for hex, around in enumerate(board.neighbours):
        assert 1 <= len(around) <= 6
        assert all(hex in board.neighbours[other] for other in around)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (". . . ~ ~ ~ . 1 1 . . . . .", ". . . ~ ~ ? . 1 1 . . . . .", "“\\?” in row 1 is not a mark"),
        (". . . ~ ~ ~ . 1 1 . . . . .", ". . . ~ ~ é . 1 1 . . . . .", "is not a mark"),
        (". . . ~ ~ ~ . 1 1 . . . . .", ". . . ~ ~ a . 1 1 . . . . .", "is not a mark"),
        (" 2 . ~ 3 3 ~ . 1 . . A . #", " 2 . ~ 3 3 ~ . 1 . . A . # #", "Row 2 has 14 hexes, but must have 13"),
        (". . . ~ ~ ~ . 1 1 . . . . .", " ".join(["."] * 27), "27 columns"),
        (" . . D . . . . F . . . . 6", " . . D . . . . F . . . D 6", "capital D is on the map twice"),
        (" . . D . . . . F . . . . 6", " . . D . . . . F . . H . 6", "capital H has no entry"),
        (" . . D . . . . F . . . . 6", " . . . . . . . F . . . . 6", "capital D has an entry but is not"),
        ('D = { state = "Qin", city = "Xianyang" }', 'D = { state = "Qin" }', "capital D has no entry"),
        (" 2 . ~ 3 3 ~ . 1 . . A . #", " . 2 ~ 3 3 ~ . 1 . . A . #", "Bandit place 2 is not three"),
        (" 2 . ~ 3 3 ~ . 1 . . A . #", " 2 . ~ 3 3 ~ . 1 1 . A . #", "Bandit place 1 is not three"),
        (" 8 8 . ~ ~ . . . ~ 7 ~ ~ .", " . . . ~ ~ . . . ~ 7 ~ ~ .", "Bandit place 8 is not three"),
        ("2 2 ~ . 3 ~ ~ . . . ~ ~ # #", "2 2 ~ . 3 ~ ~ . Z . ~ ~ # #", "capital Z has no entry"),
        ('name = "warring-states"', "name = 3", "needs a name"),
        ("rows = [", "lines = [", "“lines” is not a key"),
        ("[capitals]", "capitals", "TOML"),
    ],
)
def test_a_faulty_map_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in TEXT
    file = tmp_path / "map.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile, match=message):
        read_board(file)


def test_places_other_than_none_or_ten_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text(TEXT.replace("2 ", ". ").replace(" 2", " ."), encoding="utf-8")
    with pytest.raises(BadFile, match="9 bandit places, but must have none or 10"):
        read_board(file)


def test_a_bandit_place_next_to_a_capital_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    text = TEXT.replace(" 2 . ~ 3 3 ~ . 1 . . A . #", " 2 . ~ 3 3 ~ . 1 A . . . #")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="Bandit place 1 touches a capital"):
        read_board(file)


@pytest.mark.parametrize("bandits", [{}, {"1": 4}, {"3": 2, "10": 1}])
def test_bandits_are_observed_wherever_they_lie(bandits: dict[str, int]) -> None:
    game = registry.game("huang")
    state = game.position({"bandits": bandits, "map": "warring-states"}, game.options(), 1)
    adjacent = [int(adjacent_bandits(state, hex)) for hex in range(state.geometry.count)]
    first = int(planes.ADJACENT_BANDITS_PLANE * state.geometry.count)
    assert list(state.planes(0))[first : first + len(adjacent)] == adjacent
    assert any(adjacent) == bool(bandits)


def test_numbers_written_as_literals_agree_with_their_sources() -> None:
    assert sum(TILE_COUNTS) == ALL_TILES
    assert len(PHASES) == planes.NUM_PHASES
    assert sum(plane.size for plane in PLANES if plane.name.endswith("_next") and plane.size < 100) == planes.SEAT_SIZE
    assert planes.NUM_HEX_PLANES * find_geometry("warring-states").count + planes.NON_HEX_SIZE == SIZE
