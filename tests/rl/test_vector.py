"""Vectorised environments: the games are the same as in single environments, whatever their number."""

import copy
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.game_cases import CASES, SETUPS, Setup
from tests.support.nim import NimGame
from tianxia import rl
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, UnknownGame
from tianxia.rl.aec import RawEnv
from tianxia.rl.episode import NotReset
from tianxia.rl.vector import BadActions, RefusedAction, VectorEnv

GAMES = pytest.mark.parametrize("name", registry.names())
MAX_STEPS = 10_000


def first_rows(env: VectorEnv, seed: Any, rows: int, steps: int) -> Iterator[list[Any]]:
    """Yield, step by step, the results and the random actions of the first environments."""
    observations, info = env.reset(seed=seed)
    before = [observations, info["action_mask"], info["player"]]
    for _ in range(steps):
        actions = env.sample()
        observations, rewards, terminated, truncated, info = env.step(actions)
        yield [part[:rows].tolist() for part in (*before, actions, rewards, terminated, truncated)]
        before = [observations, info["action_mask"], info["player"]]


def assert_same(env: VectorEnv, row: int, observations: Any, info: Any, single: RawEnv) -> None:
    """Assert that a row has the same observation and mask as a single environment."""
    agent = single.agent_selection
    assert env.seats[info["player"][row]] == agent
    masked = single.observe(agent)
    np.testing.assert_array_equal(info["action_mask"][row], masked["action_mask"])
    np.testing.assert_array_equal(observations[row] / env.scale, masked["observation"])


@SETUPS
def test_it_plays_the_same_games_as_single_environments(name: str, setup: Setup) -> None:
    assert_same_games(name, setup, rows=3, games=2)


@pytest.mark.pure
@GAMES
def test_it_plays_the_same_games_compiled_or_not(name: str) -> None:
    assert_same_games(name, CASES[name].setups[-1], rows=2, games=1)


def assert_same_games(name: str, setup: Setup, rows: int, games: int) -> None:
    """Assert that each row plays the same random games as a single environment from the same seed."""
    env = rl.vector_env(name, rows, **setup)
    singles = [RawEnv(name, **setup) for _ in range(rows)]
    observations, info = env.reset(seed=11)
    assert observations.shape == (rows, env.obs_size)
    assert observations.dtype == np.uint8
    assert info["action_mask"].shape == (rows, env.num_actions)
    for row, single in enumerate(singles):
        single.reset(seed=11 + row)
    ended = [0] * rows
    for _ in range(MAX_STEPS):
        for row, single in enumerate(singles):
            assert_same(env, row, observations, info, single)
        actions = env.sample()
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == (rows,)
        seat_rewards = info["seat_rewards"]
        assert not truncated.any()
        for row, single in enumerate(singles):
            agent = single.agent_selection
            single.step(actions[row])
            assert terminated[row] == single.episode.state.is_over()
            assert list(seat_rewards[row]) == [np.float32(single.rewards[seat]) for seat in env.seats]
            assert rewards[row] == np.float32(single.rewards[agent])
            if terminated[row]:
                ended[row] += 1
                single.reset()
        if min(ended) >= games:
            return
    raise AssertionError("these games do not end")


@GAMES
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**256 - 1024))
def test_a_game_does_not_depend_on_the_number_of_environments(name: str, seed: int) -> None:
    rows_of_1024, rows_of_7 = (list(first_rows(rl.vector_env(name, n), seed, 7, 12)) for n in (1024, 7))
    assert rows_of_1024 == rows_of_7
    for row in (0, 6):
        alone = list(first_rows(rl.vector_env(name, 1), seed + row, 1, 12))
        assert alone == [[part[row : row + 1] for part in parts] for parts in rows_of_7]


