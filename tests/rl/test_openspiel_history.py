"""The C++ part of a state has the same history as ours, whether steps are taken from Python or from C++."""

import pickle
from typing import Any

import numpy as np
import pytest

from tianxia.engine.rng import Rng

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tianxia[openspiel]'")

from tests.rl.test_openspiel import step  # noqa: E402
from tianxia.engine.errors import IllegalAction  # noqa: E402

SPECS = (
    "tianxia_chuhan",
    "tianxia_suntzu",
    "tianxia_suntzu(events=True,turn_based=True)",
    "tianxia_huang",
)
SMALL = "tianxia_suntzu(beginner=True,provinces=2,rounds=2,cards=2 5 plague,displays=jinyan:1-4-3 qin:2-3-3{})"
EACH = pytest.mark.parametrize("spec", SPECS)


def step_from_python(spec: str, number: int, seed: int = 1) -> Any:
    """Return a state after random steps taken from Python."""
    state, rng = pyspiel.load_game(spec).new_initial_state(), Rng(seed)
    for _ in range(number):
        step(state, rng)
    return state


def step_from_cpp(state: Any) -> Any:
    """Return a state after the same steps taken from C++, which records each of them."""
    copy = state.get_game().new_initial_state()
    for player, actions in state.game_history.steps.history_from(0):
        if player == pyspiel.PlayerId.SIMULTANEOUS:
            pyspiel.State.apply_actions(copy, actions)
        else:
            pyspiel.State.apply_action(copy, actions[0])
    return copy


def player_actions(state: Any) -> list[tuple[int, int]]:
    """Return the full history of a state, as pairs."""
    return [(entry.player, entry.action) for entry in state.full_history()]


def assert_same(state: Any, other: Any) -> None:
    """Assert that two states and their histories are the same."""
    assert str(state) == str(other)
    assert state.history() == other.history()
    assert state.history_str() == other.history_str()
    assert state.move_number() == other.move_number()
    assert player_actions(state) == player_actions(other)
    assert state.is_initial_state() == other.is_initial_state()
    assert state.is_initial_non_chance_state() == other.is_initial_non_chance_state()


@EACH
@pytest.mark.parametrize("number", [0, 1, 33, 90])
def test_steps_of_python_and_of_cpp_have_the_same_history(spec: str, number: int) -> None:
    state = step_from_python(spec, number)
    assert_same(state, step_from_cpp(state))
    cpp_state = pyspiel.State
    assert state.move_number() == cpp_state.move_number(state), "C++ has all steps after the first request"
    assert state.history() == cpp_state.history(state)
    assert state.history_str() == cpp_state.history_str(state)
    assert state.is_initial_state() == cpp_state.is_initial_state(state)


@EACH
def test_cpp_and_python_continue_from_each_others_steps(spec: str) -> None:
    state, rng = step_from_python(spec, 80), Rng(2)
    for _ in range(5):
        step(state, rng)
        assert pyspiel.State.move_number(state) < state.move_number()
        if state.is_simultaneous_node():
            pyspiel.State.apply_actions(state, [state.legal_actions(seat)[-1] for seat in (0, 1)])
        else:
            pyspiel.State.apply_action(state, state.legal_actions()[-1])
        assert pyspiel.State.history(state) == state.history()
    assert_same(state, step_from_cpp(state))


@EACH
def test_a_state_copied_or_written_before_cpp_has_its_steps_has_all_of_them(spec: str) -> None:
    state = step_from_python(spec, 90)
    game = state.get_game()
    copies = {
        "clone": state.clone(),
        "clone of C++": pyspiel.State.clone(state),
        "text of C++": pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        "pickle": pickle.loads(pickle.dumps(state)),
        "text": game.deserialize_state(state.serialize()),
    }
    for way, copy in copies.items():
        assert copy.history() == state.history(), way
        step(copy, Rng(3))
        assert copy.move_number() == state.move_number() + 1, way
        assert_same(copy, step_from_cpp(copy))
    assert state.move_number() == 90, "a copy's steps are its own"


def test_a_child_is_a_copy_one_step_on() -> None:
    state = step_from_python("tianxia_chuhan", 60)
    before = state.history()
    child = state.child(state.legal_actions()[0])
    assert child.history() == [*before, state.legal_actions()[0]]
    assert state.history() == before


@pytest.mark.parametrize("turn_based", ["", ",turn_based=True"])
def test_cpp_records_every_step_of_a_game_it_can_solve(turn_based: str) -> None:
    rng = Rng(4)
    state = pyspiel.load_game(SMALL.format(turn_based)).new_initial_state()
    while not state.is_terminal():
        step(state, rng)
        for each in (state, state.clone()):
            assert pyspiel.State.history(each) == each.history()
            assert pyspiel.State.move_number(each) == each.move_number()


def test_a_solver_in_cpp_finds_the_value_of_a_state_that_python_stepped() -> None:
    game = pyspiel.load_game(SMALL.format(",turn_based=True"))
    reply = pyspiel.TabularBestResponse(game, 0, pyspiel.UniformRandomPolicy(game))
    state, rng = game.new_initial_state(), Rng(5)
    while not state.is_terminal():
        step(state, rng)
    assert reply.value_from_state(state) == state.returns()[0]


def test_actions_are_integers_of_any_kind() -> None:
    state = step_from_python("tianxia_suntzu", 40)
    assert state.is_simultaneous_node()
    actions = [state.legal_actions(np.int64(seat))[0] for seat in (0, 1)]
    state.apply_actions(np.array(actions))
    assert state.history()[-2:] == actions
    state = step_from_python("tianxia_chuhan", 60)
    state.apply_action(np.int32(state.legal_actions()[0]))
    for value in (1.0, "1", None):
        with pytest.raises(TypeError):
            state.apply_action(value)


@pytest.mark.parametrize("action", [-1, -(10**30), 10**30, 463])
def test_a_refused_action_is_not_recorded(action: int) -> None:
    state = step_from_python("tianxia_chuhan", 60)
    before = state.history()
    with pytest.raises(IllegalAction):
        state.apply_action(action)
    with pytest.raises(IllegalAction):
        step_from_python("tianxia_suntzu", 40).apply_actions([action, action])
    assert state.history() == before
    assert state.move_number() == 60


def test_a_game_that_is_over_takes_no_action() -> None:
    state, rng = step_from_python("tianxia_chuhan", 0), Rng(6)
    while not state.is_terminal():
        step(state, rng)
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction):
        state.apply_action(0)
