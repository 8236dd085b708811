"""Bots that crash or cannot be started: such a game has no result, and the same command plays it again."""

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.arena import sample_bots
from tests.arena.sample_bots import UNHURRIED, bot_spec
from tests.support.paths import ROOT
from tianxia import arena
from tianxia.arena import BotCrashed, BotNotStarted
from tianxia.arena.local_pool import InProcessPool, LocalPool, Pool
from tianxia.arena.match import Match, play_matches
from tianxia.arena.rating import UNRATED, rate, rate_linked
from tianxia.arena.settings import make_settings
from tianxia.arena.single_game import Task, play_game
from tianxia.cli.main import run
from tianxia.engine import record, registry

EXAMPLE = ROOT / "examples" / "random_bot.py"

CRASHING_PROGRAM = """\
import json, os, sys

decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("ready", flush=True)
    elif message["type"] == "move":
        decisions += 1
        if decisions == 5 and CONDITION:
            print("looking for trouble", file=sys.stderr)
            raise RuntimeError("at the fifth")
        print(message["legal"][0], flush=True)
    else:
        break
"""
"""A program that crashes at its fifth decision if CONDITION is true."""


@pytest.fixture(params=["this process", "a worker"])
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    with closing(InProcessPool() if request.param == "this process" else LocalPool(1)) as pool:
        yield pool


def program_spec(path: Path) -> str:
    return "cmd:" + shlex.join([sys.executable, "-S", str(path)])


def make_match(bots: list[str], path: Path | None, games: int = 4) -> Match:
    return Match(make_settings(registry.game("suntzu"), {}, bots, 7), games, path)


def play_match(match: Match, pool: Pool, **options: Any) -> None:
    play_matches([match], pool, lambda match: None, **options)


def read_summary(folder: Path) -> dict[str, Any]:
    summary: dict[str, Any] = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    return summary


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (sample_bots.Crashing, "ZeroDivisionError: by   nothing"),
        (sample_bots.NotStarting, "FileNotFoundError: no weights"),
        (sample_bots.Exiting, "SystemExit: 0"),
    ],
)
def test_a_game_in_which_a_bot_crashes_has_no_result(kind: Any, reason: str) -> None:
    for number in range(2):
        finished = play_game(Task(make_settings(registry.game("suntzu"), {}, ["random", bot_spec(kind)], 7), number))
        result = finished.result
        assert result.crashed
        assert result.fault is not None
        assert (result.fault.bot, result.fault.reason) == (1, reason)
        assert result.fault.output.splitlines()[-1] == reason
        assert (result.returns, result.wins, result.scores) == ([], [], None)
        record.replay_to_end(record.read(finished.record))


@pytest.mark.parametrize("kind", [sample_bots.Crashing, sample_bots.NotStarting, sample_bots.Exiting])
def test_a_bot_that_crashes_at_its_first_decision_prevents_the_match(kind: Any, pool: Pool, tmp_path: Path) -> None:
    with pytest.raises(BotNotStarted) as caught:
        play_match(make_match(["random", bot_spec(kind)], tmp_path / "out"), pool, on_crash="continue")
    assert caught.value.bot == bot_spec(kind)
    assert not (tmp_path / "out").exists()


def test_in_several_matches_every_bot_is_tried_before_the_first_game(pool: Pool, tmp_path: Path) -> None:
    good = make_match(["random", "greedy"], tmp_path / "good")
    bad = make_match(["random", bot_spec(sample_bots.Crashing)], tmp_path / "bad")
    with pytest.raises(BotNotStarted):
        play_matches([good, bad], pool, lambda match: None)
    assert not good.results
    assert not list(tmp_path.iterdir())


def test_a_process_that_ends_while_a_bot_starts_is_reported_for_that_bot(tmp_path: Path) -> None:
    bots = ["random", bot_spec(sample_bots.EndingItsProcess)]
    with closing(LocalPool(1)) as pool, pytest.raises(BotNotStarted, match="The process it played in died"):
        play_match(make_match(bots, tmp_path / "out"), pool)


def test_a_missing_program_is_refused_with_the_reason_and_the_corrected_command_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "bot.py"
    arguments = ["arena", "suntzu", "random", program_spec(script), "--games", "2", "--jobs", "1", "--out", "out"]
    assert run(arguments) == 2
    output = capsys.readouterr()
    tail, sentence = output.err.strip().splitlines()
    assert "can't open file" in tail
    assert (
        f"No game was played because {program_spec(script)} cannot play. The program ended (exit status 2)" in sentence
    )
    assert output.out == ""
    assert not list(tmp_path.iterdir())
    script.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(arguments) == 0
    assert read_summary(tmp_path / "out")["games"] == 2
    assert read_summary(tmp_path / "out")["crashes"] == []


def test_records_of_games_that_an_earlier_version_counted_as_lost_by_a_crash_are_played_again(
    tmp_path: Path, pool: Pool
) -> None:
    """The earlier version kept such a game as a win of the other bot."""
    play_match(make_match(["random", "greedy"], tmp_path / "out", 2), pool)
    file = tmp_path / "out" / "games" / "00002.toml"
    old_record = record.read(file.read_text(encoding="utf-8"))
    old_record.about["result"] |= {"fault": {"bot": 0, "kind": "crash", "reason": "no such file"}, "wins": [0.0, 1.0]}
    file.write_text(record.write(old_record), encoding="utf-8")
    match = make_match(["random", "greedy"], tmp_path / "out", 2)
    assert [task.number for task in match.missing_tasks()] == [1]
    assert list(match.crashed) == [1]


