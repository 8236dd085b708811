"""Properties of Chu Han on random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chuhan_invariants import Invariants
from tests.properties import play_checked, random_play
from tianxia.engine import registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

GAME = registry.game("chuhan")
SEEDS = st.integers(0, 2**256 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={"events": st.booleans(), "chance": st.just("open")})


@pytest.mark.pure
@settings(max_examples=12, deadline=None)
@given(SEEDS, OPTIONS)
def test_every_property_holds_at_every_step(seed: int, options: dict[str, object]) -> None:
    play_checked(GAME, options, seed)


@pytest.mark.pure
@settings(max_examples=60, deadline=None)
@given(SEEDS, OPTIONS)
def test_invariants_of_the_game_hold(seed: int, options: dict[str, object]) -> None:
    watch = Invariants()
    for state in random_play(Recorder(GAME, options, seed), Rng(seed, 1)):
        watch.check(state)


@settings(max_examples=30, deadline=None)
@given(SEEDS, OPTIONS)
def test_returns_are_zero_sum_and_name_the_winner(seed: int, options: dict[str, object]) -> None:
    *_, last = random_play(Recorder(GAME, options, seed), Rng(seed, 1))
    winner = GAME.dump(last)["winner"]
    assert last.returns() == ([1.0, -1.0] if winner == "han" else [-1.0, 1.0])
