"""Simultaneous decisions: in every kind of environment, no seat is shown what another chooses."""

import copy
import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.support.game_cases import Setup
from tianxia import rl
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.rl.aec import RawEnv

CASES = pytest.mark.parametrize(
    ("name", "setup", "seeds"),
    [("suntzu", {}, (1, 2)), ("suntzu", {"events": True}, (3, 4, 5)), ("chuhan", {"events": True}, range(4, 12))],
    ids=("generals", "events", "gifts"),
)
Shown = tuple[bytes, bytes]


def observation_bytes(seen: Any) -> Shown:
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def simultaneous_nodes(name: str, setup: Setup, seed: int) -> Iterator[RawEnv]:
    """Yield the simultaneous nodes of a random game in which the first seat has a choice."""
    env = rl.raw_env(name, **setup)
    env.reset(seed=seed)
    rng = Rng(seed)
    while env.episode.pending_seats:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        if env.episode.state.is_simultaneous_node() and env.episode.pending_seats == 0b11 and len(legal) > 1:
            yield env
        env.step(legal[rng.below(len(legal))])


@CASES
def test_the_second_seat_is_shown_the_same_whatever_the_first_chooses(name: str, setup: Setup, seeds: Any) -> None:
    compared = 0
    for seed in seeds:
        for env in simultaneous_nodes(name, setup, seed):
            second = env.possible_agents[1]
            before = observation_bytes(env.observe(second))
            state = env.episode.state.fingerprint()
            for action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"]):
                twin = copy.deepcopy(env)
                twin.step(action)
                assert twin.agent_selection == second
                assert observation_bytes(twin.observe(second)) == before
                assert twin.episode.state.fingerprint() == state, "nothing is done before all have chosen"
                assert not twin.observe(twin.possible_agents[0])["action_mask"].any(), "the first has chosen"
                compared += 1
    assert compared > (20 if name == "chuhan" else 200)


@CASES
def test_many_games_at_once_show_the_second_seat_the_same(name: str, setup: Setup, seeds: Any) -> None:
    """The games are the same until the first seats of a node choose differently."""
    compared = 0
    for seed in seeds:
        history: list[int] = []
        many = rl.vector_env(name, 24, **setup)
        one = rl.raw_env(name, **setup)
        one.reset(seed=seed)
        rng = Rng(seed)
        while one.episode.pending_seats:
            legal = np.flatnonzero(one.observe(one.agent_selection)["action_mask"])
            if one.episode.pending_seats == 0b11 and len(legal) > 1:
                _, info = many.reset(seed=[seed] * 24)
                for action in history:
                    *_, info = many.step([action] * 24)
                assert (info["player"] == 0).all()
                observations, *_, info = many.step(np.resize(legal, 24))
                assert (info["player"] == 1).all()
                assert (observations == observations[0]).all()
                assert (info["action_mask"] == info["action_mask"][0]).all()
                compared += min(len(legal), 24)
            history.append(int(legal[rng.below(len(legal))]))
            one.step(history[-1])
    assert compared > (20 if name == "chuhan" else 100)


@CASES
def test_openspiels_turn_based_games_show_the_second_seat_the_same(name: str, setup: Setup, seeds: Any) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tianxia[openspiel]'")
    importlib.import_module("tianxia.rl.openspiel")
    game = pyspiel.load_game(f"tianxia_{name}", {**setup, "turn_based": True})
    compared = 0
    for seed in seeds:
        state, rng = game.new_initial_state(), Rng(seed)
        while not state.is_terminal():
            if state.game_history.state.is_simultaneous_node() and state.current_player() == 0:
                before = _second_seat_information(pyspiel, state)
                for action in state.legal_actions():
                    child = state.child(action)
                    assert child.current_player() == 1
                    assert _second_seat_information(pyspiel, child) == before
                    compared += len(state.legal_actions()) > 1
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    assert compared > (8 if name == "chuhan" else 150)