def test_a_program_that_crashes_in_one_game_stops_the_match_which_is_resumed_once_it_is_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program crashes at its fifth decision of the third game."""
    monkeypatch.chdir(tmp_path)
    script, starts = tmp_path / "bot.py", tmp_path / "starts"
    is_third_game = f"len(open({str(starts)!r}).read()) == 4"  # the trial, then two games, then this one
    script.write_text(
        f"open({str(starts)!r}, 'a').write('.')\n" + CRASHING_PROGRAM.replace("CONDITION", is_third_game),
        encoding="utf-8",
    )
    bots = [program_spec(script), "random"]
    arguments = ["arena", "suntzu", *bots, *UNHURRIED, "--games", "6", "--jobs", "1", "--out", "out"]
    assert run(arguments) == 2
    output = capsys.readouterr()
    assert "The arena stopped in game 3" in output.err
    assert "looking for trouble" in output.err
    assert "saying: RuntimeError: at the fifth" in output.err
    assert "Sun Tzu: 2 games on 1 deals" in output.out
    (crash,) = read_summary(tmp_path / "out")["crashes"]
    assert (crash["game"], crash["bot"], crash["kind"]) == (3, program_spec(script), "crash")
    assert "looking for trouble" in crash["output"]
    kept = {number: (tmp_path / "out" / "games" / f"0000{number}.toml").read_bytes() for number in (1, 2)}
    crashed = (tmp_path / "out" / "games" / "00003.toml").read_bytes()

    script.write_text(CRASHING_PROGRAM.replace("CONDITION", "False"), encoding="utf-8")
    assert run(arguments) == 0
    output = capsys.readouterr()
    assert "2 games have already been played." in output.out
    assert "1 game ended in a crash and is played again." in output.out
    for number, before in kept.items():
        assert (tmp_path / "out" / "games" / f"0000{number}.toml").read_bytes() == before
    assert (tmp_path / "out" / "games" / "00003.toml").read_bytes() != crashed
    saved = read_summary(tmp_path / "out")
    assert (saved["games"], saved["crashes"]) == (6, [])


def test_if_the_match_continues_the_crashes_are_listed_and_the_exit_status_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = [bot_spec(sample_bots.CrashingInFirstSeat), "random"]
    arguments = ["arena", "suntzu", *bots, *UNHURRIED, "--games", "6", "--jobs", "2", "--out", str(tmp_path / "out")]
    assert run([*arguments, "--on-crash", "continue"]) == 1
    output = capsys.readouterr().out
    assert "Sun Tzu: 3 games on 3 deals" in output
    assert f"Game 5 has no result because {bots[0]} crashed. ZeroDivisionError: at the fifth" in output
    assert "3 games do not count, neither above nor in any rating; the same command plays them again." in output
    saved = read_summary(tmp_path / "out")
    crashing, other = saved["standings"]
    assert [crash["game"] for crash in saved["crashes"]] == [1, 3, 5]
    assert saved["faults"] == []
    assert (saved["games"], crashing["games"], crashing["crashes"], other["crashes"]) == (3, 3, 3, 0)
    assert crashing["wins"] + crashing["draws"] + crashing["losses"] == 3
    assert list(crashing["seats"]) == ["shao"]
    assert run([*arguments, "--on-crash", "continue"]) == 1
    assert "3 games ended in a crash and are played again." in capsys.readouterr().out


def test_a_bot_that_ends_its_process_has_crashed_and_the_other_games_are_played(tmp_path: Path) -> None:
    match = make_match(["random", bot_spec(sample_bots.EndingItsProcessLater)], tmp_path / "out", 2)
    with closing(LocalPool(1)) as pool:
        play_match(match, pool, on_crash="continue")
    assert not match.results
    reasons = [result.fault.reason for result in match.crashed.values() if result.fault]
    assert reasons == ["The process it played in died."] * 2


def test_the_exception_for_a_crash_has_the_result_so_far() -> None:
    with pytest.raises(BotCrashed) as caught:
        arena.play("suntzu", ["random", sample_bots.CrashingInFirstSeat], games=4, seed=7)
    assert caught.value.number == 2
    assert caught.value.result.games == 1
    assert list(caught.value.result.crashes) == [2]
    assert caught.value.output.splitlines()[-1] == "ZeroDivisionError: at the fifth"


def test_ratings_ignore_crashes() -> None:
    bots: arena.Bots = {"random": "random", "greedy": "greedy", "crashing": sample_bots.CrashingLater}
    rated = arena.rate("suntzu", bots, games=4, seed=7, on_crash="continue")
    assert [bot.games for bot in rated.bots] == [4, 4, 0]
    assert [bot.is_rated for bot in rated.bots] == [True, True, False]
    without_crashes = arena.rate("suntzu", {"random": "random", "greedy": "greedy"}, games=4, seed=7)
    assert rated.bots[:2] == without_crashes.bots
    assert sum(len(match.crashes) for match in rated.matches) == 8


def test_only_bots_that_are_linked_to_the_first_are_rated() -> None:
    import numpy as np

    wins = np.array([[0.0, 3.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 5.0], [0.0, 0.0, 2.0, 0.0]])
    assert rate_linked(wins) == [*rate(wins[:2, :2]), UNRATED, UNRATED]


def test_a_dataset_has_no_rows_of_a_crash_and_all_rows_once_the_bot_is_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def games() -> set[int]:
        arena.play(
            "suntzu",
            {"flaky": sample_bots.CrashingInFirstSeat, "random": "random"},
            games=4,
            out=tmp_path / "out",
            dataset=tmp_path / "data",
            on_crash="continue",
        )
        return set(pq.read_table(tmp_path / "data")["number"].to_pylist())

    assert games() == {2, 4}
    assert games() == {2, 4}
    monkeypatch.setattr(sample_bots.CrashingInFirstSeat, "fail", lambda self: None)
    assert games() == {1, 2, 3, 4}
