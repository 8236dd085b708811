"""The arena on a Ray cluster of two nodes on this machine. Takes about 20 seconds, mostly for starting Ray."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.sample_bots import Crashing, CrashingInFirstSeat, Hanging, bot_spec, impatient_play, located_play
from tianxia.arena.ray_pool import RayPool
from tianxia.arena.settings import make_settings
from tianxia.arena.single_game import Task
from tianxia.cli.main import run
from tianxia.engine import record, registry


@pytest.fixture
def address() -> Iterator[str]:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tianxia[ray]'")
    cluster_utils: Any = pytest.importorskip("ray.cluster_utils")
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield str(cluster.address)
    ray.shutdown()
    cluster.shutdown()


@pytest.mark.extra
def test_a_cluster_plays_the_same_games_on_all_its_nodes(address: str, tmp_path: Path) -> None:
    arguments = ["arena", "suntzu", "random", "random", "--games", "6", "--seed", "7", "--simulations", "1"]
    assert run([*arguments, "--ray", address, "--out", str(tmp_path / "ray")]) == 0
    assert run([*arguments, "--jobs", "2", "--out", str(tmp_path / "local")]) == 0
    ray_moves, local_moves = (
        [record.read(file.read_text()).moves for file in sorted((tmp_path / folder).glob("games/*.toml"))]
        for folder in ("ray", "local")
    )
    assert len(ray_moves) == 6
    assert ray_moves == local_moves
    settings = make_settings(registry.game("suntzu"), {}, ["random", "random"], 7)
    games = list(RayPool(address).run(located_play, [Task(settings, number) for number in range(6)]))
    assert sorted(game.result.number for game in games) == list(range(6))
    assert len({game.record for game in games}) == 2, "both nodes have played"
    hanging = make_settings(registry.game("suntzu"), {}, [bot_spec(Hanging), "random"], 7)
    (lost,) = RayPool(address).run(impatient_play, [Task(hanging, 0)])
    assert lost.result.fault is not None
    assert lost.result.fault.kind == "overtime", "a bot that hangs is stopped, and its node continues"
    crashing = ["arena", "suntzu", bot_spec(Crashing), "random", "--ray", address, "--out", str(tmp_path / "crashing")]
    assert run(crashing) == 2, "a bot that crashes immediately prevents the match"
    assert not (tmp_path / "crashing").exists()
    flaky = [
        "arena",
        "suntzu",
        bot_spec(CrashingInFirstSeat),
        "random",
        "--ray",
        address,
        "--out",
        str(tmp_path / "flaky"),
    ]
    assert run([*flaky, "--games", "4", "--on-crash", "continue"]) == 1
    saved = json.loads((tmp_path / "flaky" / "summary.json").read_text())
    assert (saved["games"], [crash["game"] for crash in saved["crashes"]]) == (2, [1, 3])


def test_without_ray_the_arena_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    arguments = ["arena", "suntzu", "random", "random", "--ray", "auto", "--out", str(tmp_path / "out")]
    assert run(arguments) == 2
    assert 'pip install "tianxia[ray]"' in capsys.readouterr().err


@pytest.mark.extra
def test_an_address_where_nobody_listens_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'tianxia[ray]'")
    arguments = ["arena", "suntzu", "random", "random", "--out", str(tmp_path / "out")]
    for address in ("127.0.0.1:1", "ray://localhost:999999", "no such place"):
        assert run([*arguments, "--ray", address]) == 2
        assert f"There is no Ray cluster at {address}" in capsys.readouterr().err
