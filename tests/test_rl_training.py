"""The example that trains an agent, for a few hundred steps, where MaskablePPO is installed (`make train` does)."""

import importlib.util
from pathlib import Path
from typing import Any

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_maskable_ppo.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_maskable_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if importlib.util.find_spec("sb3_contrib") is not None:

    def test_the_example_trains_and_measures() -> None:
        training = example()
        curve = training.train("chuhan", 120.0, 512, seed=1, every=1000.0, games=4)
        curve.measure(4)
        assert [point.steps for point in curve.points][-1] >= 512
        assert all(0.0 <= point.won <= 1.0 for point in curve.points)
        assert training.drawn(curve.points, "A curve").startswith("<svg")

    def test_paired_games_come_out_the_same_again() -> None:
        training = example()
        curve = training.train("suntzu", 120.0, 256, seed=1, every=1000.0, games=2)
        assert training.paired(curve.model, "suntzu", 6, 5) == training.paired(curve.model, "suntzu", 6, 5)