@GAMES
def test_later_games_do_not_depend_on_the_number_of_environments(name: str) -> None:
    ended = 0
    for parts_of_2, parts_of_5 in zip(
        first_rows(rl.vector_env(name, 2), 3, 2, 600), first_rows(rl.vector_env(name, 5), 3, 2, 600), strict=True
    ):
        assert parts_of_2 == parts_of_5
        ended += sum(parts_of_2[5])
    assert ended > 0


def test_a_seed_can_be_given_for_each_environment() -> None:
    env = rl.vector_env("suntzu", 3)
    steps = list(first_rows(env, [9, 4, 9], 3, 20))
    assert steps == list(first_rows(env, np.array([9, 4, 9]), 3, 20))
    observations = steps[0][0]
    assert observations[0] == observations[2] != observations[1]
    assert observations[1] == next(first_rows(rl.vector_env("suntzu", 1), 4, 1, 1))[0][0]


def test_later_deals_are_derived_from_the_seed() -> None:
    env, same_env = (rl.vector_env("chuhan", 4) for _ in range(2))
    for vector in (env, same_env):
        vector.reset(seed=5)
        vector.step(vector.sample())
    first, _ = env.reset()
    second, _ = same_env.reset()
    np.testing.assert_array_equal(first, second)
    single = RawEnv("chuhan")
    single.reset(seed=7)
    single.reset()
    np.testing.assert_array_equal(first[2] / env.scale, single.observe(single.agent_selection)["observation"])


def test_without_a_seed_no_two_deals_are_the_same() -> None:
    batches = [rl.vector_env("huang", 4).reset()[0] for _ in range(2)]
    assert len({row.tobytes() for rows in batches for row in rows}) == 8


@GAMES
def test_an_illegal_action_is_refused_with_its_index_and_changes_nothing(name: str) -> None:
    env, twin = (rl.vector_env(name, 5) for _ in range(2))
    _, info = env.reset(seed=2)
    twin.reset(seed=2)
    for _ in range(30):
        actions = env.sample()
        for illegal in (int(np.flatnonzero(info["action_mask"][3] == 0)[0]), -1, env.num_actions, 2**62):
            changed = actions.copy()
            changed[3] = illegal
            with pytest.raises(RefusedAction, match=rf"Environment 3: {illegal} is not legal for \w+ now\.") as caught:
                env.step(changed)
            assert caught.value.index == pickle.loads(pickle.dumps(caught.value)).index == 3
        assert (actions == twin.sample()).all()
        (observations, *_, info), (twin_observations, *_, twin_info) = env.step(actions), twin.step(actions)
        np.testing.assert_array_equal(observations, twin_observations)
        np.testing.assert_array_equal(info["action_mask"], twin_info["action_mask"])


@pytest.mark.parametrize(
    ("actions", "message"),
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
def test_invalid_arrays_of_actions_are_refused(actions: Any, message: str) -> None:
    env = rl.vector_env("chuhan", 4)
    env.reset(seed=1)
    with pytest.raises(BadActions, match=message) as error:
        env.step(actions)
    assert isinstance(error.value, ValueError)
    env.step(env.sample())


def test_any_array_of_integers_is_accepted() -> None:
    env = rl.vector_env("suntzu", 4)
    env.reset(seed=1)
    for kind in (np.int16, np.int32, np.uint8, np.uint64, ">i8"):
        env.step(env.sample().astype(kind))
    env.step(np.repeat(env.sample(), 2)[::2])
    env.step(env.sample().tolist())


def test_a_step_before_reset_is_refused() -> None:
    env = rl.vector_env("chuhan", 2)
    for call in (env.sample, lambda: env.step([0, 0])):
        with pytest.raises(NotReset, match=r"call reset\(\) first"):
            call()


def test_it_cannot_be_copied() -> None:
    env = rl.vector_env("chuhan", 2)
    for copies in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            copies(env)


def test_its_name_has_the_version() -> None:
    assert rl.vector_env("huang", 1).name == f"tianxia_huang_v{registry.game('huang').environment_version}"


@pytest.mark.parametrize("n", [0, -1, 1.5, True, "7", None])
def test_an_invalid_number_of_environments_is_refused(n: Any) -> None:
    with pytest.raises(BadOptions, match="whole number of at least 1"):
        rl.vector_env("chuhan", n)


def test_invalid_arguments_are_refused_with_an_explanation() -> None:
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
    ("seed", "message"),
    [(-1, "non-negative"), (2**256 - 1, "256 bits"), ([1], "not 1"), ([1, 2, 3], "not 3"), ([4, -4], "non-negative")],
)
def test_an_invalid_seed_is_refused_and_the_games_continue(seed: Any, message: str) -> None:
    env, twin = (rl.vector_env("chuhan", 2) for _ in range(2))
    for vector in (env, twin):
        vector.reset(seed=6)
    with pytest.raises(BadOptions, match=message):
        env.reset(seed=seed)
    for _ in range(5):
        actions = env.sample()
        np.testing.assert_array_equal(env.step(actions)[0], twin.step(actions)[0])
    np.testing.assert_array_equal(env.reset()[0], twin.reset()[0])


