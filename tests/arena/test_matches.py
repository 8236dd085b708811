"""Matches: seating, seeds, faults, folders and worker processes."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.arena import sample_bots as arena_bots
from tests.arena.sample_bots import UNHURRIED, bot_spec, impatient_play
from tests.support.waiting import DEADLINE_S, wait_until
from tianxia.arena.local_pool import LocalPool
from tianxia.arena.match import Match, folder_name, play_matches, round_up_to_deals
from tianxia.arena.settings import Settings, make_settings
from tianxia.arena.single_game import Task, overrun_limit_s, play_game
from tianxia.bots.bot import Budget
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.errors import BadOptions

RANDOM = ["random", "random"]


def settings(bots: list[str] = RANDOM, game: str = "suntzu", **arguments: Any) -> Settings:
    return make_settings(registry.game(game), {}, bots, 7, **arguments)


def read_records(folder: Path) -> list[record.Record]:
    return [record.read(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("games/*.toml"))]


def read_summary(folder: Path) -> dict[str, Any]:
    summary: dict[str, Any] = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    return summary


def child_processes(process: int) -> list[int]:
    """Return the child processes of a process; none where the system has no list of them."""
    children = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def is_gone(group: int) -> bool:
    """Return whether all processes of a group are gone."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_two_bots_play_each_deal_twice_with_seats_swapped() -> None:
    match_settings = settings()
    assert [match_settings.seating(number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    seeds = [match_settings.deal_seed(number) for number in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_a_bot_can_be_given_a_fraction_of_its_time() -> None:
    match_settings = settings(["club@0.1", "club"], "chuhan")
    seats = ("han", "chu")
    assert match_settings.budget(match_settings.resolve_bot(0, 0, seats)).simulations == 10
    assert match_settings.budget(match_settings.resolve_bot(0, 1, seats)).simulations == 100
    for spec in ("club@", "club@0", "club@-1", "club@nan", "club@1e9", "club@fast"):
        with pytest.raises(BadOptions, match="a factor for the bot's time"):
            settings([spec, "club"], "chuhan")


def test_each_of_several_bots_plays_every_seat_of_a_deal_once() -> None:
    match_settings = settings(["random"] * 4, "huang")
    assert match_settings.options == {"players": ["tiger", "rabbit", "rat", "goat"]}
    for seat in range(4):
        assert sorted(match_settings.seating(number)[seat] for number in range(4)) == [0, 1, 2, 3]
    assert len({match_settings.deal_seed(number) for number in range(8)}) == 2
    assert [round_up_to_deals(games, 4) for games in (1, 4, 5)] == [4, 4, 8]


def test_every_random_generator_has_a_different_seed() -> None:
    match_settings = settings()
    seeds = {match_settings.bot_seed(number, seat) for number in range(50) for seat in range(2)}
    assert len(seeds) == 100
    assert not seeds & {match_settings.deal_seed(number) for number in range(50)}


def test_a_game_has_the_same_outcome_every_time_and_can_be_replayed() -> None:
    game, repeated_game = (play_game(Task(settings(["random", "random", "random"], "huang"), 4)) for _ in range(2))
    read = record.read(game.record)
    assert read.moves == record.read(repeated_game.record).moves
    last = record.replay_to_end(read)
    assert last.state.is_over()
    assert read.about["bots"] == {"tiger": "random #2", "rabbit": "random #3", "rat": "random"}
    returns = last.state.returns()
    assert game.result.returns == [returns[2], returns[0], returns[1]]
    assert game.result.scores is not None


def test_a_bot_receives_a_sampled_world_and_its_own_history() -> None:
    kind = arena_bots.Remembering
    kind.received.clear()
    match_settings = settings([bot_spec(kind), "random"], "chuhan")
    finished = play_game(Task(match_settings, 0))
    assert kind.received
    final = record.replay_to_end(record.read(finished.record))
    for seat, world, history in kind.received:
        assert world.seed != match_settings.deal_seed(0)
        assert world.journal is None
        assert history == final.journal.seen_by(seat)[: len(history)]
    dealt = final.game.dump(final.game.new(final.game.options(), match_settings.deal_seed(0)))["hands"]["chu"]
    assert final.game.dump(kind.received[0][1])["hands"]["chu"] != dealt


@pytest.mark.parametrize(
    ("kind", "reason"),
    [(arena_bots.Illegal, "which is not legal"), (arena_bots.Nonsense, "It answered None at move")],
)
def test_a_bot_that_moves_illegally_loses_with_the_reason(kind: Any, reason: str) -> None:
    for number in range(2):
        finished = play_game(Task(settings(["random", bot_spec(kind)]), number))
        assert finished.result.fault is not None
        assert (finished.result.fault.bot, finished.result.fault.kind) == (1, "illegal")
        assert reason in finished.result.fault.reason
        assert finished.result.wins == [1.0, 0.0]
        assert finished.result.returns == [1.0, -1.0]
        record.replay_to_end(record.read(finished.record))


def test_with_more_than_two_bots_the_others_share_the_win() -> None:
    result = play_game(Task(settings(["random", bot_spec(arena_bots.Illegal), "random"], "huang"), 0)).result
    assert result.returns == [0.5, -1.0, 0.5]
    assert result.wins == [0.5, 0.0, 0.5]


def test_an_overrun_is_counted_and_loses_only_where_time_is_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses a simulated clock that advances only while the slow bot thinks."""
    clock = SimpleNamespace(perf_counter=lambda: arena_bots.Slow.now, process_time=lambda: 0.0)
    monkeypatch.setattr("tianxia.arena.single_game.time", clock)
    bots = [bot_spec(arena_bots.Slow), "random"]
    lenient = play_game(Task(settings(bots, time=0.1), 0)).result
    assert lenient.fault is None
    assert lenient.thinking[0].overruns == 1
    assert lenient.thinking[0].held_up == 1, "the processor had nothing to do"
    assert lenient.thinking[0].longest == pytest.approx(0.2)
    assert lenient.thinking[1].longest == 0.0
    strict = play_game(Task(settings(bots, time=0.1, strict_time=True), 0)).result
    assert strict.fault is not None
    assert strict.fault.kind == "overtime"
    assert "its budget is 0.10 s" in strict.fault.reason


def test_a_fifth_or_50_ms_over_the_budget_is_allowed() -> None:
    assert overrun_limit_s(Budget(seconds=0.1)) == pytest.approx(0.15)
    assert overrun_limit_s(Budget(seconds=2.0)) == pytest.approx(2.4)


def test_simulations_and_seconds_replace_the_default_time_and_a_factor_multiplies_it() -> None:
    from tianxia.bots import levels

    level = levels.find_level("suntzu", "random")
    assert settings(simulations=30).budget(level)[:2] == (0.0, 30)
    assert settings(time=0.5).budget(level._replace(budget=Budget(seconds=3.0)))[:2] == (1.5, 0)
    assert settings(seconds=0.25).budget(level._replace(budget=Budget(seconds=3.0)))[:2] == (0.25, 0)
    assert settings(seconds=0.25, simulations=30).budget(level)[:2] == (0.25, 30)


def test_a_bot_that_hangs_loses_and_the_arena_continues(tmp_path: Path) -> None:
    match = Match(settings(["random", bot_spec(arena_bots.Hanging)]), 2, tmp_path / "out")
    play_matches([match], LocalPool(1), lambda match: None, impatient_play)
    assert [result.fault.kind for result in match.results.values() if result.fault] == ["overtime", "overtime"]
    assert read_summary(tmp_path / "out")["standings"][1]["faults"] == {"overtime": 2}


def test_the_result_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    for jobs in ("1", "3"):
        arguments = ["arena", "chuhan", "random", "random", "--games", "6", "--seed", "3", "--simulations", "1"]
        assert run([*arguments, "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
    with_one_job, with_three_jobs = read_records(tmp_path / "1"), read_records(tmp_path / "3")
    assert len(with_one_job) == 6
    outcomes = [[(game.moves, game.final) for game in games] for games in (with_one_job, with_three_jobs)]
    assert outcomes[0] == outcomes[1]


def test_an_interrupted_run_plays_only_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    arguments = ["arena", "suntzu", "random", "random", "--out", str(out), "--jobs", "1"]
    assert run([*arguments, "--games", "6"]) == 0
    before = [(game.moves, game.final) for game in read_records(out)]
    files = sorted(out.glob("games/*.toml"))
    files[1].unlink()
    files[4].write_text("game = half a rec")
    kept = {file: file.stat().st_mtime_ns for file in files if file not in (files[1], files[4])}
    capsys.readouterr()
    assert run([*arguments, "--games", "6"]) == 0
    assert "4 games have already been played." in capsys.readouterr().out
    assert [(game.moves, game.final) for game in read_records(out)] == before
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert read_summary(out)["games"] == 6
    assert run([*arguments, "--games", "8"]) == 0
    assert [(game.moves, game.final) for game in read_records(out)][:6] == before
    assert read_summary(out)["games"] == 8


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out"
    Match(settings(), 2, out).begin()
    with pytest.raises(BadOptions, match=r"time is 1\.0 there, and 0\.5 here"):
        Match(settings(time=0.5), 2, out)
    with pytest.raises(BadOptions, match=r"seconds is null there, and 0\.5 here"):
        Match(settings(seconds=0.5), 2, out)
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary" / "monday.txt").touch()
    with pytest.raises(BadOptions, match="is not an arena folder"):
        Match(settings(), 2, tmp_path / "diary")


def enable_ctrl_c() -> None:
    """Restore the default action of SIGINT: a process that a shell runs in the background inherits it as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_leaves_only_finished_games_behind(tmp_path: Path) -> None:
    out = tmp_path / "out"
    bot = bot_spec(arena_bots.Pausing)
    command = [sys.executable, "-m", "tianxia.cli.main", "arena", "suntzu", bot, "random", "--out", str(out)]
    process = subprocess.Popen(
        [*command, "--games", "1000", "--jobs", "2"],
        stdout=-1,
        stderr=-1,
        text=True,
        start_new_session=True,
        preexec_fn=enable_ctrl_c,
    )
    wait_until(lambda: list(out.glob("games/*.toml")), "a game is finished")
    for child in child_processes(process.pid):
        os.kill(child, signal.SIGINT)
    played = len(list(out.glob("games/*.toml")))
    wait_until(lambda: len(list(out.glob("games/*.toml"))) > played + 2, "the workers ignore Ctrl-C")
    os.killpg(process.pid, signal.SIGINT)  # to the whole group, as a terminal does
    output, errors = process.communicate(timeout=DEADLINE_S)
    assert process.returncode == 130
    assert errors.strip() == ""
    assert "Interrupted. Run the same command to continue." in output
    assert "won–drawn–lost" in output
    wait_until(lambda: is_gone(process.pid), "the workers are gone")
    assert read_summary(out)["games"] == len(read_records(out)) > 0
    assert not list(out.rglob("*.part"))


def test_the_printed_table_has_rates_times_and_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = bot_spec(arena_bots.Illegal)
    arguments = ["arena", "chuhan", "random", bot, "--games", "11", *UNHURRIED, "--out", str(tmp_path / "out")]
    assert run(arguments) == 0
    output = capsys.readouterr().out
    assert "Chu Han: 12 games on 6 deals" in output
    assert "100.0%   75.8% – 100.0%           12–0–0    +1.000" in output
    assert f"Game 1: {bot} lost because it made an illegal move. It answered" in output
    assert "2 more faults are in the summary." in output
    assert "games as units" in output
    assert "cli-" not in output
    assert len(read_summary(tmp_path / "out")["faults"]) == 12


def test_a_folder_is_named_after_game_bots_and_seed() -> None:
    assert folder_name("chuhan", "club", "cmd:python3 a/b.py", 7) == "chuhan-club-cmd-python3-a-b.py-7"
    assert len(folder_name("x" * 500)) < 200


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess", "random", "random"], "no game “chess”"),
        (["chuhan", "random"], "at least two bots"),
        (["chuhan", "random", "random", "random"], "3 bots are named, but there are 2 seats: han, chu."),
        (["huang", *["random"] * 6], "there are 5 seats"),
        (["huang", "random", "random", "--option", "players=tiger,rat,goat"], "there are 3 seats"),
        (["chuhan", "random", "clever"], "no bot “clever”"),
        (["chuhan", "random", "py:no.such:Bot"], "py:module:Class"),
        (["chuhan", "random", "py:json:dumps"], "must be a subclass"),
        (["chuhan", "random", "random", "--games", "0"], "from 1 to 1000000"),
        (["chuhan", "random", "random", "--jobs", "0"], "--jobs 1"),
        (["chuhan", "random", "random", "--time", "-1"], "time factor"),
        (["chuhan", "random", "random", "--time", "nan"], "time factor"),
        (["chuhan", "random", "random", "--simulations", "-1"], "simulations"),
        (["chuhan", "random", "random", "--seconds", "-1"], "above 0, and at most 86400"),
        (["chuhan", "random", "random", "--seconds", "nan"], "above 0, and at most 86400"),
        (["chuhan", "random", "random", "--seconds", "0"], "A budget needs a limit"),
        (["chuhan", "random", "random", "--seconds", "1", "--time", "0.1"], "give one of the two"),
        (["chuhan", "random", "random", "--seed", "0x" + "f" * 64], "seed of a match"),
        (["chuhan", "random", "random", "--option", "events"], "is not an option"),
        (["ladder", "chess"], "no game “chess”"),
        (["ladder", "chuhan", "random"], "at least two bots"),
        (["ladder", "chuhan", "random", "random"], "only once"),
    ],
)
def test_bad_arguments_are_refused_with_a_message(
    arguments: list[str],
    problem: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["arena", *arguments]) == 2
    assert problem in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
