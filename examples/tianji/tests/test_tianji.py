"""Tests of the installed game: `pip install ./examples/tianji pytest`, then `pytest examples/tianji`."""

from pathlib import Path

import pytest

from tianxia.bots.levels import levels
from tianxia.engine import registry, scenario
from tianxia.engine.rng import Rng

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_passes(path: Path) -> None:
    assert scenario.run(scenario.read(path)) is None


def test_every_level_plays_a_whole_game() -> None:
    for level in levels("tianji"):
        state, rng, bot = registry.game("tianji").make(seed=1), Rng(2), level.create_bot()
        while not state.is_over():
            for seat in state.actors():
                state.apply(seat, bot.choose(state.sample(seat, rng), [], seat, level.budget, rng))
        assert sum(state.returns()) == 0
