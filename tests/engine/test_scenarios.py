"""All scenario files pass."""

from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tianxia.engine import scenario
from tianxia.locales import say

FILES = sorted(ROOT.joinpath("scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_scenario_passes(path: Path) -> None:
    failure = scenario.run(scenario.read(path))
    assert failure is None, "\n".join(say(*difference) for difference in failure.differences)


def test_titles_are_sentences_and_unique() -> None:
    titles = [(path.parent.name, scenario.read(path).title) for path in FILES]
    assert len(set(titles)) == len(titles)
    assert all(len(title) > 15 for _, title in titles)


@pytest.mark.parametrize(("game", "minimum"), [("chuhan", 70), ("suntzu", 80), ("huang", 90)])
def test_every_game_has_enough_scenarios(game: str, minimum: int) -> None:
    assert len([path for path in FILES if path.parent.name == game]) >= minimum
