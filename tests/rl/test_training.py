"""The example that trains an agent, for a few hundred steps. `make test-extras` installs PyTorch and MaskablePPO."""

import importlib.util
from typing import Any

import pytest

from tests.support.paths import ROOT

EXAMPLE = ROOT / "examples" / "train_maskable_ppo.py"
pytestmark = pytest.mark.extra


@pytest.fixture
def training() -> Any:
    pytest.importorskip("sb3_contrib", reason="MaskablePPO is not installed: pip install 'tianxia[train]'")
    spec = importlib.util.spec_from_file_location("train_maskable_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_trains_measures_and_draws(training: Any) -> None:
    training.PAUSES = (1e9,)
    curve = training.train("chuhan", 1e9, 512, seed=1, games=4)
    curve.measure(4, seed=1)
    first, last = curve.points
    assert first.steps < 512 <= last.steps
    assert all(0.0 <= point.won.low < point.won.high <= 1.0 for point in curve.points)
    drawing = training.drawn(curve.points, "A curve", "of two points")
    assert drawing.startswith("<svg")
    assert drawing.count('class="dot"') == 2


def test_training_changes_what_the_agent_would_do(training: Any) -> None:
    untrained = training.train("chuhan", 1e9, 16, seed=1, games=2).model
    before = [weights.clone() for weights in untrained.policy.parameters()]
    untrained.learn(256)
    assert any((old != new).any() for old, new in zip(before, untrained.policy.parameters(), strict=True))


def test_paired_games_come_out_the_same_again(training: Any) -> None:
    curve = training.train("suntzu", 1e9, 256, seed=1, games=2)
    assert training.paired(curve.model, "suntzu", 6, 5) == training.paired(curve.model, "suntzu", 6, 5)
