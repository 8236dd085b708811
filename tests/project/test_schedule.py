"""With several workers, slow tests start first and are distributed evenly."""

from tests.support import schedule
from tests.support.paths import ROOT


def test_slow_tests_start_first_and_every_worker_gets_an_equal_share() -> None:
    names = [f"tests/games/test_svg.py::test_{i}" for i in range(6)]
    names += [f"tests/browser/test_lobby.py::test_{i}" for i in range(6)]
    names += [f"tests/server/test_restart.py::test_a_server_killed_during_play_{i}" for i in range(3)]
    order = schedule.distribute(sorted(names, key=schedule.rank), 3)
    assert sorted(order) == sorted(names)
    for worker in range(3):
        part = order[5 * worker : 5 * worker + 5]
        assert [name.split("/")[1] for name in part] == ["server", "browser", "browser", "games", "games"]


def test_the_slowest_tests_exist() -> None:
    """An outdated name in the list would have no effect."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    for name in schedule.SLOWEST:
        file, _, test = name.rpartition("::")
        texts = [sources[file]] if file else sources.values()
        assert any(f"def {test}" in text for text in texts), name
