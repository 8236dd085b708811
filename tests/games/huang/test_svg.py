"""Huang's SVG drawing: it shows every hex and piece and nothing hidden, and its words come from messages."""

from collections import Counter
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from tianxia.games.huang.presentation.svg.drawing import draw
from tianxia.games.huang.rules.board import MAPS_FOLDER, Board, read_board
from tianxia.locales import Argument

SVG = "{http://www.w3.org/2000/svg}"
WARRING = read_board(MAPS_FOLDER / "warring-states.toml")
EIGHTEEN = read_board(MAPS_FOLDER / "eighteen-kingdoms.toml")
COLOURS = ("yellow", "red", "blue", "green", "white")
View = dict[str, Any]


def capitals(board: Board) -> dict[str, str]:
    return {board.names[hex]: "yellow" for hex in board.capitals}


def vp(*numbers: int) -> dict[str, int]:
    return dict(zip(COLOURS, numbers, strict=True))


OPENING: View = {
    "players": ["tiger", "rabbit"],
    "tiles": capitals(WARRING),
    "hands": {"tiger": ["red", "red", "yellow", "blue", "green", "white"], "rabbit": ["yellow"] * 6},
    "market": ["green", "yellow", "yellow", "red", "blue", "white"],
    "vp": {"tiger": vp(0, 0, 0, 0, 0), "rabbit": vp(0, 0, 0, 0, 0)},
    "bag": ["yellow"] * 113,
    "turn": "tiger",
    "actions_left": 2,
}
MIDDLE: View = {
    "players": ["tiger", "rat", "goat"],
    "tiles": {
        **capitals(WARRING),
        **dict.fromkeys(("D7", "E7", "D8", "F8", "G9", "F10"), "yellow"),
        **dict.fromkeys(("E5", "D6", "E6"), "red"),
        **dict.fromkeys(("F6", "F7", "G7"), "blue"),
        **dict.fromkeys(("G4", "H4"), "green"),
        "N7": "white",
    },
    "leaders": {
        "tiger": {"yellow": "J3", "red": "C7", "blue": "B8", "green": "H5"},
        "rat": {"yellow": "J7", "white": "E9"},
        "goat": {},
    },
    "pagodas": [{"colour": "red", "at": ["E5", "D6", "E6"]}, {"colour": "blue", "at": ["F6", "F7", "G7"]}],
    "palace": ["F8", "F9", "G9", "F10"],
    "bandits": {"2": 3, "10": 10},
    "hands": {"tiger": ["red", "red", "blue"], "rat": ["white"], "goat": []},
    "market": ["green", "white"],
    "vp": {"tiger": vp(5, 4, 7, 3, 2), "rat": vp(5, 8, 5, 9, 1), "goat": vp(8, 4, 6, 7, 1)},
    "bag": ["red", "blue"],
    "turn": "rat",
    "actions_left": 1,
}
VIEW: View = {
    **MIDDLE,
    "hands": {"tiger": ["red", "red", "blue"], "rat": 4, "goat": 5},
    "vp": {"tiger": vp(5, 4, 7, 3, 2)},
    "bag": 73,
}
OVER: View = {
    **MIDDLE,
    "bag": [],
    "winner": "rat",
    "scores": {"tiger": [5, 5, 5, 7], "rat": [6, 6, 8, 9], "goat": [5, 6, 7, 8]},
}
KINGDOMS: View = {
    "players": ["dragon", "tiger", "rabbit", "rat", "goat"],
    "tiles": capitals(EIGHTEEN),
    "leaders": {"dragon": {"blue": "H2"}},
    "granaries": [hex for hex in capitals(EIGHTEEN) if hex != "D4"],
    "stores": {"dragon": 1},
    "hands": dict.fromkeys(("dragon", "tiger", "rabbit", "rat", "goat"), 6),
    "vp": {},
    "bag": 40,
    "turn": "dragon",
    "actions_left": 2,
}
VIEWS: dict[str, tuple[Board, View]] = {
    "opening": (WARRING, OPENING),
    "middle": (WARRING, MIDDLE),
    "view": (WARRING, VIEW),
    "over": (WARRING, OVER),
    "kingdoms": (EIGHTEEN, KINGDOMS),
    "nothing known": (WARRING, {}),
}


def echo(id: str, args: Mapping[str, Argument]) -> str:
    """Render a message as its id and arguments."""
    return " ".join([id.removeprefix("huang-picture-"), *(f"{key}={value}" for key, value in args.items())])


