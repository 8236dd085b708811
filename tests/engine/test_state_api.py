"""States as a Python interface: OpenSpiel's method names, any kind of integer, and printed states."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import tianxia
from tests.support.nim import Nim, NimGame
from tianxia.bots.bot import Advice
from tianxia.bots.levels import find_level
from tianxia.engine import registry
from tianxia.engine.errors import BadNumber, BadOptions, IllegalAction, SeveralActors, UnknownGame
from tianxia.engine.rng import Rng
from tianxia.engine.styled_text import render_line

pytestmark = pytest.mark.pure
GAMES = pytest.mark.parametrize("name", registry.names())


def test_a_game_is_made_by_its_name_from_a_seed_and_options() -> None:
    game = registry.game("chuhan")
    state = tianxia.make("chuhan", seed=7, events=True)
    assert state == game.new(game.options(events=True), 7) == game.make(np.int64(7), events="on")
    assert state != tianxia.make("chuhan", seed=7)
    assert state.game() is game


def test_without_a_seed_every_game_is_different() -> None:
    assert tianxia.make("huang").seed != tianxia.make("huang").seed > 1 << 64


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": "chuhan", "colour": "red"}, BadOptions, "colour"),
        ({"game": "huang", "players": ["rat"]}, BadOptions, "1"),
        ({"game": "suntzu", "rounds": 3}, BadOptions, "beginner"),
        ({"game": "chuhan", "seed": -1}, BadOptions, "256 bits"),
        ({"game": "chuhan", "seed": 1.5}, TypeError, "integer"),
    ],
)
def test_invalid_arguments_of_make_are_refused_with_a_message(
    arguments: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message) as caught:
        tianxia.make(**arguments)
    assert "an invalid value" not in str(caught.value), "the message is ours, not a library's"


def test_bad_options_are_value_errors_to_other_libraries() -> None:
    with pytest.raises(ValueError, match="fog"):
        tianxia.make("chuhan", fog=True)


@GAMES
def test_a_whole_game_is_played_by_the_names_of_openspiel(name: str) -> None:
    state = tianxia.make(name, seed=3)
    twin = state.clone()
    rng = random.Random(1)
    while not state.is_terminal():
        player = state.current_player()
        assert state.is_simultaneous_node() == (player == -2) == (len(state.actors()) > 1)
        assert not state.is_chance_node()
        seat = state.actors()[0]
        if player >= 0:
            assert state.legal_actions() == state.legal_actions(seat)
            assert player == seat
        else:
            with pytest.raises(SeveralActors, match="0, 1"):
                state.legal_actions()
        legal = state.legal_actions(np.int8(seat))
        assert legal == list(state.legal(seat))
        action = rng.choice(legal)
        assert state.action_to_string(seat, np.int64(action)) == state.game().text(state, seat, action)
        state.apply(np.int32(seat), np.int64(action))
        twin.apply_unchecked(seat, np.int16(action))
    assert state.current_player() == -4
    assert state.legal_actions() == []
    assert twin == state


def test_open_chance_is_a_player() -> None:
    state = tianxia.make("suntzu", seed=1, chance="open")
    assert state.current_player() == -1
    assert state.is_chance_node()
    assert state.legal_actions() == state.legal_actions(-1) == list(state.legal(-1))


@pytest.mark.parametrize(
    "value", [1.0, True, False, None, "0", np.float64(0), np.bool_(True), np.array([0, 1])], ids=repr
)
def test_a_value_that_is_not_an_integer_is_refused_without_effect(value: Any) -> None:
    state = tianxia.make("chuhan", seed=1)
    before = state.fingerprint()
    seat = state.current_player()
    for call in (
        lambda: state.apply(seat, value),
        lambda: state.apply(value, 0),
        lambda: state.apply_unchecked(seat, value),
        lambda: state.action_to_string(seat, value),
    ):
        with pytest.raises(BadNumber, match="must be an integer, not") as caught:
            call()
        assert isinstance(pickle.loads(pickle.dumps(caught.value)), TypeError)
    assert state.fingerprint() == before


@pytest.mark.parametrize("action", [-1, 10**30, np.int64(463), np.uint64(2**63)])
def test_an_integer_that_is_not_a_legal_action_is_refused(action: Any) -> None:
    state = tianxia.make("chuhan", seed=1)
    with pytest.raises(IllegalAction):
        state.apply(state.current_player(), action)


@GAMES
def test_a_sample_accepts_a_numpy_generator(name: str) -> None:
    state = tianxia.make(name, seed=5)
    world, same_world = (state.sample(0, np.random.default_rng(4)) for _ in range(2))
    assert world == same_world != state
    generator = np.random.default_rng(4)
    assert state.sample(0, generator) == world != state.sample(0, generator)
    game = state.game()
    assert game.view(world, 0) == game.view(state, 0)
    assert state.sample(0, Rng(4)) == state.sample(0, Rng(4))


@pytest.mark.parametrize(
    "generator", [7, None, random.Random(1), np.random.RandomState(1)], ids=lambda value: type(value).__name__
)
def test_other_generators_are_refused(generator: Any) -> None:
    with pytest.raises(TypeError, match=r"Rng or a numpy\.random\.Generator"):
        tianxia.make("chuhan", seed=1).sample(0, generator)


def test_a_printed_state_shows_the_table_with_all_hands() -> None:
    state = tianxia.make("chuhan", seed=123_456_789)
    text = str(state)
    assert "You are Han." in text
    assert "You are Chu." in text
    assert str(state.seed) not in text
    assert repr(state) == f"<ChuHan, current player {state.current_player()}>"
    huang = tianxia.make("huang", seed=1)
    board = "\n".join(render_line(line, False) for line in huang.game().ascii_map(huang, 0))
    assert board
    assert str(huang).startswith(board)


def test_a_state_of_an_unregistered_game_is_printed_as_its_class() -> None:
    state = NimGame().make(seed=1)
    assert isinstance(state, Nim)
    assert str(state) == repr(state) == "<Nim, current player 0>"


@GAMES
def test_changing_a_returned_list_makes_no_action_legal(name: str) -> None:
    state = tianxia.make(name, seed=5)
    seat = state.actors()[0]
    legal = state.legal(seat)
    illegal = next(action for action in range(state.game().num_actions) if action not in list(legal))
    legal[0] = illegal
    with pytest.raises(IllegalAction):
        state.apply(seat, illegal)
    assert list(state.legal(seat)) == list(state.clone().legal(seat))


@GAMES
def test_legal_actions_are_listed_again_after_every_action(name: str) -> None:
    state = tianxia.make(name, seed=5)
    for _ in range(60):
        for seat in range(2):
            state.legal(seat)  # caches the list, which must not be used after the next action
        seat = state.actors()[0]
        state.apply_unchecked(seat, state.legal(seat)[-1])
        if state.is_terminal():
            break
        for seat in range(2):
            assert list(state.legal(seat)) == list(state.clone().legal(seat))


def test_old_names_work_with_a_warning() -> None:
    state = tianxia.make("chuhan", seed=1)
    game = state.game()
    advice = Advice([0], 0.75, 1.0, [])
    with pytest.warns(DeprecationWarning, match="State.over is now called is_over") as warned:
        assert state.over() is False
    assert warned[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="environment_version"):
        assert game.environment == game.environment_version
    with pytest.warns(DeprecationWarning, match="win_probability"):
        assert advice.chance == 0.75
    with pytest.warns(DeprecationWarning, match="create_bot"):
        assert find_level("chuhan", "novice").bot is find_level("chuhan", "novice").create_bot
