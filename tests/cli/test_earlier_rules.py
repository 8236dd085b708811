"""Records of earlier rules on the command line: they are replayed as far as both versions agree, with a note."""

import io
from pathlib import Path

import pytest

from tests.golden.earlier_rules.write import FOLDER
from tianxia.cli.main import run

FILES = FOLDER / "chuhan-rules-1"
PLAIN, SAME = FILES / "plain-over.toml", FILES / "events-over.toml"
DIFFERENT = FILES / "events-over-sound-advice-scored.toml"
AGREED = 73
"""The moves of the last record on which both versions agree."""


def run_and_capture(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """Run a command that must end with `status`; return its output and errors."""
    assert run(list(arguments)) == status
    output, errors = capsys.readouterr()
    return output + errors


@pytest.mark.parametrize("file", [PLAIN, SAME])
def test_a_game_that_is_the_same_is_replayed_shown_and_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = "Played under version 1 of the rules; every move is the same under version 2."
    replayed = run_and_capture(capsys, "record", "replay", str(file))
    assert same in replayed
    assert "This matches the record." in replayed
    assert same in run_and_capture(capsys, "record", "verify", str(file))
    assert same in run_and_capture(capsys, "record", "show", str(file), "--seat", "chu")


def test_a_game_that_is_scored_differently_is_shown_up_to_that_point(capsys: pytest.CaptureFixture[str]) -> None:
    note = f"Both versions agree on the first {AGREED} of 117 moves."
    replayed = run_and_capture(capsys, "record", "replay", str(DIFFERENT), status=1)
    assert note in replayed
    assert "wins the game" not in replayed
    assert "This matches the record." not in replayed
    shown = run_and_capture(capsys, "record", "show", str(DIFFERENT), "--seat", "han")
    assert note in shown
    assert "Sound Advice" in shown
    assert note in run_and_capture(capsys, "record", "verify", str(DIFFERENT), status=2)


def test_positions_and_hints_are_available_up_to_that_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = str(tmp_path / "board.svg")
    run_and_capture(capsys, "board", str(DIFFERENT), "--move", str(AGREED), "--svg", picture)
    assert "agree on the first" in run_and_capture(
        capsys, "board", str(DIFFERENT), "--move", str(AGREED + 1), "--svg", picture, status=2
    )
    hint = ("hint", str(DIFFERENT), "--bot", "novice", "--seed", "1", "--move")
    assert "Move 1, Han" in run_and_capture(capsys, *hint, "1")
    assert "agree on the first" in run_and_capture(capsys, *hint, str(AGREED + 2), status=2)


def test_a_note_says_that_a_loaded_game_continues_under_other_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    note = "started under version 1 of the rules and continues under version 2"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert note in run_and_capture(capsys, "terminal", "--load", str(FILES / "events-unfinished.toml"), "--seat", "all")
    assert note not in run_and_capture(
        capsys, "terminal", "--load", str(FILES / "plain-unfinished.toml"), "--seat", "all"
    )
