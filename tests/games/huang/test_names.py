"""States and cities of Huang's maps are named in every language."""

import re
from xml.etree import ElementTree

import pytest

from tests.locales.fluent_messages import messages, names
from tianxia.games.huang.presentation.svg.drawing import draw
from tianxia.games.huang.rules.board import MAPS_FOLDER, parse_board, read_board
from tianxia.games.huang.rules.map_files import map_names
from tianxia.locales import languages, map_key, say

BOARDS = [read_board(MAPS_FOLDER / f"{name}.toml") for name in map_names()]
STATES = sorted({state for board in BOARDS for state, _ in board.capitals.values()})
CITIES = sorted({city for board in BOARDS for _, city in board.capitals.values()})
OWN = """
name = "own"
rows = [". . A .", " ~ ~ .", "C . . B"]
[capitals]
A = { state = "Qin", city = "Xianyang" }
B = { state = "Lu and Song", city = "Qufu/Shangqiu" }
C = { state = "Царство Qi", city = "" }
"""


@pytest.mark.parametrize("lang", languages())
def test_every_name_of_every_map_has_a_message_and_every_message_a_map(lang: str) -> None:
    assert {f"huang-state-{map_key(state)}" for state in STATES} == {
        id for id in messages(lang) if id.startswith("huang-state-")
    }
    assert {f"huang-city-{map_key(city)}" for city in CITIES} == {
        id for id in messages(lang) if id.startswith("huang-city-")
    }


def test_english_names_are_those_of_the_map_files() -> None:
    english = [re.sub(" [漢韓]", "", say("huang-picture-state", {"state": state})) for state in STATES]
    assert english == STATES
    assert [say("huang-picture-city", {"city": city}) for city in CITIES] == CITIES


@pytest.mark.parametrize("lang", languages())
def test_names_that_differ_stay_different(lang: str) -> None:
    assert len({say("huang-picture-state", {"state": state}, lang) for state in STATES}) == len(STATES)
    assert len({say("huang-picture-city", {"city": city}, lang) for city in CITIES}) == len(CITIES)


@pytest.mark.parametrize("lang", languages())
def test_states_of_one_board_have_different_names_without_brackets(lang: str) -> None:
    """The board has no room for the brackets."""
    for board in BOARDS:
        named = [say("huang-picture-state", {"state": state}, lang) for state, _ in board.capitals.values()]
        assert len({name.split(" (")[0] for name in named}) == len(named)


def test_russian_writes_no_name_in_latin_letters() -> None:
    for board in BOARDS:
        for state, city in board.capitals.values():
            named = {"state": state, "city": city}
            for id in ("huang-picture-state", "huang-picture-city", "huang-picture-capital"):
                assert not re.search("[A-Za-z]", say(id, named, "ru"))


@pytest.mark.parametrize(
    ("state", "city", "sentences"),
    [
        ("Qin", "Xianyang", [
            "capital of Qin, Xianyang", "stolica królestwa Qin, Xianyang", "столица царства Цинь, Сяньян",
        ]),
        ("Western Wei", "Pingyang", [
            "capital of Western Wei, Pingyang", "stolica Zachodniego Wei, Pingyang", "столица Западного Вэй, Пинъян",
        ]),
        ("Han (Hanzhong)", "Nanzheng", [
            "capital of Han 漢 (Hanzhong), Nanzheng",
            "stolica królestwa Han 漢 (Hanzhong), Nanzheng",
            "столица царства Хань 漢 (Ханьчжун), Наньчжэн",
        ]),
    ],
)  # fmt: skip
def test_a_sentence_has_the_name_in_its_case(state: str, city: str, sentences: list[str]) -> None:
    capital = {"state": state, "city": city}
    assert [say("huang-picture-capital", capital, lang) for lang in ("en", "pl", "ru")] == sentences


def test_a_name_without_a_message_is_shown_as_in_the_map_file() -> None:
    drawn = draw(parse_board(OWN), {}, say=lambda id, args: say(id, args, "ru"))
    texts = {text for element in ElementTree.fromstring(drawn).iter() for text in element.itertext()}
    assert {"Цинь", "Сяньян", "Lu and Song", "Qufu/Shangqiu", "Царство Qi"} <= texts
    assert "Qin" not in texts


def test_a_name_of_several_words_is_one_name() -> None:
    assert "western-wei" in names("huang", "state")
    assert say("huang-picture-state", {"state": "huang/qin"}, "ru") == "huang/qin"
    assert say("huang-picture-state", {"state": "Qin Chu"}, "ru") == "Qin Chu"
