"""The training examples, run for a few steps. `make test-extras` installs PyTorch and MaskablePPO."""

import importlib.util
from typing import Any

import pytest

from tests.support.paths import ROOT

pytestmark = pytest.mark.extra


def load_example(name: str) -> Any:
    """Return an example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def training() -> Any:
    pytest.importorskip("sb3_contrib", reason="MaskablePPO is not installed: pip install 'tianxia[train]'")
    return load_example("train_maskable_ppo")


@pytest.fixture
def vector_training() -> Any:
    pytest.importorskip("torch", reason="PyTorch is not installed: see docs/researchers/environments.md")
    return load_example("train_ppo_vector")


def test_the_example_trains_measures_and_draws(training: Any) -> None:
    training.FIRST_INTERVALS_S = (1e9,)
    curve = training.train("chuhan", 1e9, 512, seed=1, games=4)
    curve.measure(4, seed=1)
    first, last = curve.points
    assert first.steps < 512 <= last.steps
    assert all(0.0 <= point.won.low < point.won.high <= 1.0 for point in curve.points)
    drawing = training.draw_curve(curve.points, "A curve", "of two points")
    assert drawing.startswith("<svg")
    assert drawing.count('class="dot"') == 2


def test_training_changes_the_weights_of_the_agent(training: Any) -> None:
    untrained = training.train("chuhan", 1e9, 16, seed=1, games=2).model
    before = [weights.clone() for weights in untrained.policy.parameters()]
    untrained.learn(256)
    assert any((old != new).any() for old, new in zip(before, untrained.policy.parameters(), strict=True))


def test_paired_games_can_be_repeated(training: Any) -> None:
    curve = training.train("suntzu", 1e9, 256, seed=1, games=2)
    won, won_again = (training.play_paired_games(curve.model, "suntzu", 6, 5) for _ in range(2))
    assert won == won_again


def test_measuring_takes_no_training_time(training: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(training.time, "monotonic", lambda: now[0])

    def play_paired_games(*_: Any) -> Any:
        now[0] += 1000.0
        return training.intervals.paired_interval([[1.0, 1.0]])

    monkeypatch.setattr(training, "play_paired_games", play_paired_games)
    curve = training.Curve("chuhan", 60.0, 2)
    curve.model = type("Model", (), {"num_timesteps": 0})()
    assert curve._on_step()
    now[0] += 59.0
    assert curve._on_step()
    now[0] += 2.0
    assert not curve._on_step()
    assert curve.points[1].seconds == 59.0


@pytest.mark.parametrize("name", ["chuhan", "suntzu"])
def test_the_vector_example_trains_by_self_play_and_measures(vector_training: Any, name: str) -> None:
    trainer = vector_training.Trainer(name, num_envs=16, steps=32, hidden=16)
    before = [weights.detach().clone() for weights in trainer.agent.parameters()]
    trainer.train(1e9, 1000)
    assert trainer.steps_done == 1024
    assert any((old != new).any() for old, new in zip(before, trainer.agent.parameters(), strict=True))
    won = vector_training.play_against_random(trainer.agent, name, 8)
    assert won == vector_training.play_against_random(trainer.agent, name, 8)
    assert 0.0 <= won.low < won.high <= 1.0
    assert "1024 steps" in vector_training.format_progress(trainer, won, 8)


def test_each_seat_learns_from_its_own_result(vector_training: Any) -> None:
    trainer = vector_training.Trainer("chuhan", num_envs=64, steps=220, hidden=16)
    rollout = trainer.collect()
    assert rollout.ended.any()
    advantages = trainer.advantages(rollout).numpy()
    vector_training.LAMBDA = 1.0
    returns = trainer.advantages(rollout).numpy() + rollout.values
    for env in range(64):
        ends = [int(step) for step in rollout.ended[:, env].nonzero()[0]]
        if ends:
            for step in range(ends[0] + 1):
                result = rollout.results[ends[0], env, rollout.players[step, env]]
                assert abs(returns[step, env] - result) < 1e-5
    assert advantages.shape == rollout.values.shape