def picture(board: Board, view: View, **options: bool) -> ElementTree.Element:
    return ElementTree.fromstring(draw(board, view, say=echo, **options))


def groups(root: ElementTree.Element, *classes: str) -> list[ElementTree.Element]:
    """Return the groups that have all these classes."""
    return [group for group in root.iter(f"{SVG}g") if set(classes) <= set(group.get("class", "").split())]


def by_id(root: ElementTree.Element, id: str) -> ElementTree.Element:
    (element_with_id,) = (element for element in root.iter() if element.get("id") == id)
    return element_with_id


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title", "")


def tiles(root: ElementTree.Element) -> Counter[str]:
    return Counter(group.get("class", "").split()[1] for group in groups(root, "tile"))


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_is_an_image_with_one_group_for_each_hex(name: str, turned: bool) -> None:
    board, view = VIEWS[name]
    root = picture(board, view, turned=turned)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox", "").startswith("0 0 ")
    assert title(root).startswith("title")
    assert root.find(f"{SVG}desc") is not None
    drawn = [group.get("id", "") for group in groups(root, "hex")]
    assert Counter(drawn) == Counter(f"hex-{name}" for name in board.names)
    assert len(groups(root, "hex", "river")) == len(board.rivers)
    assert len(groups(root, "hex", "capital")) == len(board.capitals)


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize("name", VIEWS)
def test_ids_are_unique(name: str, turned: bool) -> None:
    board, view = VIEWS[name]
    ids = Counter(element.get("id") for element in picture(board, view, turned=turned).iter() if element.get("id"))
    assert set(ids.values()) == {1}


def test_every_tile_stands_on_its_hex() -> None:
    root = picture(WARRING, MIDDLE)
    for hex, colour in MIDDLE["tiles"].items():
        assert len(groups(by_id(root, f"hex-{hex}"), "tile", colour)) == 1
    assert len(groups(groups(root, "hexes")[0], "tile")) == len(MIDDLE["tiles"])


def test_every_leader_stands_on_its_hex_or_beside_the_board() -> None:
    root = picture(WARRING, MIDDLE)
    for seat in MIDDLE["players"]:
        placed = MIDDLE["leaders"][seat]
        (beside,) = groups(groups(root, "seat", seat)[0], "beside")
        for colour in COLOURS:
            assert len(groups(beside, "leader", seat, colour)) == (colour not in placed)
        for colour, hex in placed.items():
            assert len(groups(by_id(root, f"hex-{hex}"), "leader", seat, colour)) == 1


def test_leaders_lie_over_the_tiles_around_them() -> None:
    drawn = [bool(groups(hex, "leader")) for hex in groups(picture(WARRING, MIDDLE), "hex")]
    assert drawn == sorted(drawn)


def test_buildings_and_bandits_are_drawn_and_described() -> None:
    root = picture(WARRING, MIDDLE)
    assert len(groups(root, "pagoda")) == 2
    assert groups(root, "pagoda", "red") == [by_id(root, "pagoda-E5-D6-E6")]
    assert len(groups(root, "palace")) == 1
    assert "pagoda colour=red" in title(by_id(root, "hex-D6"))
    assert "palace" in title(by_id(root, "hex-F9"))
    assert len(groups(root, "covered")) == 3 + 3 + 4
    assert texts(by_id(root, "bandits-2")) == ["3", "bandit-tile number=3"]
    assert texts(by_id(root, "bandits-10")) == ["4", "bandit-tile number=10"]
    for hex in WARRING.bandits[9]:
        assert "bandits number=4" in title(by_id(root, f"hex-{WARRING.names[hex]}"))


def test_granaries_stand_on_their_capitals_and_in_their_stores() -> None:
    root = picture(EIGHTEEN, KINGDOMS)
    assert len(groups(root, "granary")) == 18
    assert not [group for group in groups(root, "granary") if group.get("id") == "granary-D4"]
    (stores,) = groups(root, "stores")
    assert stores in list(groups(root, "seat", "dragon")[0].iter())
    assert texts(stores) == ["×1"]


@pytest.mark.parametrize("board", [WARRING, EIGHTEEN], ids=lambda board: str(board.name))
def test_capitals_are_named_by_default(board: Board) -> None:
    named = picture(board, {"tiles": capitals(board)})
    for state, city in board.capitals.values():
        assert f"state state={state.split(' (')[0]}" in texts(named)
        assert (f"city city={city}" in texts(named)) == (city != state)
    assert not groups(picture(board, {"tiles": capitals(board)}, names=False), "names")


