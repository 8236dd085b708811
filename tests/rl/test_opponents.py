"""The opponents of a single agent: named bots, the user's own bots, policies, and different ones for each seat."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tests.rl.sample_bots import RECEIVED, First, RecordingBot
from tianxia import rl
from tianxia.bots.plain_mcts import PlainMctsBot
from tianxia.engine.errors import BadOptions, IllegalAction
from tianxia.engine.rng import Rng
from tianxia.rl.opponents import PolicyBot
from tianxia.rl.single import SingleEnv


def first_legal(observation: Any, mask: Any) -> Any:
    """Return the first legal action; a policy."""
    assert observation.dtype == np.float32
    assert mask.dtype == np.int8
    return np.flatnonzero(mask)[0]


def opponents_by_seat(env: SingleEnv, seed: int = 1) -> dict[str, str]:
    """Return the class of the bot in each seat in an episode."""
    env.reset(seed=seed)
    return {env.episode.seats[seat]: type(opponent.bot).__name__ for seat, opponent in env._opponents._playing.items()}


def random_observations(env: SingleEnv, seed: int, steps: int = 12) -> list[bytes]:
    """Return the observations of an agent that plays at random."""
    rng = Rng(seed)
    observation, _ = env.reset(seed=seed)
    observations = [observation.tobytes()]
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        observation, _, over, _, _ = env.step(legal[rng.below(len(legal))])
        observations.append(observation.tobytes())
        if over:
            break
    return observations


def test_a_class_an_object_a_name_and_a_policy_that_play_alike_give_the_same_game() -> None:
    opponents = ("py:tests.rl.sample_bots:First", First, First(), first_legal, [First])
    games = [random_observations(rl.single_env("suntzu", opponent, "shao"), 4) for opponent in opponents]
    assert games == [games[0]] * len(games)
    assert games[0] != random_observations(rl.single_env("suntzu", "random", "shao"), 4)


def test_a_bot_given_as_an_object_plays_every_episode_and_is_not_closed() -> None:
    class Counting(First):
        closed = 0

        def close(self) -> None:
            self.closed += 1

    bot = Counting()
    env = rl.single_env("chuhan", bot, "han")
    for seed in range(3):
        env.reset(seed=seed)
        (playing,) = env._opponents._playing.values()
        assert playing.bot is bot
    env.close()
    assert bot.closed == 0
    class_env = rl.single_env("chuhan", Counting, "han")
    class_env.reset(seed=1)
    (playing,) = class_env._opponents._playing.values()
    class_env.close()
    assert isinstance(playing.bot, Counting)
    assert playing.bot.closed == 1


def test_a_bot_given_as_an_object_receives_samples_too() -> None:
    RECEIVED.clear()
    random_observations(rl.single_env("suntzu", RecordingBot(), "suntzu", simulations=3), 5)
    assert RECEIVED
    assert all(world.seed != 5 and budget.simulations == 3 for world, _, _, budget in RECEIVED)


def test_a_policy_receives_the_observation_and_mask_of_its_seat_and_nothing_else() -> None:
    received: list[tuple[bytes, bytes]] = []

    def policy(*arguments: Any) -> int:
        observation, mask = arguments
        received.append((observation.tobytes(), mask.tobytes()))
        return int(np.flatnonzero(mask)[-1])

    env = rl.single_env("chuhan", policy, "han")
    aec = rl.raw_env("chuhan")
    env.reset(seed=6)
    aec.reset(seed=6)
    expected: list[tuple[bytes, bytes]] = []
    for _ in range(10):
        while aec.agent_selection == "chu":
            masked = aec.observe("chu")
            expected.append((masked["observation"].tobytes(), masked["action_mask"].tobytes()))
            aec.step(int(np.flatnonzero(masked["action_mask"])[-1]))
        action = int(np.flatnonzero(env.action_masks())[0])
        env.step(action)
        aec.step(action)
    assert received[: len(expected)] == expected
    assert len(expected) >= 5


def test_a_mapping_gives_the_opponent_of_each_seat() -> None:
    players = ["rat", "tiger", "goat"]
    env = rl.single_env("huang", {"rat": First, "goat": first_legal}, "tiger", players=players)
    assert opponents_by_seat(env) == {"rat": "First", "goat": "PolicyBot"}
    anywhere = rl.single_env("chuhan", {"han": "random", "chu": [First, First()]})
    assert {frozenset(opponents_by_seat(anywhere, seed).items()) for seed in range(8)} == {
        frozenset({("han", "RandomBot")}),
        frozenset({("chu", "First")}),
    }


def test_opponents_can_be_changed_for_later_episodes() -> None:
    env = rl.single_env("chuhan", "random", "han")
    assert opponents_by_seat(env) == {"chu": "RandomBot"}
    env.set_opponent(first_legal)
    (playing,) = env._opponents._playing.values()
    assert not isinstance(playing.bot, PolicyBot), "the current episode is played to its end"
    assert opponents_by_seat(env) == {"chu": "PolicyBot"}
    with pytest.raises(BadOptions):
        env.set_opponent([])
    assert opponents_by_seat(env) == {"chu": "PolicyBot"}


def test_environments_with_own_bots_can_be_copied_and_pickled() -> None:
    for opponent in (First, First(), first_legal):
        env = rl.single_env("suntzu", opponent, "shao")
        env.reset(seed=2)
        copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        observations = [each.step(int(np.flatnonzero(each.action_masks())[0]))[0].tobytes() for each in (env, *copies)]
        assert observations == [observations[0]] * 3


def play_last_actions(env: SingleEnv) -> None:
    """Take the last legal action until the opponent has decided."""
    env.reset(seed=1)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))


def test_an_illegal_choice_of_a_policy_raises_an_error() -> None:
    illegal = rl.single_env("chuhan", lambda observation, mask: int(np.flatnonzero(mask == 0)[0]), "han")
    with pytest.raises(IllegalAction, match="seat 1"):
        play_last_actions(illegal)
    floating = rl.single_env("chuhan", lambda observation, mask: 0.5, "han")
    with pytest.raises(TypeError, match="must be an integer"):
        play_last_actions(floating)


@pytest.mark.parametrize(
    ("opponent", "message"),
    [
        (3, "This is not an opponent: 3"),
        (None, "This is not an opponent: None"),
        (dict, "This is not an opponent: <class 'dict'>"),
        (PlainMctsBot, "called without arguments"),
        (["random", 3], "This is not an opponent: 3"),
        ({"fox": "random"}, "no seat fox"),
        ({"han": "random"}, "Nobody plays chu"),
        ({"han": "random", "chu": []}, "At least one opponent"),
        ("nobody", "nobody"),
    ],
    ids=str,
)
def test_invalid_opponents_are_refused_with_an_explanation(opponent: Any, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        rl.single_env("chuhan", opponent)
