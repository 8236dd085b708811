"""Simultaneous decisions: in no kind of environment is a seat shown another seat's choice."""

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
ObservationBytes = tuple[bytes, bytes]


def observation_bytes(masked: Any) -> ObservationBytes:
    return masked["observation"].tobytes(), masked["action_mask"].tobytes()


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
                assert twin.episode.state.fingerprint() == state, "no choice is applied before all seats have chosen"
                assert not twin.observe(twin.possible_agents[0])["action_mask"].any(), "the first has chosen"
                compared += 1
    assert compared > (20 if name == "chuhan" else 200)


@CASES
def test_many_games_at_once_show_the_second_seat_the_same(name: str, setup: Setup, seeds: Any) -> None:
    """All games are the same until the first seat of a simultaneous node chooses differently in each."""
    compared = 0
    for seed in seeds:
        history: list[int] = []
        many = rl.vector_env(name, 24, **setup)
        single = rl.raw_env(name, **setup)
        single.reset(seed=seed)
        rng = Rng(seed)
        while single.episode.pending_seats:
            legal = np.flatnonzero(single.observe(single.agent_selection)["action_mask"])
            if single.episode.pending_seats == 0b11 and len(legal) > 1:
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
            single.step(history[-1])
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
    """Return all information of the second seat."""
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
    received: list[ObservationBytes] = []

    def opponent(observation: Any, mask: Any) -> int:
        received.append((observation.tobytes(), mask.tobytes()))
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
                first_observations = set()
                for action in legal:
                    received.clear()
                    copy.deepcopy(env).step(action)
                    first_observations.add(received[0])
                assert len(first_observations) == 1
                compared += len(legal)
            _, _, over, _, info = env.step(legal[rng.below(len(legal))])
    assert compared > (10 if name == "chuhan" else 80)


@CASES
def test_all_kinds_of_environments_play_the_same_game(name: str, setup: Setup, seeds: Any) -> None:
    """The same choices lead to the same states and observations in AEC, parallel and OpenSpiel environments."""
    for seed in seeds:
        parallel, aec = rl.parallel_env(name, **setup), rl.raw_env(name, **setup)
        vector = rl.vector_env(name, 1, dtype="float32", **setup)
        by_agent, _ = parallel.reset(seed=seed)
        aec.reset(seed=seed)
        observations, info = vector.reset(seed=seed)
        rng = Rng(seed)
        while parallel.agents:
            actions = {}
            for agent in parallel.agents:
                legal = np.flatnonzero(by_agent[agent]["action_mask"])
                actions[agent] = int(legal[rng.below(len(legal))])
            acting = [agent for agent, action in actions.items() if action != parallel.noop]
            for agent in acting:
                assert aec.agent_selection == agent == vector.seats[info["player"][0]]
                assert aec.observe(agent)["observation"].tobytes() == by_agent[agent]["observation"].tobytes()
                assert observations[0].tobytes() == by_agent[agent]["observation"].tobytes()
                assert aec.observe(agent)["action_mask"].tobytes() == info["action_mask"][0].tobytes()
                aec.step(actions[agent])
                observations, *_, info = vector.step([actions[agent]])
            by_agent, *_ = parallel.step(actions)
            assert parallel.episode.state == aec.episode.state


def overtaking_actions(state: State) -> list[int]:
    """Return two simultaneous actions: one seat moves an army away, the other removes the same army."""
    game = registry.game("suntzu")
    return [game.parse(state, seat, text)[0] for seat, text in enumerate(("use move wu chu", "use remove wu"))]


def contested_state() -> State:
    """Return a position in which one seat's general can overtake the other's."""
    game = registry.game("suntzu")
    position = {
        "phase": "after",
        "provinces": {"wu": {"owner": "suntzu", "armies": 1}},
        "generals": {"suntzu": ["move"], "shao": ["remove"]},
    }
    state: State = game.position(position, game.options(), 1)
    return state


def set_contested(env: Any) -> Any:
    """Put an environment into `contested_state` and return it."""
    env.reset(seed=1)
    env.episode.state = contested_state()
    env.episode.pending_seats, env.episode._committed_actions = env.episode.state.actor_bits(), {}
    return env


def test_in_aec_an_overtaken_seat_is_notified_and_asked_again() -> None:
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


def test_in_parallel_an_overtaken_seat_is_notified_and_asked_again() -> None:
    env = set_contested(rl.parallel_env("suntzu"))
    move, remove = overtaking_actions(env.episode.state)
    observations, *_, infos = env.step({"suntzu": move, "shao": remove})
    assert infos["shao"]["overtaken"] is True
    assert "overtaken" not in infos["suntzu"]
    assert not observations["shao"]["action_mask"][remove]


def test_an_overtaken_single_agent_is_notified_and_asked_again() -> None:
    move, remove = overtaking_actions(contested_state())
    env = set_contested(rl.single_env("suntzu", lambda observation, mask: move if mask[move] else 0, "shao"))
    *_, info = env.step(remove)
    assert info["overtaken"] is True
    assert not info["action_mask"][remove]
    *_, info = env.step(0)
    assert "overtaken" not in info


def test_many_games_at_once_report_overtaken_seats_too() -> None:
    """Plays random games in which seats are overtaken."""
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
def test_an_action_that_cannot_overtake_leaves_the_other_seat_all_its_choices(
    name: str, setup: Setup, seeds: Any
) -> None:
    num_actions = 0
    for seed in seeds:
        for env in simultaneous_nodes(name, setup, seed):
            state = env.episode.state
            before = list(state.legal(1))
            for action in state.legal(0):
                if not state.may_overtake(action):
                    after = state.clone()
                    after.apply(0, action)
                    assert list(after.legal(1)) == before
                    num_actions += 1
    assert num_actions > 100 or name != "suntzu"
