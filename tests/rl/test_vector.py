"""Many games at once: the same games as one at a time, whatever their number."""

import copy
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.game_cases import CASES, SETUPS, Setup
from tests.support.nim import NimGame
from tianxia import rl
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, UnknownGame
from tianxia.games.suntzu.cells import AFTER, PHASE
from tianxia.rl.aec import RawEnv
from tianxia.rl.deal import NotReset
from tianxia.rl.vector import BadActions, RefusedAction, VectorEnv

GAMES = pytest.mark.parametrize("name", registry.names())
MOST_STEPS = 10_000


def first_rows(env: VectorEnv, seed: Any, rows: int, steps: int) -> Iterator[list[Any]]:
    """What the first environments are shown, and what they do at random, step by step."""
    observations, info = env.reset(seed=seed)
    shown = [observations, info["action_mask"], info["player"]]
    for _ in range(steps):
        actions = env.sample()
        observations, rewards, terminated, truncated, info = env.step(actions)
        yield [part[:rows].tolist() for part in (*shown, actions, rewards, terminated, truncated)]
        shown = [observations, info["action_mask"], info["player"]]


def assert_same(env: VectorEnv, row: int, observations: Any, info: Any, one: RawEnv) -> None:
    """An environment shows what the one beside it shows."""
    agent = one.agent_selection
    assert env.seats[info["player"][row]] == agent
    seen = one.observe(agent)
    np.testing.assert_array_equal(info["action_mask"][row], seen["action_mask"])
    np.testing.assert_array_equal(observations[row] / env.scale, seen["observation"])


@SETUPS
def test_it_plays_the_games_of_single_environments_step_by_step(name: str, setup: Setup) -> None:
    compare(name, setup, rows=3, games=2)


@pytest.mark.pure
@GAMES
def test_it_does_so_compiled_or_not(name: str) -> None:
    compare(name, CASES[name].setups[-1], rows=2, games=1)


def compare(name: str, setup: Setup, rows: int, games: int) -> None:
    env = rl.vector_env(name, rows, **setup)
    singles = [RawEnv(name, **setup) for _ in range(rows)]
    observations, info = env.reset(seed=11)
    assert observations.shape == (rows, env.size)
    assert observations.dtype == np.uint8
    assert info["action_mask"].shape == (rows, env.num_actions)
    for row, one in enumerate(singles):
        one.reset(seed=11 + row)
    ended = [0] * rows
    for _ in range(MOST_STEPS):
        for row, one in enumerate(singles):
            assert_same(env, row, observations, info, one)
        actions = env.sample()
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == (rows, len(env.seats))
        assert not truncated.any()
        for row, one in enumerate(singles):
            one.step(actions[row])
            assert terminated[row] == one.deal.state.over()
            assert list(rewards[row]) == [np.float32(one.rewards[agent]) for agent in env.seats]
            if terminated[row]:
                ended[row] += 1
                one.reset()
        if min(ended) >= games:
            return
    raise AssertionError("these games do not end")


@GAMES
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**256 - 1024))
def test_an_environment_plays_the_same_whatever_their_number(name: str, seed: int) -> None:
    many, seven = (list(first_rows(rl.vector_env(name, n), seed, 7, 12)) for n in (1024, 7))
    assert many == seven
    for row in (0, 6):
        alone = list(first_rows(rl.vector_env(name, 1), seed + row, 1, 12))
        assert alone == [[part[row : row + 1] for part in parts] for parts in seven]


@GAMES
def test_it_does_so_beyond_the_end_of_games(name: str) -> None:
    ended = 0
    for two, five in zip(
        first_rows(rl.vector_env(name, 2), 3, 2, 600), first_rows(rl.vector_env(name, 5), 3, 2, 600), strict=True
    ):
        assert two == five
        ended += sum(two[5])
    assert ended > 0


