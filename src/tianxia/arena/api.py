"""Matches and ratings for Python programs; the command `tianxia arena` uses these functions, too."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from tianxia.arena import ladder
from tianxia.arena.dataset import Dataset
from tianxia.arena.entries import Bots, Entries, check_picklable, read_entries
from tianxia.arena.folder import Folder, read_settings
from tianxia.arena.ladder import Pairings, RatingResult
from tianxia.arena.local_pool import InProcessPool, LocalPool, Pool
from tianxia.arena.match import Match, OnCrash, play_matches
from tianxia.arena.ray_pool import RayPool
from tianxia.arena.settings import make_settings
from tianxia.arena.standings import MatchResult, summarise_match
from tianxia.bots import bot_specs
from tianxia.bots.bot import Budget
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game

MAX_GAMES: Final = 1_000_000
"""The most games that a match may have."""


class Progress(NamedTuple):
    """The progress of a run."""

    played: int
    """The games with a result, including those of earlier runs."""
    crashed: int
    """The games of this run that ended in a crash."""
    total: int
    """The games of the whole run."""
    kept: int
    """The games with a result from earlier runs."""
    retried: int
    """The games of earlier runs that ended in a crash and are played again."""
    names: tuple[str, ...]
    """The bots of the match to which the latest game belongs."""
    points: tuple[float, ...]
    """Their wins in this match so far; a draw is half a win."""


OnProgress = Callable[[Progress], None]
"""A callback that is called before the first game and after each game."""


def play(
    game: str | Game[Any, Any],
    bots: Bots,
    *,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    budget: Budget | None = None,
    time_factor: float = 1.0,
    strict_time: bool = False,
    jobs: int | None = None,
    ray: str | None = None,
    out: Path | str | None = None,
    dataset: Path | str | None = None,
    on_crash: OnCrash = "stop",
    progress: OnProgress | None = None,
) -> MatchResult:
    """Play a match and return its result: wins, draws and losses, intervals, results by seat, crashes, every game.

    `game` is a registered game or its name, and `options` are its options. `bots` has one bot for each seat: specs
    as on the command line (`club`, `master@0.1`, `cmd:PROGRAM`, `py:module:Class`), subclasses of Bot, functions
    without arguments that return a Bot, or Bot instances. A mapping names them. A class or function makes a new bot for
    every game. An instance plays all its games and is never closed; with `jobs` or `ray` each game gets a copy of it.
    Bots other than programs share a process with the game: nothing prevents them from looking at hidden cards there.

    Each deal is played once with every seating, so `games` is rounded up to a multiple of the number of bots. All
    deals and choices derive from `seed`. `budget` is every bot's budget for a decision; without it each bot has its
    default budget times `time_factor` (that of its level, or one second). A decision that takes more than a
    fifth (at least 50 ms) over its seconds is counted as an overrun; with `strict_time` it loses the game.

    Without `jobs` the games are played in this process, one after the other. With `jobs` they are played in that many
    worker processes, in which a bot that hangs or ends its process affects no other game; bots given as objects must
    then be picklable, and a script needs the usual `if __name__ == "__main__":`. `ray` is the address of a Ray cluster
    to play on instead.

    `out` is a folder for the records and a summary: the same call again plays only the games that have no result
    there. A bot given as an object is identified by its name alone, so give a changed bot another name or another
    folder. `dataset` is a folder for every decision as Parquet; it needs `out`. `progress` is called before the first
    game and after each.

    Before the first game every bot is started once and asked for one decision. Raises BotNotStarted, and writes
    nothing, if a bot cannot be started or crashes then. A game in which a bot crashes has no result: it is listed in
    `crashes`, counts in no rate and no rating, and is played again by the next call with the same `out`. With
    `on_crash="stop"` the first crash raises BotCrashed, which has the result so far; with "continue" the other games
    are still played. A bot that makes an illegal move or never returns from a decision loses its game.

    Raises BadOptions if no match can be played with these arguments, UnknownGame if there is no such game, ValueError
    for any other value of `on_crash`.
    """
    resolved_game, entries = _resolve_game(game, bots)
    budget_settings = _budget_settings(budget, time_factor, strict_time)
    _check_numbers(games, jobs)
    _check_choice("on_crash", on_crash, OnCrash)
    folder, dataset_folder = _to_path(out), _to_path(dataset)
    _check_dataset_folder(dataset_folder, folder)
    if jobs or ray:
        check_picklable(entries)
    settings = make_settings(
        resolved_game,
        dict(options or {}),
        entries.specs,
        seed,
        labels=entries.labels,
        given_as_objects=entries.names_of_objects(),
        **budget_settings,
    )
    writers = [Dataset(dataset_folder, settings)] if dataset_folder else []
    new_match = Match(settings, games, folder, entries.sources)
    _run_matches([new_match], writers, jobs, ray, on_crash, progress)
    return new_match.report()


def rate(
    game: str | Game[Any, Any],
    bots: Bots | None = None,
    *,
    pairings: Pairings = "all",
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    budget: Budget | None = None,
    time_factor: float = 1.0,
    strict_time: bool = False,
    jobs: int | None = None,
    ray: str | None = None,
    out: Path | str | None = None,
    dataset: Path | str | None = None,
    on_crash: OnCrash = "stop",
    progress: OnProgress | None = None,
) -> RatingResult:
    """Play two-bot matches between several bots, and rate the bots together on the Elo scale.

    With `pairings="all"` every bot plays every other (a round robin); with "neighbours" each plays the next two in the
    list, which should then go from the weakest to the strongest. `games` is the number of games of each pairing.
    Without `bots`, `random` and all levels of the game are rated. Everything else is as in `play`; `out` gets a folder
    for each match.

    The ratings are the maximum-likelihood estimate of the Bradley–Terry model, with the first bot at 0; in a pairing
    whose games were all won by the same bot, one drawn game is added. Crashes do not count; a bot that is not linked to
    the first one by games with a result has no rating (`RatedBot.is_rated`).
    """
    if bots is None:
        bots = ladder.default_bots(game if isinstance(game, str) else game.name)
    resolved_game, entries = _resolve_game(game, bots)
    budget_settings = _budget_settings(budget, time_factor, strict_time)
    _check_choice("pairings", pairings, Pairings)
    _check_numbers(games, jobs)
    _check_choice("on_crash", on_crash, OnCrash)
    folder, dataset_folder = _to_path(out), _to_path(dataset)
    _check_dataset_folder(dataset_folder, folder)
    if jobs or ray:
        check_picklable(entries)
    matches = ladder.make_matches(
        resolved_game, dict(options or {}), entries, pairings, seed, games, folder, **budget_settings
    )
    writers = [
        Dataset(dataset_folder / match.folder.path.name, match.settings)
        for match in matches
        if dataset_folder and match.folder
    ]
    _run_matches(matches, writers, jobs, ray, on_crash, progress)
    return RatingResult(ladder.rate_bots(entries.names, matches), [match.report() for match in matches], folder)


def load(path: Path | str, games: int | None = None) -> MatchResult:
    """Return the result of the match in a folder (`out` of `play`), or of its first `games` if given.

    Plays nothing. Raises BadOptions if the folder has no match.
    """
    folder = Path(path)
    settings = read_settings(folder)
    results = Folder(folder, settings).results(sys.maxsize if games is None else games).values()
    finished = [result for result in results if not result.crashed]
    return summarise_match(settings, finished, [result for result in results if result.crashed], folder)


def _run_matches(
    matches: list[Match],
    datasets: list[Dataset],
    jobs: int | None,
    ray: str | None,
    on_crash: OnCrash,
    progress: OnProgress | None,
) -> None:
    kept = sum(len(match.results) for match in matches)
    retried = sum(len(match.crashed) for match in matches)
    total = sum(match.games for match in matches)
    finished = 0

    def report_progress(current: Match) -> None:
        played = sum(len(match.results) for match in matches)
        if progress:
            names, points = tuple(current.settings.names), tuple(current.points)
            progress(Progress(played, finished - (played - kept), total, kept, retried, names, points))

    def on_game_finished(current: Match) -> None:
        nonlocal finished
        finished += 1
        report_progress(current)
        for dataset in datasets:
            dataset.write_complete_files()

    def on_started() -> None:
        for match, dataset in zip(matches, datasets, strict=False):
            dataset.begin(match)
        report_progress(matches[0])

    pool = _make_pool(jobs, ray) if kept < total else InProcessPool()
    play_matches(matches, pool, on_game_finished, on_crash=on_crash, on_started=on_started)
    for dataset in datasets:
        dataset.finish()


def _resolve_game(game: str | Game[Any, Any], bots: Bots) -> tuple[Game[Any, Any], Entries]:
    """Return the game and the bots. The modules of the bots are imported first: they may register the game."""
    entries = read_entries(bots)
    bot_specs.import_bot_modules(entries.specs)
    return registry.game(game) if isinstance(game, str) else game, entries


def _budget_settings(budget: Budget | None, time_factor: float, strict_time: bool) -> dict[str, Any]:
    settings: dict[str, Any] = {"time": time_factor, "strict_time": strict_time}
    if budget is not None:
        if budget.seconds == 0 and budget.simulations == 0:
            raise BadOptions("arena-budget")
        settings |= {"seconds": budget.seconds, "simulations": budget.simulations}
    return settings


def _check_numbers(games: int, jobs: int | None) -> None:
    if not 1 <= games <= MAX_GAMES:
        raise BadOptions("arena-games", most=MAX_GAMES)
    if jobs is not None and jobs < 1:
        raise BadOptions("arena-jobs")


def _check_choice(name: str, choice: str, literal: object) -> None:
    if choice not in get_args(literal):
        raise ValueError(f"{name} must be one of {', '.join(get_args(literal))}, not {choice!r}")


def _to_path(path: Path | str | None) -> Path | None:
    return None if path is None else Path(path)


def _check_dataset_folder(dataset: Path | None, out: Path | None) -> None:
    """Raise BadOptions for a dataset without a folder of records, or if one of the two folders contains the other."""
    if dataset is None:
        return
    if out is None:
        raise BadOptions("arena-dataset-out")
    dataset_path, out_path = dataset.resolve(), out.resolve()
    if dataset_path.is_relative_to(out_path) or out_path.is_relative_to(dataset_path):
        raise BadOptions("arena-dataset-apart", dataset=str(dataset), out=str(out))


def _make_pool(jobs: int | None, ray: str | None) -> Pool:
    if ray:
        return RayPool(ray)
    return InProcessPool() if jobs is None else LocalPool(jobs)
