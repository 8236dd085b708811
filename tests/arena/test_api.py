"""Matches and ratings from Python, with bots of every kind."""

import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena import sample_bots
from tests.support.nim import NimGame
from tianxia import arena
from tianxia.arena import Progress
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.random import RandomBot
from tianxia.cli.main import run
from tianxia.engine import record, registry
from tianxia.engine.errors import BadOptions, UnknownGame
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

QUICK = Budget(seconds=0.0, simulations=1)


@pytest.fixture
def nim() -> Iterator[NimGame]:
    game = NimGame()
    registry.add(game)
    yield game
    registry.remove("nim")


class Counting(RandomBot):
    """Records the budgets of its decisions, and counts how often it is closed."""

    def __init__(self) -> None:
        self.budgets: list[tuple[float, int]] = []
        self.closed = 0

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        self.budgets.append((budget.seconds, budget.simulations))
        return super().choose(world, history, seat, budget, rng)

    def close(self) -> None:
        self.closed += 1


def make_random() -> Bot:
    return RandomBot()


def test_the_result_of_a_match_has_wins_intervals_seats_and_every_game() -> None:
    played = arena.play("suntzu", ["random", "greedy"], games=20, seed=3)
    greedy = played["greedy"]
    assert (played.games, played.deals, len(played.results)) == (20, 10, 20)
    assert greedy.wins + greedy.draws + greedy.losses == 20
    assert greedy.rate == pytest.approx((greedy.wins + greedy.draws / 2) / 20)
    assert 0.0 <= greedy.low < greedy.rate < greedy.high <= 1.0
    assert "deals as units" in played.interval
    assert {seat: standing.games for seat, standing in greedy.seats.items()} == {"shao": 10, "suntzu": 10}
    assert sum(standing.wins for standing in greedy.seats.values()) == greedy.wins
    for seat, standing in greedy.seats.items():
        assert standing.wins == sum(result.wins[1] == 1.0 for result in played.results if result.seats[1] == seat)
    assert greedy.seats["shao"].wins != greedy.seats["suntzu"].wins
    assert [result.number for result in played.results] == list(range(20))
    assert (played.crashes, played.faults, played.path) == ({}, {}, None)
    with pytest.raises(KeyError):
        played["nobody"]


def test_the_command_line_and_python_play_the_same_games(tmp_path: Path) -> None:
    arguments = ["arena", "chuhan", "greedy", "random", "--games", "4", "--seed", "5", "--simulations", "3"]
    assert run([*arguments, "--option", "events=on", "--out", str(tmp_path / "cli"), "--jobs", "2"]) == 0
    played = arena.play(
        "chuhan",
        ["greedy", "random"],
        games=4,
        seed=5,
        budget=Budget(seconds=0.0, simulations=3),
        options={"events": True},
        out=tmp_path / "python",
    )
    moves = [
        [record.read(file.read_text()).moves for file in sorted((tmp_path / folder).glob("games/*.toml"))]
        for folder in ("cli", "python")
    ]
    assert moves[0] == moves[1]
    loaded = arena.load(tmp_path / "cli")
    assert loaded.settings == played.settings
    assert [result.returns for result in loaded.results] == [result.returns for result in played.results]
    assert loaded["greedy"].wins == played["greedy"].wins
    assert (loaded.path, played.path) == (tmp_path / "cli", tmp_path / "python")


def test_a_bot_may_be_a_spec_a_class_a_function_or_an_instance() -> None:
    expected = arena.play("suntzu", ["random", "random"], games=4, seed=3, budget=QUICK)
    sources: list[arena.BotLike] = [
        RandomBot,
        RandomBot(),
        make_random,
        lambda: RandomBot(),
        functools.partial(make_random),
        "py:tianxia.bots.random:RandomBot",
    ]
    for source in sources:
        played = arena.play("suntzu", [source, "random"], games=4, seed=3, budget=QUICK)
        assert [result.returns for result in played.results] == [result.returns for result in expected.results]