def test_a_seed_can_be_given_for_each_environment() -> None:
    env = rl.vector_env("suntzu", 3)
    given = list(first_rows(env, [9, 4, 9], 3, 20))
    assert given == list(first_rows(env, np.array([9, 4, 9]), 3, 20))
    assert given[0][0][0] == given[0][0][2] != given[0][0][1]
    assert given[0][0][1] == next(first_rows(rl.vector_env("suntzu", 1), 4, 1, 1))[0][0]


def test_later_deals_follow_from_the_seed() -> None:
    env, again = (rl.vector_env("chuhan", 4) for _ in range(2))
    for vector in (env, again):
        vector.reset(seed=5)
        vector.step(vector.sample())
    first, _ = env.reset()
    second, _ = again.reset()
    np.testing.assert_array_equal(first, second)
    single = RawEnv("chuhan")
    single.reset(seed=7)
    single.reset()
    np.testing.assert_array_equal(first[2] / env.scale, single.observe(single.agent_selection)["observation"])


def test_without_a_seed_no_two_deals_are_the_same() -> None:
    dealt = [rl.vector_env("huang", 4).reset()[0] for _ in range(2)]
    assert len({row.tobytes() for rows in dealt for row in rows}) == 8


@GAMES
def test_an_illegal_action_is_refused_with_its_place_and_nothing_is_done(name: str) -> None:
    env, twin = (rl.vector_env(name, 5) for _ in range(2))
    _, info = env.reset(seed=2)
    twin.reset(seed=2)
    for _ in range(30):
        actions = env.sample()
        for wrong in (int(np.flatnonzero(info["action_mask"][3] == 0)[0]), -1, env.num_actions, 2**62):
            spoilt = actions.copy()
            spoilt[3] = wrong
            with pytest.raises(RefusedAction, match=rf"Environment 3: {wrong} is not legal for \w+ now\.") as told:
                env.step(spoilt)
            assert told.value.index == pickle.loads(pickle.dumps(told.value)).index == 3
        assert (actions == twin.sample()).all()
        (observations, *_, info), (theirs, *_, other) = env.step(actions), twin.step(actions)
        np.testing.assert_array_equal(observations, theirs)
        np.testing.assert_array_equal(info["action_mask"], other["action_mask"])


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (np.zeros(3, np.int64), r"int64, \(3,\)"),
        (np.zeros((4, 1), np.int64), r"int64, \(4, 1\)"),
        (np.int64(0), r"int64, \(\)"),
        (np.zeros(4), r"float64, \(4,\)"),
        (np.zeros(4, np.bool_), r"bool, \(4,\)"),
        (["a", "b", "c", "d"], "<U1"),
        ([], r"\(0,\)"),
        (None, "object"),
    ],
    ids=str,
)
def test_what_is_no_array_of_actions_is_refused(actions: Any, told: str) -> None:
    env = rl.vector_env("chuhan", 4)
    env.reset(seed=1)
    with pytest.raises(BadActions, match=told) as error:
        env.step(actions)
    assert isinstance(error.value, ValueError)
    env.step(env.sample())


def test_any_array_of_whole_numbers_will_do() -> None:
    env = rl.vector_env("suntzu", 4)
    env.reset(seed=1)
    for kind in (np.int16, np.int32, np.uint8, np.uint64, ">i8"):
        env.step(env.sample().astype(kind))
    env.step(np.repeat(env.sample(), 2)[::2])
    env.step(env.sample().tolist())


def test_before_the_first_reset_nothing_can_be_done() -> None:
    env = rl.vector_env("chuhan", 2)
    for call in (env.sample, lambda: env.step([0, 0])):
        with pytest.raises(NotReset, match=r"call reset\(\) first"):
            call()


def test_it_is_not_copied() -> None:
    env = rl.vector_env("chuhan", 2)
    for copies in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            copies(env)


def test_its_name_tells_the_version() -> None:
    assert rl.vector_env("huang", 1).name == f"tianxia_huang_v{registry.game('huang').environment}"


@pytest.mark.parametrize("n", [0, -1, 1.5, True, "7", None])
def test_a_number_of_environments_that_cannot_be_is_refused(n: Any) -> None:
    with pytest.raises(BadOptions, match="whole number from 1 on"):
        rl.vector_env("chuhan", n)