def test_columns_and_rows_are_named_on_both_sides() -> None:
    (coordinates,) = groups(picture(WARRING, OPENING), "coordinates")
    counted = Counter(texts(coordinates))
    assert counted["A"] == counted["M"] == counted["1"] == counted["12"] == 2
    assert counted["N"] == 1, "the last row has one hex less"


def test_seats_come_in_turn_order_and_the_active_one_is_marked() -> None:
    root = picture(WARRING, MIDDLE)
    assert [group.get("class") for group in groups(root, "seat")] == ["seat tiger", "seat rat", "seat goat"]
    marked = [group for group in groups(root, "seat") if group.find(f"{SVG}path[@class='now']") is not None]
    assert marked == groups(root, "seat", "rat")
    assert {"turn seat=rat", "actions number=1", "bag number=2"} <= set(texts(root))


def test_an_open_hand_shows_its_tiles() -> None:
    root = picture(WARRING, MIDDLE)
    assert tiles(groups(root, "seat", "tiger")[0]) == {"red": 2, "blue": 1}
    assert tiles(groups(root, "market")[0]) == {"green": 1, "white": 1}


def test_a_hidden_hand_shows_no_tile_and_hidden_points_a_lock() -> None:
    root = picture(WARRING, VIEW)
    for seat, number in (("rat", 4), ("goat", 5)):
        (hidden,) = groups(root, "seat", seat)
        assert not groups(hidden, "tile")
        assert not groups(hidden, "points")
        assert f"hand number={number}" in texts(hidden)
        assert len(groups(hidden, "lock")) == 1
    (own,) = groups(root, "seat", "tiger")
    assert not groups(own, "lock")
    assert texts(groups(own, "points")[0])[1::2] == ["5", "4", "7", "3", "2"]
    assert "bag number=73" in texts(root)


def test_the_winner_and_all_scores_are_shown_once_over() -> None:
    root = picture(WARRING, OVER)
    assert "wins-with seat=rat score=6" in texts(root)
    assert not [shown for shown in texts(root) if shown.startswith(("turn", "actions"))]
    for seat, scores in OVER["scores"].items():
        shown = texts(groups(root, "seat", seat)[0])
        assert f"spread points={' '.join(map(str, scores))}" in shown
        assert str(scores[0]) in shown


def test_a_game_nobody_wins_marks_no_seat() -> None:
    root = picture(WARRING, {**OVER, "winner": "nobody"})
    assert "nobody" in texts(root)
    assert root.find(f".//{SVG}path[@class='now']") is None


def test_turned_by_a_quarter_west_is_on_top_and_north_to_the_right() -> None:
    def at(name: str, turned: bool) -> tuple[float, float]:
        moved = by_id(picture(WARRING, OPENING, turned=turned), f"hex-{name}").get("transform", "")
        x, y = moved.removeprefix("translate(").removesuffix(")").split()
        return float(x), float(y)

    assert at("A1", False)[0] < at("N1", False)[0]
    assert at("A1", False)[1] < at("A11", False)[1]
    assert at("A1", True)[1] < at("N1", True)[1]
    assert at("A1", True)[0] > at("A11", True)[0]


def test_light_dark_and_the_readers_own_choice_are_three_style_sheets() -> None:
    light, dark, either = (draw(WARRING, OPENING, say=echo, dark=dark) for dark in (False, True, None))
    assert "#F3EFE6" in light
    assert "#141618" not in light
    assert "#141618" in dark
    assert "#F3EFE6" not in dark
    assert "prefers-color-scheme: dark" in either


def test_all_texts_are_translated_and_escaped() -> None:
    drawn = draw(WARRING, MIDDLE, say=lambda id, args: f"<{id} & co>")
    root = ElementTree.fromstring(drawn)
    assert title(root) == "<huang-picture-title & co>"
    assert "<huang-picture-market & co>" in texts(root)
    assert not {word for word in texts(root) if not word.startswith("<") and not word.isdigit() and len(word) > 1}


@pytest.mark.parametrize("name", VIEWS)
def test_the_same_view_gives_the_same_picture(name: str) -> None:
    board, view = VIEWS[name]
    assert draw(board, view, say=echo) == draw(board, dict(reversed(view.items())), say=echo)