def test_arrays_are_copies() -> None:
    env = rl.vector_env("chuhan", 3)
    observations, info = env.reset(seed=1)
    arrays = [observations, *info.values()]
    copies = [array.copy() for array in arrays]
    step_result = env.step(env.sample())
    for array, array_before in zip(arrays, copies, strict=True):
        np.testing.assert_array_equal(array, array_before)
    for array in (*arrays, *step_result[:4], *step_result[4].values(), env.sample()):
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
        twin_observations, *_, twin_info = twin.step(twin.sample())
        np.testing.assert_array_equal(observations, twin_observations)
        np.testing.assert_array_equal(info["action_mask"], twin_info["action_mask"])
        np.testing.assert_array_equal(info["player"], twin_info["player"])


def test_steps_do_not_leak_memory() -> None:
    env = rl.vector_env("suntzu", 8)
    env.reset(seed=1)
    for _ in range(300):
        env.step(env.sample())
    before = sys.getallocatedblocks()
    for _ in range(1500):
        env.step(env.sample())
    assert sys.getallocatedblocks() - before < 500


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@GAMES
def test_it_is_a_vector_environment_of_gymnasium(name: str, dtype: Any) -> None:
    vector_env = rl.vector_env(name, num_envs=3, dtype=dtype)
    assert isinstance(vector_env, gymnasium.vector.VectorEnv)
    env: Any = vector_env
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert env.num_envs == 3
    assert env.single_action_space == gymnasium.spaces.Discrete(env.num_actions)
    assert env.single_observation_space.shape == (env.obs_size,)
    assert env.observation_space.shape == (3, env.obs_size)
    observations, info = env.reset(seed=3, options={})
    assert env.np_random_seed == 3
    for _ in range(20):
        assert env.observation_space.contains(observations)
        for row in range(3):
            assert env.single_observation_space.contains(observations[row])
        actions = env.sample()
        assert env.action_space.contains(actions)
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float32, np.bool_, np.bool_)
        assert all(len(info[key]) == 3 for key in ("action_mask", "player", "overtaken", "seat_rewards"))
    env.close()
    assert env.closed
    with pytest.raises(NotReset):
        env.step(actions)


@pytest.mark.parametrize(("id", "name"), [("ChuHan", "chuhan"), ("SunTzu", "suntzu"), ("Huang", "huang")])
def test_gymnasium_makes_a_vector_environment_by_its_id(id: str, name: str) -> None:
    registered: Any = gymnasium.make_vec(
        f"tianxia/{id}SelfPlay-v{registry.game(name).environment_version}", num_envs=4, dtype="float32", legal="both"
    )
    assert registered.spec.id == f"tianxia/{id}SelfPlay-v{registry.game(name).environment_version}"
    direct = rl.vector_env(name, 4, dtype="float32", legal="both")
    observations, _ = registered.reset(seed=8)
    np.testing.assert_array_equal(observations, direct.reset(seed=8)[0])
    np.testing.assert_array_equal(registered.step(registered.sample())[0], direct.step(direct.sample())[0])