def test_bots_are_named_after_their_spec_class_or_function_or_by_the_mapping() -> None:
    def names(bots: arena.Bots) -> list[str]:
        return arena.play("suntzu", bots, games=2, budget=QUICK).settings.names

    assert names([RandomBot, RandomBot()]) == ["py:tianxia.bots.random:RandomBot", "RandomBot"]
    assert names([make_random, lambda: RandomBot()]) == ["make_random", "bot"]
    assert names([RandomBot(), RandomBot()]) == ["RandomBot", "RandomBot #2"]
    assert names({"old": "random", "new": RandomBot()}) == ["old", "new"]


def test_an_instance_plays_all_its_games_and_is_not_closed() -> None:
    bot = Counting()
    arena.play("suntzu", [bot, "random"], games=4, budget=Budget(seconds=0.5, simulations=7))
    assert len(bot.budgets) > 20
    assert set(bot.budgets[1:]) == {(0.5, 7)}
    assert bot.closed == 0


def test_a_class_makes_a_bot_for_every_game_and_it_is_closed_afterwards() -> None:
    bots: list[Counting] = []

    def make() -> Bot:
        bots.append(Counting())
        return bots[-1]

    arena.play("suntzu", [make, "random"], games=4, budget=QUICK)
    assert [bot.closed for bot in bots] == [1] * 5, "four games, and the trial before them"


def test_without_a_budget_a_bot_has_its_default_time_times_the_factor() -> None:
    bot = Counting()
    arena.play("suntzu", [bot, "random"], games=2, time_factor=0.02)
    assert set(bot.budgets[1:]) == {(0.02, 0)}


def test_workers_play_the_same_games_as_this_process() -> None:
    bots: list[arena.BotLike] = [sample_bots.WithInvalidEstimates, RandomBot()]
    in_process = arena.play("suntzu", bots, games=4, seed=3, budget=QUICK)
    in_workers = arena.play("suntzu", bots, games=4, seed=3, budget=QUICK, jobs=2)
    assert [result.returns for result in in_process.results] == [result.returns for result in in_workers.results]
    assert in_workers.settings == in_process.settings


def test_with_workers_each_game_gets_a_copy_of_an_instance_as_it_was_at_the_beginning() -> None:
    bot = sample_bots.CrashingLater()
    bot.decisions = -1000
    played = arena.play("suntzu", [bot, "random"], games=4, seed=3, budget=QUICK, jobs=1)
    assert (played.games, bot.decisions) == (4, -1000)


def test_progress_is_reported_before_the_first_game_and_after_each(tmp_path: Path) -> None:
    reports: list[Progress] = []
    arena.play("suntzu", ["random", "random"], games=2, out=tmp_path / "out", budget=QUICK)
    arena.play("suntzu", ["random", "random"], games=6, out=tmp_path / "out", budget=QUICK, progress=reports.append)
    assert [report.played for report in reports] == [2, 3, 4, 5, 6]
    assert {(report.total, report.kept, report.crashed, report.retried) for report in reports} == {(6, 2, 0, 0)}
    assert sum(reports[-1].points) == 6.0
    assert reports[-1].names == ("random", "random #2")


def test_a_folder_is_resumed_with_the_same_bots_and_refused_with_others(tmp_path: Path) -> None:
    first = arena.play("suntzu", {"a": RandomBot(), "b": "random"}, games=2, out=tmp_path / "out", budget=QUICK)
    resumed = arena.play("suntzu", {"a": RandomBot(), "b": "random"}, games=4, out=tmp_path / "out", budget=QUICK)
    assert resumed.results[:2] == first.results
    with pytest.raises(BadOptions, match="labels"):
        arena.play("suntzu", {"c": RandomBot(), "b": "random"}, games=4, out=tmp_path / "out", budget=QUICK)