def _second_seat_information(pyspiel: Any, state: Any) -> list[Any]:
    """Return everything that the second seat is told."""
    public = {"perfect_recall": False, "private_info": pyspiel.PrivateInfoType.NONE}
    private = {"perfect_recall": False, "public_info": False, "private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER}
    observers = [state.get_game().make_py_observer(pyspiel.IIGObservationType(**kind)) for kind in (public, private)]
    return [
        state.information_state_string(1),
        state.observation_string(1),
        state.observation_tensor(1),
        state.game_history.legal_actions(1),
        *(observer.string_from(state, 1) for observer in observers),
    ]


@pytest.mark.parametrize("seat", [0, 1])
@CASES
def test_the_opponent_of_a_single_agent_is_shown_the_same(name: str, setup: Setup, seeds: Any, seat: int) -> None:
    asked: list[Shown] = []

    def opponent(observation: Any, mask: Any) -> int:
        asked.append((observation.tobytes(), mask.tobytes()))
        return int(np.flatnonzero(mask)[-1])

    agent = registry.game(name).seats[seat]
    env = rl.single_env(name, opponent, agent, **setup)
    compared = 0
    for seed in seeds:
        _, info = env.reset(seed=seed)
        over, rng = False, Rng(seed)
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            if env.episode.pending_seats == 0b11 and len(legal) > 1:
                first = []
                for action in legal:
                    asked.clear()
                    copy.deepcopy(env).step(action)
                    first.append(asked[0])
                assert len(set(first)) == 1
                compared += len(legal)
            _, _, over, _, info = env.step(legal[rng.below(len(legal))])
    assert compared > (10 if name == "chuhan" else 80)


@CASES
def test_all_kinds_of_environments_play_the_same_game(name: str, setup: Setup, seeds: Any) -> None:
    """The same choices lead to the same states and observations in AEC, parallel and OpenSpiel environments."""
    for seed in seeds:
        together, turns = rl.parallel_env(name, **setup), rl.raw_env(name, **setup)
        many = rl.vector_env(name, 1, dtype="float32", **setup)
        seen, _ = together.reset(seed=seed)
        turns.reset(seed=seed)
        observations, info = many.reset(seed=seed)
        rng = Rng(seed)
        while together.agents:
            actions = {}
            for agent in together.agents:
                legal = np.flatnonzero(seen[agent]["action_mask"])
                actions[agent] = int(legal[rng.below(len(legal))])
            acting = [agent for agent, action in actions.items() if action != together.noop]
            for agent in acting:
                assert turns.agent_selection == agent == many.seats[info["player"][0]]
                assert turns.observe(agent)["observation"].tobytes() == seen[agent]["observation"].tobytes()
                assert observations[0].tobytes() == seen[agent]["observation"].tobytes()
                assert turns.observe(agent)["action_mask"].tobytes() == info["action_mask"][0].tobytes()
                turns.step(actions[agent])
                observations, *_, info = many.step([actions[agent]])
            seen, *_ = together.step(actions)
            assert together.episode.state == turns.episode.state


def overtaking_actions(state: State) -> list[int]:
    """Return two actions: an army is moved away, and the same army is removed at the same time."""
    game = registry.game("suntzu")
    return [game.parse(state, seat, text)[0] for seat, text in enumerate(("use move wu chu", "use remove wu"))]


def contested_state() -> State:
    """Return a position in which one seat's general can overtake the other's."""
    game = registry.game("suntzu")
    table = {
        "phase": "after",
        "provinces": {"wu": {"owner": "suntzu", "armies": 1}},
        "generals": {"suntzu": ["move"], "shao": ["remove"]},
    }
    state: State = game.position(table, game.options(), 1)
    return state


def set_contested(env: Any) -> Any:
    """Put an environment into that position and return it."""
    env.reset(seed=1)
    env.episode.state = contested_state()
    env.episode.pending_seats, env.episode._choices = env.episode.state.actor_bits(), {}
    return env


def test_in_aec_an_overtaken_seat_is_told_so_and_asked_again() -> None:
    env = set_contested(rl.raw_env("suntzu"))
    move, remove = overtaking_actions(env.episode.state)
    env._seat, env.agent_selection, env._mask = 0, "suntzu", None
    env.step(move)
    env.step(remove)
    assert env.agent_selection == "suntzu"
    assert "overtaken" not in env.infos["suntzu"]
    env.step(0)
    assert env.agent_selection == "shao"
    assert env.infos["shao"]["overtaken"] is True
    assert not env.observe("shao")["action_mask"][remove]
    env.step(0)
    assert not env.episode.overtaken_seats


def test_in_parallel_an_overtaken_seat_is_told_so_and_asked_again() -> None:
    env = set_contested(rl.parallel_env("suntzu"))
    move, remove = overtaking_actions(env.episode.state)
    seen, *_, infos = env.step({"suntzu": move, "shao": remove})
    assert infos["shao"]["overtaken"] is True
    assert "overtaken" not in infos["suntzu"]
    assert not seen["shao"]["action_mask"][remove]


def test_an_overtaken_single_agent_is_told_so_and_asked_again() -> None:
    move, remove = overtaking_actions(contested_state())
    env = set_contested(rl.single_env("suntzu", lambda observation, mask: move if mask[move] else 0, "shao"))
    *_, info = env.step(remove)
    assert info["overtaken"] is True
    assert not info["action_mask"][remove]
    *_, info = env.step(0)
    assert "overtaken" not in info


def test_many_games_at_once_report_overtaken_seats_too() -> None:
    """Random games in which this happens, compared with the same games one at a time."""
    env, reported = rl.vector_env("suntzu", 256, events=True), 0
    _, info = env.reset(seed=1300)
    for _ in range(700):
        actions = env.sample()
        before = info
        *_, info = env.step(actions)
        for row in np.flatnonzero(info["overtaken"]):
            reported += 1
            assert info["player"][row] == 1
            assert info["seat_rewards"][row].any() == np.False_
        assert not (info["overtaken"] & (before["player"] == info["player"]) & before["overtaken"]).all()
    assert reported > 0


@CASES
def test_an_action_that_may_not_overtake_leaves_the_other_seat_all_its_choices(
    name: str, setup: Setup, seeds: Any
) -> None:
    spared = 0
    for seed in seeds:
        for env in simultaneous_nodes(name, setup, seed):
            state = env.episode.state
            before = list(state.legal(1))
            for action in state.legal(0):
                if not state.may_overtake(action):
                    after = state.clone()
                    after.apply(0, action)
                    assert list(after.legal(1)) == before
                    spared += 1
    assert spared > 100 or name != "suntzu"