def test_wrappers_of_gymnasium_work_on_it() -> None:
    env: Any = gymnasium.make_vec(
        f"tianxia/ChuHanSelfPlay-v{registry.game('chuhan').environment_version}", num_envs=4, dtype="float32"
    )
    inner = env.unwrapped
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(gymnasium.wrappers.vector.ClipReward(env, -0.5, 0.5))
    env.reset(seed=1)
    ended = 0
    for _ in range(1500):
        _, rewards, terminated, _, info = env.step(inner.sample())
        assert set(rewards) <= {-0.5, 0.0, 0.5}
        ended += int(terminated.sum())
        if terminated.any():
            assert (info["episode"]["r"][terminated] != 0).all()
    assert ended > 3


@GAMES
def test_float_observations_are_those_of_the_other_environments(name: str) -> None:
    counts, floats = rl.vector_env(name, 5), rl.vector_env(name, 5, dtype="float32")
    views = rl.vector_env(name, 5, dtype="float32", copy=False)
    single = RawEnv(name)
    single.reset(seed=4)
    observations = [env.reset(seed=4)[0] for env in (counts, floats, views)]
    for _ in range(30):
        assert observations[1].dtype == observations[2].dtype == np.float32
        np.testing.assert_array_equal(observations[1], observations[0] / counts.scale)
        np.testing.assert_array_equal(observations[2], observations[1])
        np.testing.assert_array_equal(observations[1][0], single.observe(single.agent_selection)["observation"])
        assert not observations[2].flags.writeable
        actions = counts.sample()
        assert [env.sample().tolist() for env in (floats, views)] == [actions.tolist()] * 2
        single.step(actions[0])
        observations = [env.step(actions)[0] for env in (counts, floats, views)]


@GAMES
def test_sparse_lists_agree_with_the_masks(name: str) -> None:
    dense, sparse, both = (rl.vector_env(name, 6, legal=form) for form in ("dense", "sparse", "both"))
    infos = [env.reset(seed=9)[1] for env in (dense, sparse, both)]
    for _ in range(40):
        assert "legal_actions" not in infos[0]
        assert "action_mask" not in infos[1]
        np.testing.assert_array_equal(infos[0]["action_mask"], infos[2]["action_mask"])
        for info in infos[1:]:
            offsets = info["legal_offsets"]
            assert (len(offsets), offsets[0], offsets[-1]) == (7, 0, len(info["legal_actions"]))
            for row in range(6):
                legal = info["legal_actions"][offsets[row] : offsets[row + 1]]
                assert legal.tolist() == np.flatnonzero(infos[0]["action_mask"][row]).tolist()
        actions = dense.sample()
        changed = actions.copy()
        masked_action = int(np.flatnonzero(infos[0]["action_mask"][4] == 0)[0])
        for illegal in (masked_action, -1, dense.num_actions, 2**62):
            changed[4] = illegal
            with pytest.raises(RefusedAction) as caught:
                sparse.step(changed)
            assert caught.value.index == 4
        infos = [env.step(actions)[4] for env in (dense, sparse, both)]


@pytest.mark.parametrize("arguments", [{"dtype": "float64"}, {"dtype": None}, {"legal": "thin"}, {"legal": True}])
def test_invalid_formats_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="not"):
        rl.vector_env("chuhan", 2, **arguments)


def test_the_old_name_of_its_size_works_with_a_warning() -> None:
    env = rl.vector_env("chuhan", 1)
    with pytest.warns(DeprecationWarning, match="obs_size") as caught:
        assert env.size == env.obs_size
    assert caught[0].filename == __file__