def test_every_bot_is_rated_in_a_round_robin(nim: NimGame, tmp_path: Path) -> None:
    from tests.arena.nim import HalfPerfect, Perfect

    bots: arena.Bots = {"random": "random", "half": HalfPerfect, "perfect": Perfect, "again": Perfect()}
    rated = arena.rate(nim, bots, games=40, options={"heap": 17}, out=tmp_path / "out")
    assert len(rated.matches) == 6
    assert [bot.games for bot in rated.bots] == [120] * 4
    assert rated["random"].rating.elo == 0.0 < rated["half"].rating.elo < rated["perfect"].rating.elo
    assert len(list((tmp_path / "out").iterdir())) == 6
    with pytest.raises(KeyError):
        rated["nobody"]
    neighbours = arena.rate(nim, bots, games=40, options={"heap": 17}, pairings="neighbours")
    assert len(neighbours.matches) == 5


def test_invalid_arguments_are_refused_with_a_message(tmp_path: Path) -> None:
    two_bots: arena.Bots = ["random", "random"]

    def check_refused(message: str, game: str = "suntzu", bots: arena.Bots = two_bots, **arguments: Any) -> None:
        with pytest.raises(BadOptions, match=message):
            arena.play(game, bots, **arguments)

    with pytest.raises(UnknownGame):
        arena.play("chess", two_bots)
    check_refused("at least two bots", bots=["random"])
    check_refused("is not a bot: give the name of a bot", bots=["random", 7])  # type: ignore[list-item]
    check_refused("is not a bot: give the name of a bot", bots=["random", dict])  # type: ignore[list-item]
    check_refused("from 1 to 1000000", games=0)
    check_refused("--jobs 1", jobs=0)
    check_refused("A budget needs a limit", budget=Budget(0.0, 0))
    check_refused("give one of the two", budget=Budget(1.0), time_factor=0.5)
    check_refused("made from the records", dataset=tmp_path / "data")
    check_refused("is not an option|no option", options={"colour": "red"})
    check_refused("cannot be sent to another process", bots=["random", lambda: RandomBot()], jobs=1)
    with pytest.raises(ValueError, match="on_crash must be one of stop, continue, not 'forfeit'"):
        arena.play("suntzu", two_bots, on_crash="forfeit")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="pairings must be one of all, neighbours"):
        arena.rate("suntzu", {"a": "random", "b": "random"}, pairings="some")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="only once"):
        arena.rate("suntzu", two_bots)
    with pytest.raises(BadOptions, match="is not an arena folder"):
        arena.load(tmp_path)


def test_a_function_that_does_not_return_a_bot_is_refused_before_the_first_game() -> None:
    def make() -> Any:
        return 7

    with pytest.raises(arena.BotNotStarted, match=r"make\(\) returned int, not a tianxia\.bots\.bot\.Bot"):
        arena.play("suntzu", ["random", make], games=2)


SCRIPT = """\
from tianxia import arena
from tianxia.bots.bot import Budget
from tianxia.bots.random import RandomBot


class Mine(RandomBot):
    pass


if __name__ == "__main__":
    played = arena.play("suntzu", [Mine, "random"], games=2, budget=Budget(0.0, 1), jobs=JOBS)
    print(played.settings.names, played.games)
"""


@pytest.mark.parametrize("jobs", ["None", "1"])
def test_a_script_may_define_its_bot_itself(jobs: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.replace("JOBS", jobs), encoding="utf-8")
    completed = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert (completed.stdout, completed.stderr) == ("['Mine', 'random'] 2\n", "")


def test_in_an_interactive_session_a_bot_plays_in_its_own_process_only() -> None:
    """Like a notebook, `python -c` has no file that a worker could read."""
    in_process = subprocess.run([sys.executable, "-c", SCRIPT.replace("JOBS", "None")], capture_output=True, text=True)
    assert in_process.stdout == "['Mine', 'random'] 2\n", in_process.stderr
    in_worker = subprocess.run([sys.executable, "-c", SCRIPT.replace("JOBS", "1")], capture_output=True, text=True)
    assert "Mine was defined in an interactive session" in in_worker.stderr
