"""tianxia hint: a bot's advice on a saved game."""

from pathlib import Path

import pytest

from tests.arena.sample_bots import Advising, bot_spec
from tianxia.arena.settings import make_settings
from tianxia.arena.single_game import Task, play_game
from tianxia.cli.main import run
from tianxia.engine import record, registry

ADVISING = ["--bot", bot_spec(Advising)]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.toml"
    file.write_text(play_game(Task(make_settings(registry.game("chuhan"), {}, ["random", "random"], 1), 0)).record)
    return file


def test_the_best_moves_are_shown_with_chances_and_a_continuation(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["hint", str(saved), "--move", "1", *ADVISING]) == 0
    title, best, continuation, second, played = capsys.readouterr().out.splitlines()
    assert title.startswith("Move 1, Han: ")
    assert best.startswith("1. ")
    assert best.endswith(": wins 75%, weight 90%")
    assert continuation.startswith("   likely continuation: Chu: "), "the continuation ends at the first illegal action"
    assert "," not in continuation
    assert second.endswith(": wins 50%, weight 10%")
    assert played.startswith("Move played: ")


def test_a_hint_is_computed_in_a_sampled_world(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Advising.received.clear()
    assert run(["hint", str(saved), "--move", "1", *ADVISING]) == 0
    (world,) = Advising.received
    assert world.seed != record.read(saved.read_text()).seed


def test_a_bot_without_advice_is_reported(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", str(saved), "--move", "1", "--bot", "random", "--seconds", "0.1"]) == 0
    assert "random gives no hints." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--move", "1", "--seat", "chu"], "It is not Chu's turn"),
        (["--move", "1", "--seat", "wei"], "“wei” is not a seat"),
        (["--move", "0"], "must be from 1 to"),
        (["--move", "9999"], "must be from 1 to"),
        ([], "The game is over"),
    ],
)
def test_an_impossible_request_is_refused(
    arguments: list[str], message: str, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["hint", str(saved), *arguments, *ADVISING]) == 2
    assert message in capsys.readouterr().err
