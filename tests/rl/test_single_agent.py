"""The Gymnasium environment: one agent against bots."""

import copy
import math
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.rl import sample_bots as rl_bots
from tests.support.game_cases import SETUPS, Setup
from tianxia import rl
from tianxia.bots import levels
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.rng import Rng
from tianxia.rl.episode import NotReset
from tianxia.rl.single import SingleEnv

pytestmark = pytest.mark.filterwarnings("error")


def play_episode(env: SingleEnv, seed: int | None, max_steps: int = 1000) -> tuple[list[int], float]:
    """Play an episode at random; return the actions and the reward."""
    rng = Rng(3)
    env.reset(seed=seed)
    actions: list[int] = []
    for _ in range(max_steps):
        legal = np.flatnonzero(env.action_masks())
        actions.append(int(legal[rng.below(len(legal))]))
        _, reward, over, truncated, _ = env.step(actions[-1])
        assert not truncated
        if over:
            return actions, float(reward)
    return actions, 0.0


@SETUPS
def test_gymnasiums_tests_pass(name: str, setup: Setup) -> None:
    check_env(rl.single_env(name, "random", **setup), skip_render_check=True)


def test_gymnasiums_tests_pass_for_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("tianxia/ChuHan-v2", opponent="random", disable_env_checker=True).unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("id", "name"), [("ChuHan", "chuhan"), ("SunTzu", "suntzu"), ("Huang", "huang")])
def test_gymnasium_makes_an_environment_by_its_id(id: str, name: str) -> None:
    env = gymnasium.make(f"tianxia/{id}-v{registry.game(name).environment_version}", opponent="random", seat="random")
    assert isinstance(env.unwrapped, SingleEnv)
    assert env.unwrapped.episode.game.name == name
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))


@SETUPS
def test_masks_are_boolean_and_agree_with_the_legal_actions(name: str, setup: Setup) -> None:
    env = rl.single_env(name, "random", **setup)
    _, info = env.reset(seed=2)
    for _ in range(30):
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        seat = env.episode.seats.index(env.seat)
        assert list(np.flatnonzero(masks)) == [int(action) for action in env.episode.state.legal(seat)]
        assert np.array_equal(info["action_mask"], masks)
        _, _, over, _, info = env.step(np.int64(np.flatnonzero(masks)[-1]))
        if over:
            assert not env.action_masks().any()
            break


@pytest.mark.parametrize("action", [463, 464, 10**30, -1])
def test_an_illegal_action_ends_the_episode_with_a_reason(action: int) -> None:
    env = rl.single_env("chuhan", "random", "han")
    env.reset(seed=1)
    before = env.episode.state.fingerprint()
    _, reward, over, truncated, info = env.step(action)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert str(action) in info["illegal"]
    assert env.episode.state.fingerprint() == before


def test_a_step_after_the_end_is_refused_until_reset() -> None:
    env = rl.single_env("chuhan", "random", "han")
    for end in (lambda: None, lambda: env.step(463), lambda: play_episode(env, 4), env.close):
        end()
        with pytest.raises(NotReset, match=r"call reset\(\) first"):
            env.step(0)
        env.reset(seed=1)
        env.step(int(np.flatnonzero(env.action_masks())[0]))


@pytest.mark.parametrize("opponent", ["random", "novice", "master"])
@pytest.mark.parametrize("name", registry.names())
def test_a_copied_environment_continues(name: str, opponent: str) -> None:
    env = rl.single_env(name, opponent, simulations=2)
    env.reset(seed=9)
    next_observations(env)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    if opponent != "random":
        assert len({repr(seen_messages(each)) for each in (env, *copies)}) == 1
        assert seen_messages(env)
    expected = next_observations(env)
    assert [next_observations(each) for each in copies] == [expected, expected]


def seen_messages(env: SingleEnv) -> list[Any]:
    """Return the messages that the bots of both seats have seen."""
    journal = env.episode.state.journal
    return [] if journal is None else [journal.seen_by(0), journal.seen_by(1)]


def next_observations(env: SingleEnv) -> list[bytes]:
    """Return the next observations of an agent that always takes the first legal action."""
    return [env.step(int(np.flatnonzero(env.action_masks())[0]))[0].tobytes() for _ in range(8)]


def test_the_reward_is_the_result() -> None:
    env = rl.single_env("chuhan", "random", "chu")
    actions, reward = play_episode(env, 4)
    assert len(actions) > 10
    assert reward == env.episode.state.returns()[1]
    assert reward in (-1.0, 1.0)


def test_opponents_receive_samples_and_what_their_seat_has_seen() -> None:
    rl_bots.RECEIVED.clear()
    env = rl.single_env("suntzu", "py:tests.rl.sample_bots:RecordingBot", "suntzu", simulations=7)
    play_episode(env, 5, 30)
    assert rl_bots.RECEIVED
    for world, history, seat, budget in rl_bots.RECEIVED:
        assert seat == 1
        assert world.seed != 5
        assert world.journal is None
        assert history
        assert (budget.seconds, budget.simulations) == (0.0, 7)
    last, _, _, _ = rl_bots.RECEIVED[-1]
    assert last.sample(1, Rng(1)).sample(1, Rng(2)) == last.sample(1, Rng(2))


@pytest.mark.parametrize(
    ("name", "level"), [(name, level.name) for name in registry.names() for level in levels.levels(name)]
)
def test_every_game_is_played_against_its_levels(name: str, level: str) -> None:
    env = rl.single_env(name, level, simulations=2)
    actions, _ = play_episode(env, 6, 6)
    assert len(actions) == 6
    (opponent,) = env._opponents._playing.values()
    assert opponent._level == levels.find_level(name, level)
    env.close()


def test_each_of_several_opponents_is_drawn() -> None:
    specs = ["py:tests.rl.sample_bots:First", "random"]
    env = rl.single_env("huang", specs, players=["rat", "tiger", "goat"])
    opponents_met = set()
    for seed in range(12):
        env.reset(seed=seed)
        opponents_met |= {type(opponent.bot).__name__ for opponent in env._opponents._playing.values()}
        assert len(env._opponents._playing) == 2
    assert opponents_met == {"First", "RandomBot"}


def test_a_seat_is_drawn_for_every_episode_or_fixed() -> None:
    env = rl.single_env("chuhan", "random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {"han", "chu"}
    fixed = rl.single_env("chuhan", "random", "chu")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(6)} == {"chu"}


def test_a_seed_repeats_the_episodes_that_follow() -> None:
    def episodes(env: SingleEnv) -> list[Any]:
        return [play_episode(env, seed, 40) for seed in (8, None, None)]

    env, other_env = (rl.single_env("suntzu", "random") for _ in range(2))
    first = episodes(env)
    assert first == episodes(other_env) == episodes(env)
    assert len({tuple(actions) for actions, _ in first}) == 3


def test_rendering_shows_what_the_agent_may_see() -> None:
    env = rl.single_env("chuhan", "random", "chu", render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert isinstance(text, str)
    assert "You are Chu." in text
    assert "You are Han." not in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": "fox"}, "fox"),
        ({"opponent": "nobody"}, "nobody"),
        ({"opponent": []}, "opponent"),
        ({"render_mode": "smell"}, "smell"),
        *(({"seconds": value}, "seconds above 0") for value in (0, -1, math.nan, math.inf, 10**400, True, "x")),
        *(({"simulations": value}, "whole number of at least 1") for value in (0, -3, 2.5, 10**30, True, "x")),
    ],
)
def test_invalid_arguments_are_refused_with_an_explanation(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        rl.single_env("chuhan", **arguments)
