"""Records of earlier rules on the command line: they are replayed as far as both versions agree, with a note."""

import io
from pathlib import Path

import pytest

from tests.golden.earlier_rules.write import FOLDER
from tianxia.cli.main import run

FILES = FOLDER / "chuhan-rules-1"
PLAIN, SAME = FILES / "plain-over.toml", FILES / "events-over.toml"
OTHER = FILES / "events-over-sound-advice-scored.toml"
AGREED = 73
"""The moves of the last record on which both versions agree."""


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert run(list(arguments)) == status
    out, errors = capsys.readouterr()
    return out + errors


@pytest.mark.parametrize("file", [PLAIN, SAME])
def test_a_game_that_is_the_same_is_replayed_shown_and_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = "Played under version 1 of the rules; every move is the same under version 2."
    replayed = said(capsys, "record", "replay", str(file))
    assert same in replayed
    assert "This matches the record." in replayed
    assert same in said(capsys, "record", "verify", str(file))
    assert same in said(capsys, "record", "show", str(file), "--seat", "chu")


def test_a_game_that_is_scored_differently_is_shown_up_to_that_point(capsys: pytest.CaptureFixture[str]) -> None:
    why = f"Both versions agree on the first {AGREED} of 117 moves."
    replayed = said(capsys, "record", "replay", str(OTHER), status=1)
    assert why in replayed
    assert "wins the game" not in replayed
    assert "This matches the record." not in replayed
    shown = said(capsys, "record", "show", str(OTHER), "--seat", "han")
    assert why in shown
    assert "Sound Advice" in shown
    assert why in said(capsys, "record", "verify", str(OTHER), status=2)


def test_positions_and_hints_are_available_up_to_that_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = str(tmp_path / "board.svg")
    said(capsys, "board", str(OTHER), "--move", str(AGREED), "--svg", picture)
    assert "agree on the first" in said(
        capsys, "board", str(OTHER), "--move", str(AGREED + 1), "--svg", picture, status=2
    )
    hint = ("hint", str(OTHER), "--bot", "novice", "--seed", "1", "--move")
    assert "Move 1, Han" in said(capsys, *hint, "1")
    assert "agree on the first" in said(capsys, *hint, str(AGREED + 2), status=2)


def test_a_loaded_game_says_that_it_continues_under_other_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "started under version 1 of the rules and continues under version 2"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert told in said(capsys, "terminal", "--load", str(FILES / "events-unfinished.toml"), "--seat", "all")
    assert told not in said(capsys, "terminal", "--load", str(FILES / "plain-unfinished.toml"), "--seat", "all")
