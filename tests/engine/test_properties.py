"""Properties and invariants of every game, checked in random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.game_cases import CASES
from tests.support.properties import play_checked, random_play
from tests.support.thoroughness import examples
from tianxia.engine import registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

SEEDS = st.integers(0, 2**256 - 1)
GAMES = pytest.mark.parametrize("name", registry.names())


def test_every_game_is_tested() -> None:
    assert set(registry.names()) == set(CASES)


@GAMES
@pytest.mark.pure
@settings(max_examples=examples(10), deadline=None)
@given(st.data())
def test_every_property_holds_at_every_step(name: str, data: st.DataObject) -> None:
    play_checked(registry.game(name), data.draw(st.sampled_from(CASES[name].setups)), data.draw(SEEDS))


@GAMES
@pytest.mark.pure
@settings(max_examples=examples(30), deadline=None)
@given(st.data())
def test_invariants_of_the_game_hold(name: str, data: st.DataObject) -> None:
    seed = data.draw(SEEDS)
    recorder = Recorder(registry.game(name), data.draw(st.sampled_from(CASES[name].setups)), seed)
    checker = CASES[name].checker()
    for state in random_play(recorder, Rng(seed, 1)):
        checker.check(state)


@GAMES
@settings(max_examples=20, deadline=None)
@given(st.data())
def test_returns_are_zero_sum_and_name_the_winner(name: str, data: st.DataObject) -> None:
    seed = data.draw(SEEDS)
    game = registry.game(name)
    recorder = Recorder(game, data.draw(st.sampled_from(CASES[name].setups)), seed)
    *_, last = random_play(recorder, Rng(seed, 1))
    winner = game.dump(last)["winner"]
    assert sum(last.returns()) == pytest.approx(0)
    if winner in ("draw", "nobody"):
        assert max(last.returns()) < 1.0
    else:
        assert last.returns()[game.seat_names(last).index(winner)] == 1.0
