"""A level needs its entry in the list of its game and its name in every language, and nothing else."""

import pytest

from tianxia.arena.ladder import default_bots
from tianxia.bots import levels
from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.games.chuhan.bots import levels as chuhan_levels
from tianxia.locales import languages, say
from tianxia.server.tables import catalogue


@pytest.fixture
def six_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give Chu Han a sixth level, and no other game."""
    bots = chuhan_levels.BOTS
    champion = NamedBot("champion", RandomBot, Budget(0.7))
    monkeypatch.setattr(chuhan_levels, "BOTS", bots._replace(levels=(*bots.levels, champion)))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", registry.names())
def test_every_level_has_a_name_and_a_description_in_every_language(game: str, lang: str) -> None:
    for level in levels.levels(game):
        for kind in ("level", "about"):
            message = f"bots-{kind}-{level.name}"
            assert say(message, lang=lang) != message
            assert lang == "en" or say(message, lang=lang) != say(message, lang="en")


def test_one_game_can_have_more_levels_than_the_others(six_levels: None) -> None:
    level_counts = {info.name: len(info.levels) for info in catalogue.list_games()}
    assert level_counts == {"chuhan": 6, "huang": 5, "suntzu": 5}
    assert levels.find_level("chuhan", "champion").budget.seconds == 0.7
    assert catalogue.find_level("chuhan", "champion").name == "champion"
    assert default_bots("chuhan")[-1] == "champion"
    assert "champion" not in levels.bot_names("huang")


def test_the_default_level_is_the_middle_one_of_the_catalogue(six_levels: None) -> None:
    for info in catalogue.list_games():
        assert info.default_level == info.levels[len(info.levels) // 2].name
