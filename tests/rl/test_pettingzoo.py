"""The PettingZoo environments: PettingZoo's own tests, and tests of what those leave out."""

import pickle
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from numpy.typing import NDArray
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tests.support.game_cases import SETUPS, Setup
from tianxia import rl
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, IllegalAction, UnknownGame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.rl.aec import RawEnv
from tianxia.rl.episode import NotReset
from tianxia.rl.versions import env_name

GAMES = pytest.mark.parametrize("name", registry.names())
CYCLES = 120

pytestmark = [
    pytest.mark.filterwarnings("error"),
    # PettingZoo recommends numbered agents and plain arrays; our agents are seats, and their observations have masks.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def choose_action(mask: NDArray[np.int8], rng: Rng) -> int:
    """Return a random action that a mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def play_randomly(env: Any, rng: Rng, steps: int) -> list[tuple[str, int]]:
    """Take random steps; return the agents with their actions."""
    played: list[tuple[str, int]] = []
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        action = None if over else choose_action(observation["action_mask"], rng)
        if action is not None:
            played.append((agent, action))
        env.step(action)
    return played


@SETUPS
def test_pettingzoos_tests_pass_for_the_aec_environment(name: str, setup: Setup) -> None:
    api_test(rl.aec_env(name, **setup), num_cycles=CYCLES)
    seed_test(lambda: rl.aec_env(name, **setup), num_cycles=CYCLES)


@SETUPS
@pytest.mark.filterwarnings("ignore:'np.bool'")
def test_pettingzoos_tests_pass_for_the_parallel_environment(name: str, setup: Setup) -> None:
    parallel_api_test(rl.parallel_env(name, **setup), num_cycles=CYCLES)
    parallel_seed_test(lambda: rl.parallel_env(name, **setup), num_cycles=CYCLES)


@GAMES
def test_pettingzoos_tests_pass_for_the_state(name: str) -> None:
    state_test(rl.aec_env(name), rl.parallel_env(name), num_cycles=20)


@GAMES
def test_pettingzoos_tests_pass_for_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = import_module(f"tianxia.rl.{name}_v{registry.game(name).environment_version}")
    render_test(module.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert capsys.readouterr().out


@GAMES
def test_the_name_has_the_version(name: str) -> None:
    game = registry.game(name)
    module = import_module(f"tianxia.rl.{name}_v{game.environment_version}")
    for env in (module.env(), module.raw_env(), module.parallel_env()):
        assert str(env) == env.metadata["name"] == env_name(game)


@pytest.mark.parametrize(("id", "name"), [("ChuHan", "chuhan"), ("SunTzu", "suntzu"), ("Huang", "huang")])
def test_pettingzoo_makes_an_environment_by_its_id(id: str, name: str) -> None:
    game = registry.game(name)
    for kind in ("aec", "parallel"):
        env = pettingzoo.make(kind, f"tianxia/{id}-v{game.environment_version}", render_mode="svg")
        assert str(env) == env_name(game)
        env.reset(seed=1)
        assert str(env.render()).startswith("<svg")


@SETUPS
def test_the_mask_agrees_with_the_legal_actions(name: str, setup: Setup) -> None:
    env = rl.aec_env(name, **setup)
    env.reset(seed=3)
    rng = Rng(4)
    for agent in env.agent_iter(200):
        state = env.unwrapped.episode.state
        for seat, other in enumerate(env.possible_agents):
            mask = env.unwrapped.observe(other)["action_mask"]
            has_chosen = state.owes_decision(seat) and seat < env.possible_agents.index(agent)
            assert list(np.flatnonzero(mask)) == ([] if has_chosen else state.legal_actions(seat))
        observation, _, over, _, info = env.last()
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert set(info) <= {"action_mask", "overtaken"}
        assert over or env.observation_space(agent).contains(observation)
        env.step(None if over else choose_action(observation["action_mask"], rng))


@SETUPS
def test_a_seat_is_shown_nothing_it_may_not_know(name: str, setup: Setup) -> None:
    """Everything that a seat is shown is the same in any sample for it."""
    envs = [rl.raw_env(name, render_mode=mode, **setup) for mode in ("svg", "ansi", "ansi")]
    rng = Rng(7)
    envs[0].reset(seed=5)
    for seat, agent in enumerate(envs[0].possible_agents * 2):
        seat %= len(envs[0].possible_agents)
        play_randomly(envs[0], rng, 13)
        if not envs[0].agents:
            break
        state = envs[0].episode.state
        assert _all_output(envs, agent, state.sample(seat, rng)) == _all_output(envs, agent, state)


def _all_output(envs: list[RawEnv], agent: str, state: State) -> list[object]:
    """Return everything that environments show to a seat and to a spectator, in a given state."""
    output: list[object] = []
    for env, perspective in zip(envs[::-1], ("public", agent, agent), strict=True):
        env.episode.state = state
        env._renderer.perspective = perspective
        output.append(env.render())
    masked = envs[0].observe(agent)
    return [*output, masked["observation"].tobytes(), masked["action_mask"].tobytes()]


@SETUPS
def test_parallel_and_aec_are_the_same_game(name: str, setup: Setup) -> None:
    parallel, aec = rl.parallel_env(name, **setup), rl.aec_env(name, **setup)
    observations, _ = parallel.reset(seed=11)
    aec.reset(seed=11)
    rng = Rng(12)
    rewards: dict[str, float] = {}
    for _ in range(150):
        actions = {agent: choose_action(observations[agent]["action_mask"], rng) for agent in parallel.agents}
        acting = {agent: action for agent, action in actions.items() if action != parallel.noop}
        observations, rewards, *_ = parallel.step(actions)
        for _ in range(len(acting)):
            aec.step(acting.pop(aec.agent_selection))
        assert parallel.episode.state == aec.unwrapped.episode.state
        for agent in parallel.possible_agents:
            assert np.array_equal(observations[agent]["observation"], aec.unwrapped.observe(agent)["observation"])
        if not parallel.agents:
            assert aec.rewards == rewards
            break


def test_orders_of_sun_tzu_are_laid_in_the_same_step() -> None:
    env = rl.parallel_env("suntzu", beginner=True)
    observations, _ = env.reset(seed=1)
    assert all(masked["action_mask"][env.noop] == 0 for masked in observations.values())
    before = observations["shao"]["observation"]
    actions = {agent: int(np.flatnonzero(masked["action_mask"])[0]) for agent, masked in observations.items()}
    aec = rl.aec_env("suntzu", beginner=True)
    aec.reset(seed=1)
    assert aec.agent_selection == "suntzu"
    aec.step(actions["suntzu"])
    assert aec.agent_selection == "shao"
    assert np.array_equal(aec.last()[0]["observation"], before)


def test_a_seat_overtaken_in_the_same_step_is_asked_again() -> None:
    env = rl.parallel_env("suntzu", events=True)
    for seed in (1356, 1872):
        rng, overtaken = Rng(seed), 0
        observations, _ = env.reset(seed=seed)
        while env.agents:
            actions = {agent: choose_action(observations[agent]["action_mask"], rng) for agent in env.agents}
            observations, _, _, _, infos = env.step(actions)
            for agent in [agent for agent, info in infos.items() if "overtaken" in info]:
                overtaken += 1
                assert not observations[agent]["action_mask"][actions[agent]]
        assert overtaken == 1


def test_a_seat_without_a_decision_can_only_wait() -> None:
    env = rl.parallel_env("chuhan")
    observations, _ = env.reset(seed=1)
    waits = {agent: bool(masked["action_mask"][env.noop]) for agent, masked in observations.items()}
    assert sorted(waits.values()) == [False, True]
    for agent, waiting in waits.items():
        assert not waiting or int(observations[agent]["action_mask"].sum()) == 1


@pytest.mark.parametrize(
    ("by_seat", "reason"),
    [({"han": 464, "chu": 464}, "must act"), ({"han": 463, "chu": 464}, "not legal"), ({}, "must act")],
)
def test_an_illegal_action_in_parallel_loses(by_seat: dict[str, int], reason: str) -> None:
    env = rl.parallel_env("chuhan")
    observations, _ = env.reset(seed=1)
    mover = next(agent for agent, masked in observations.items() if not masked["action_mask"][env.noop])
    actions = by_seat
    if by_seat and mover == "chu":
        actions = {"han": by_seat.get("chu", 464), "chu": by_seat.get("han", 464)}
    before = env.episode.state.fingerprint()
    _, rewards, terminations, truncations, infos = env.step(actions)
    other = next(agent for agent in env.possible_agents if agent != mover)
    assert rewards == {mover: -1.0, other: 0.0}
    assert reason in infos[mover]["illegal"]
    assert "illegal" not in infos[other]
    assert all(terminations.values())
    assert all(truncations.values())
    assert env.agents == []
    assert env.episode.state.fingerprint() == before


def test_a_seat_that_acts_without_a_decision_loses() -> None:
    env = rl.parallel_env("chuhan")
    observations, _ = env.reset(seed=1)
    actions = {agent: int(np.flatnonzero(masked["action_mask"])[0]) for agent, masked in observations.items()}
    idle = next(agent for agent, action in actions.items() if action == env.noop)
    _, rewards, *_, infos = env.step({**actions, idle: 0})
    assert rewards[idle] == -1.0
    assert "can only wait" in infos[idle]["illegal"]


@SETUPS
def test_the_checks_are_those_of_the_wrappers_of_pettingzoo(name: str, setup: Setup) -> None:
    checked = rl.aec_env(name, **setup)
    terminating = TerminateIllegalWrapper(rl.raw_env(name, **setup), illegal_reward=-1)
    wrapped: Any = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(terminating))
    step_factor = 1 if "provinces" in setup else 5
    for seed in range(3):
        checked.reset(seed=seed)
        wrapped.reset(seed=seed)
        rng = Rng(seed)
        illegal_step = step_factor * (2 * seed + 1)
        for step, agent in enumerate(checked.agent_iter()):
            assert wrapped.agents == checked.agents
            assert wrapped.agent_selection == agent
            last, wrapped_last = checked.last(), wrapped.last()
            assert last[1:4] == wrapped_last[1:4]
            assert last[0]["action_mask"].tobytes() == wrapped_last[0]["action_mask"].tobytes()
            assert last[0]["observation"].tobytes() == wrapped_last[0]["observation"].tobytes()
            action = None if last[2] else choose_action(last[0]["action_mask"], rng)
            if step == illegal_step:
                action = int(np.flatnonzero(last[0]["action_mask"] == 0)[0])
            for env in (checked, wrapped):
                env.step(action)
            assert checked.rewards == wrapped.rewards
        assert step >= illegal_step


def test_calls_out_of_order_and_actions_out_of_bounds_are_refused() -> None:
    env = rl.aec_env("chuhan")
    for call in (env.last, env.render, env.state, lambda: env.step(0), lambda: env.observe("han"), env.agent_iter):
        with pytest.raises(Exception, match="reset"):
            call()
    env.reset(seed=1)
    for action in (464, -1, 1.0, None, "pass"):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.last()[2]
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(464)


def test_the_raw_environment_refuses_an_illegal_action_and_does_not_change() -> None:
    env = rl.raw_env("chuhan")
    env.reset(seed=1)
    before = env.episode.state.fingerprint()
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert env.episode.state.fingerprint() == before


@GAMES
def test_the_reward_is_the_result(name: str) -> None:
    env = rl.aec_env(name)
    env.reset(seed=2)
    rng = Rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else choose_action(observation["action_mask"], rng))
    assert list(total.values()) == env.unwrapped.episode.state.returns()
    assert any(total.values())


@SETUPS
def test_a_seed_deals_the_same_game_as_the_engine(name: str, setup: Setup) -> None:
    env = rl.aec_env(name, **setup)
    env.reset(seed=77)
    game = registry.game(name)
    if setup.get("chance") != "open":
        assert env.unwrapped.episode.state == game.new(game.read_options(setup), 77)


def test_episodes_after_a_seed_are_derived_from_it_and_others_are_random() -> None:
    def fingerprints(seed: int | None) -> list[str]:
        env = rl.aec_env("chuhan")
        states = []
        for episode_seed in (seed, None, None):
            env.reset(seed=episode_seed)
            states.append(env.unwrapped.episode.state.fingerprint())
        return states

    assert fingerprints(5) == fingerprints(5)
    assert len(set(fingerprints(5) + fingerprints(6) + fingerprints(None) + fingerprints(None))) == 12


@GAMES
def test_a_pickled_environment_continues(name: str) -> None:
    env = rl.aec_env(name)
    env.reset(seed=9)
    play_randomly(env, Rng(1), 20)
    unpickled = pickle.loads(pickle.dumps(env))
    assert play_randomly(unpickled, Rng(2), 20) == play_randomly(env, Rng(2), 20)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": "chuhan", "render_mode": "smell"}, BadOptions, "smell"),
        ({"game": "chuhan", "perspective": "fox"}, BadOptions, "fox"),
        ({"game": "chuhan", "colour": "red"}, BadOptions, "colour"),
    ],
)
def test_invalid_arguments_are_refused_with_an_explanation(
    arguments: dict[str, str], error: type[Exception], message: str
) -> None:
    for make in (rl.aec_env, rl.raw_env, rl.parallel_env):
        with pytest.raises(error, match=message):
            make(**arguments)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_at_most_256_bits(seed: int) -> None:
    with pytest.raises(BadOptions, match="256"):
        rl.aec_env("chuhan").reset(seed=seed)


@pytest.mark.parametrize("seed", [2.9, "a"])
def test_a_seed_is_an_integer(seed: Any) -> None:
    for make in (rl.aec_env, rl.parallel_env):
        with pytest.raises(TypeError, match="integer"):
            make("chuhan").reset(seed=seed)


def test_overwriting_a_mask_changes_nothing() -> None:
    env: Any = rl.aec_env("chuhan")
    env.reset(seed=1)
    number = env.last()[0]["action_mask"].sum()
    for masked in (env.last()[0], env.last()[4], env.observe("han")):
        masked["action_mask"][:] = 0
    assert env.last()[0]["action_mask"].sum() == env.observe(env.agent_selection)["action_mask"].sum() == number > 0


def test_in_parallel_a_step_before_reset_or_after_the_end_is_refused() -> None:
    env = rl.parallel_env("chuhan")
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        env.step({"han": 0, "chu": env.noop})
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, -1))
    with pytest.raises(NotReset):
        env.step({"han": 0, "chu": env.noop})


def test_old_names_work_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="perspective") as caught:
        old = rl.aec_env("chuhan", render_mode="svg", eyes="han")
    assert caught[0].filename == __file__
    new = rl.aec_env("chuhan", render_mode="svg", perspective="han")
    for aec in (old, new):
        aec.reset(seed=1)
    assert old.render() == new.render()
    parallel = rl.parallel_env("chuhan")
    with pytest.warns(DeprecationWarning, match="noop"):
        assert parallel.waiting == parallel.noop == 464
    for env in (rl.raw_env("chuhan"), parallel, rl.single_env("chuhan", "random")):
        with pytest.warns(DeprecationWarning, match="episode"):
            assert env.deal is env.episode
    with pytest.warns(DeprecationWarning, match="MissingExtra"):
        assert rl.Missing is rl.MissingExtra


def test_an_unknown_option_is_an_unexpected_keyword_to_other_libraries() -> None:
    """TorchRL passes `frameskip`, and leaves it out if this error is raised."""
    for make in (rl.aec_env, rl.raw_env, rl.parallel_env, rl.single_env):
        with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'") as caught:
            make("chuhan", frameskip=1)
        assert isinstance(caught.value, BadOptions)
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make(f"tianxia/Huang-v{registry.game('huang').environment_version}", frameskip=1)