def test_what_cannot_be_is_refused_in_sentences() -> None:
    with pytest.raises(UnknownGame, match="go"):
        rl.vector_env("go", 2)
    with pytest.raises(BadOptions, match="fog"):
        rl.vector_env("chuhan", 2, fog=True)
    registry.add(NimGame())
    try:
        with pytest.raises(BadOptions, match="nim has no observation in planes"):
            rl.vector_env("nim", 2)
    finally:
        registry.remove("nim")


@pytest.mark.parametrize(
    ("seed", "told"),
    [(-1, "from 0 on"), (2**256 - 1, "256 bits"), ([1], "here are 1"), ([1, 2, 3], "here are 3"), ([4, -4], "from 0")],
)
def test_a_seed_that_cannot_be_is_refused_and_the_games_go_on(seed: Any, told: str) -> None:
    env, twin = (rl.vector_env("chuhan", 2) for _ in range(2))
    for vector in (env, twin):
        vector.reset(seed=6)
    with pytest.raises(BadOptions, match=told):
        env.reset(seed=seed)
    for _ in range(5):
        actions = env.sample()
        np.testing.assert_array_equal(env.step(actions)[0], twin.step(actions)[0])
    np.testing.assert_array_equal(env.reset()[0], twin.reset()[0])


def test_arrays_are_ones_own() -> None:
    env = rl.vector_env("chuhan", 3)
    observations, info = env.reset(seed=1)
    mine = [observations, *info.values()]
    before = [array.copy() for array in mine]
    more = env.step(env.sample())
    for array, then in zip(mine, before, strict=True):
        np.testing.assert_array_equal(array, then)
    for array in (*mine, *more[:4], *more[4].values(), env.sample()):
        assert array.flags.writeable
        array[:] = 1
    twin = rl.vector_env("chuhan", 3)
    twin.reset(seed=1)
    twin.step(twin.sample())
    twin.sample()
    np.testing.assert_array_equal(env.step(env.sample())[0], twin.step(twin.sample())[0])


def test_without_copies_they_are_views_that_the_next_step_overwrites() -> None:
    env, twin = rl.vector_env("chuhan", 3, copy=False), rl.vector_env("chuhan", 3)
    observations, info = env.reset(seed=1)
    twin.reset(seed=1)
    assert not observations.flags.writeable
    for _ in range(4):
        env.step(env.sample())
        later, *_, other = twin.step(twin.sample())
        np.testing.assert_array_equal(observations, later)
        np.testing.assert_array_equal(info["action_mask"], other["action_mask"])
        np.testing.assert_array_equal(info["player"], other["player"])


def test_who_decides_second_in_secret_sees_nothing_of_the_first() -> None:
    env, beside = rl.vector_env("suntzu", 2), RawEnv("suntzu")
    compared = 0
    for seed in range(40):
        _, info = env.reset(seed=[seed, seed])
        beside.reset(seed=seed)
        for step in range(100):
            legal = np.flatnonzero(info["action_mask"][0])
            state = beside.deal.state
            secret = state.acting() == 0b11 and state.cells[PHASE] != AFTER
            if step >= 2 * seed and secret and len(legal) > 1:
                first = info["player"][0]
                observations, *_, info = env.step(legal[-2:])
                if list(info["player"]) == [1 - first, 1 - first]:
                    compared += 1
                    np.testing.assert_array_equal(observations[0], observations[1])
                    np.testing.assert_array_equal(info["action_mask"][0], info["action_mask"][1])
                break
            action = env.sample()[0]
            *_, info = env.step([action, action])
            beside.step(action)
            if not beside.agents or beside.terminations[beside.agent_selection]:
                break
    assert compared > 20


def test_steps_keep_no_memory() -> None:
    env = rl.vector_env("suntzu", 8)
    env.reset(seed=1)
    for _ in range(300):
        env.step(env.sample())
    before = sys.getallocatedblocks()
    for _ in range(1500):
        env.step(env.sample())
    assert sys.getallocatedblocks() - before < 500
