"""The rules in the browser: everything has a paragraph, house rules are marked, and pictures are up to date."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.docs import rules_pictures as pictures
from tianxia import games
from tianxia.engine import registry
from tianxia.games.chuhan.rules.cards import CARD_NAMES as CHUHAN_CARDS
from tianxia.games.chuhan.rules.events import EVENT_CARDS as CHUHAN_EVENTS
from tianxia.games.huang.rules.tiles import COLOURS
from tianxia.games.suntzu.rules.cards import CARD_NAMES as SUNTZU_CARDS
from tianxia.games.suntzu.rules.events import event_ids as suntzu_events
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES

GAMES_FOLDER = Path(games.__file__).parent
FILES = sorted(GAMES_FOLDER.glob("*/locales/*/rules.md"))
GAMES = pytest.mark.parametrize("name", registry.names())
# Paragraphs that describe several things.
SHARED = {
    "chuhan": {f"card-{rank}": "card-plain" for rank in "14578"},
    "suntzu": {f"card-{number}": "card-number" for number in (2, 3, 4, 5, 7, 8, 9, 10)} | {"card-+3": "card-+2"},
    "huang": {},
}


def rules_of(name: str, lang: str = "en") -> str:
    return (GAMES_FOLDER / name / "locales" / lang / "rules.md").read_text(encoding="utf-8")


def anchors_of(text: str) -> list[str]:
    return re.findall(r"\{#([\w+-]+)\}$", text, re.MULTILINE)


def things_of(name: str) -> set[str]:
    """Return the anchors for everything in a game."""
    if name == "chuhan":
        things = [f"card-{card}" for card in CHUHAN_CARDS] + [f"event-{event.id}" for event in CHUHAN_EVENTS]
    elif name == "suntzu":
        things = [f"card-{card}" for card in SUNTZU_CARDS] + [f"event-{event}" for event in suntzu_events()]
        things += [f"general-{general}" for general in GENERAL_NAMES]
    else:
        things = [f"colour-{colour}" for colour in COLOURS] + ["leader", "pagoda", "granaries"]
    return {SHARED[name].get(thing, thing) for thing in things}


@GAMES
def test_every_game_has_rules(name: str) -> None:
    assert GAMES_FOLDER / name / "locales" / "en" / "rules.md" in FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-2]}-{path.parts[-4]}")
def test_every_card_general_event_and_option_has_its_paragraph(path: Path) -> None:
    name = path.parts[-4]
    anchors = set(anchors_of(path.read_text(encoding="utf-8")))
    assert things_of(name) <= anchors
    options = {field.name for field in msgspec.structs.fields(registry.game(name).options)} - registry.game(
        name
    ).research_options
    assert {f"option-{option}" for option in options} <= anchors


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-2]}-{path.parts[-4]}")
def test_every_house_rule_is_marked_and_listed_at_the_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"^> \*\*[^*]+\*\* .* \{#house-([a-z-]+)\}$", text, re.MULTILINE)
    assert set(registry.game(path.parts[-4]).house_rules) <= set(named)
    _, _, listed = text.partition("{#house-rules}")
    assert re.findall(r"^- \[[^\]]+\]\(#house-([a-z-]+)\)$", listed, re.MULTILINE) == named


@GAMES
def test_the_rules_show_exactly_the_pictures_that_exist(name: str) -> None:
    shown = re.findall(rf"\(scene:{name}/([a-z-]+)\)$", rules_of(name), re.MULTILINE)
    assert sorted(shown) == sorted([*pictures.picture_entries(name), *(["signs"] if name == "huang" else [])])


@GAMES
def test_pictures_are_up_to_date_with_their_scenarios(name: str) -> None:
    found = pictures.pictures_path(name).read_text(encoding="utf-8")
    assert found == pictures.expected_json(name), "run: python -m tests.docs.rules_pictures"
