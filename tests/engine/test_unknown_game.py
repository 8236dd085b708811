"""The generic parts work for a registered game that is not part of Tianxia."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.nim import NimGame
from tests.support.properties import play_checked
from tianxia.cli.main import run
from tianxia.engine import record, registry


@pytest.fixture(autouse=True)
def nim() -> Iterator[None]:
    registry.add(NimGame())
    yield
    registry.remove("nim")


@pytest.mark.pure
def test_all_properties_hold_for_a_registered_game() -> None:
    play_checked(registry.game("nim"), {"heap": 9}, 5)


def test_a_registered_game_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    assert "nim" in capsys.readouterr().out


def test_a_registered_game_can_have_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nim.toml"
    file.write_text(
        'game = "nim"\ntitle = "Who takes the last wins"\n[position]\nheap = 4\n'
        '[[steps]]\nby = "south"\nrefuse = "take 1"\n[[steps]]\nby = "north"\nrefuse = "take 4"\n'
        '[[steps]]\nby = "north"\ndo = "take 3"\nthen = { heap = 1, only = ["take 1"], actors = ["south"] }\n'
        '[[steps]]\nby = "south"\ndo = "take 1"\n[expect]\nactors = []\nview.public = { heap = 0 }\n'
    )
    assert run(["check", str(file)]) == 0, capsys.readouterr()


def test_a_registered_game_is_played_and_saved_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "nim game.toml"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"take 9\n3\ntake 3\n1\nsave {saved}\n"))
    assert run(["terminal", "nim", "--seat", "all", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "nim-why-not" in out
    assert "Saved in" in out
    last = record.replay_to_end(record.read(saved.read_text()))
    assert last.record.moves == [("north", "take 3"), ("south", "take 3"), ("north", "take 1")]
    assert last.state.is_over()
