"""Matches and ratings from Python: what the command `tianxia arena` does, without a terminal."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from tianxia.arena import ladder, match
from tianxia.arena.dataset import Dataset
from tianxia.arena.entries import Bots, Entries, check_picklable, read_entries
from tianxia.arena.folder import Folder, read_settings
from tianxia.arena.ladder import Pairings, RatingResult
from tianxia.arena.local_pool import InProcessPool, LocalPool, Pool
from tianxia.arena.match import Match, OnCrash
from tianxia.arena.ray_pool import RayPool
from tianxia.arena.settings import make_settings
from tianxia.arena.standings import MatchResult, match_result
from tianxia.bots import bot_specs
from tianxia.bots.bot import Budget
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game

MAX_GAMES: Final = 1_000_000
"""Of a match."""


class Progress(NamedTuple):
    """How far a run has come."""

    played: int
    """The games with a result, those of earlier runs included."""
    crashed: int
    """The games of this run that ended in a crash."""
    total: int
    """The games of the whole run."""
    kept: int
    """The games with a result from earlier runs."""
    retried: int
    """The games of earlier runs that had ended in a crash and are played again."""
    names: tuple[str, ...]
    """The bots of the match to which the latest game belongs."""
    points: tuple[float, ...]
    """Their wins in this match so far; a draw is half a win."""


OnProgress = Callable[[Progress], None]
"""Called before the first game and after each."""


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

    `game` is a registered game or its name, and `options` are its options. `bots` has one bot for each seat: words as
    on the command line (`club`, `master@0.1`, `cmd:PROGRAM`, `py:module:Class`), subclasses of Bot, functions without
    arguments that return a Bot, or Bot instances. A mapping gives them names. A class or function makes a new bot for
    every game. An instance plays all its games and is never closed; with `jobs` or `ray` each game gets a copy of it.
    Bots that are no program share a process with the game: nothing prevents them from looking at hidden cards there.

    Each deal is played once with every seating, so `games` is rounded up to a multiple of the number of bots. All
    deals and choices derive from `seed`. `budget` is what every bot gets for a decision; without it each bot has its
    usual budget times `time_factor` (a level its own, any other bot one second). A decision that takes more than a
    fifth, or 50 ms, over its seconds is counted as an overrun; with `strict_time` it loses the game.

    Without `jobs` the games are played in this process, one after the other. With `jobs` they are played in that many
    worker processes, in which a bot that hangs or ends its process does no harm; bots that are no words must then be
    picklable, and a script needs the usual `if __name__ == "__main__":`. `ray` is the address of a Ray cluster to
    play on instead.

    `out` is a folder for the records and a summary: the same call again plays only the games that have no result
    there. A bot that is no word is known there by its name alone, so give a changed bot another name or another
    folder. `dataset` is a folder for every decision as Parquet; it needs `out`. `progress` is called before the first
    game and after each.

    Before the first game every bot is started once and asked for one decision. Raises BotNotStarted, and writes
    nothing, if a bot cannot be started or crashes then. A game in which a bot crashes has no result: it is listed in
    `crashes`, counts in no rate and no rating, and is played again by the next call with the same `out`. With
    `on_crash="stop"` the first one raises BotCrashed, which has the result until then; with "continue" the other
    games are played first. A bot that makes an illegal move or does not come back from a decision loses its game.

    Raises BadOptions if the arguments do not make a match, UnknownGame if there is no such game, ValueError for another
    word than those named here.
    """
    rules, entries = _resolve_game(game, bots)
    limits = _budget_settings(budget, time_factor, strict_time)
    _check_numbers(games, jobs)
    _check_word("on_crash", on_crash, OnCrash)
    folder, data = _to_path(out), _to_path(dataset)
    _check_apart(data, folder)
    if jobs or ray:
        check_picklable(entries)
    settings = make_settings(
        rules, dict(options or {}), entries.words, seed, labels=entries.labels, known=entries.known(), **limits
    )
    writers = [Dataset(data, settings)] if data else []
    played = Match(settings, games, folder, entries.sources)
    _run([played], writers, jobs, ray, on_crash, progress)
    return played.report()


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
    """Play matches of two between several bots, and rate them together on the Elo scale.

    With `pairings="all"` every bot plays every other, a round robin; with "neighbours" each plays the next two in the
    list, which should then go from the weakest to the strongest. `games` are the games of each pairing. Without
    `bots` these are `random` and all levels of the game. Everything else is as in `play`; `out` gets a folder for
    each match.

    The ratings are those of the model of Bradley and Terry that make the games likeliest, with the first bot at 0; a
    pairing that one side won altogether counts one more game, a draw. Crashes count in no rating; a bot that no game
    with a result links with the first one has no rating (`RatedBot.is_rated`).
    """
    if bots is None:
        bots = ladder.default_bots(game if isinstance(game, str) else game.name)
    rules, entries = _resolve_game(game, bots)
    limits = _budget_settings(budget, time_factor, strict_time)
    _check_word("pairings", pairings, Pairings)
    _check_numbers(games, jobs)
    _check_word("on_crash", on_crash, OnCrash)
    folder, data = _to_path(out), _to_path(dataset)
    _check_apart(data, folder)
    if jobs or ray:
        check_picklable(entries)
    matches = ladder.make_matches(rules, dict(options or {}), entries, pairings, seed, games, folder, **limits)
    writers = [Dataset(data / one.folder.path.name, one.settings) for one in matches if data and one.folder]
    _run(matches, writers, jobs, ray, on_crash, progress)
    return RatingResult(ladder.rate_bots(entries.names, matches), [one.report() for one in matches], folder)


def load(path: Path | str, games: int | None = None) -> MatchResult:
    """Return the result of the match in a folder (`out` of `play`); only of its first `games`, if given.

    Plays nothing. Raises BadOptions if there is no match.
    """
    folder = Path(path)
    settings = read_settings(folder)
    known = Folder(folder, settings).results(sys.maxsize if games is None else games).values()
    finished = [result for result in known if not result.crashed]
    return match_result(settings, finished, [result for result in known if result.crashed], folder)


def _run(
    matches: list[Match],
    datasets: list[Dataset],
    jobs: int | None,
    ray: str | None,
    on_crash: OnCrash,
    progress: OnProgress | None,
) -> None:
    kept = sum(len(one.results) for one in matches)
    retried = sum(len(one.crashed) for one in matches)
    total = sum(one.games for one in matches)
    done = 0

    def report_progress(one: Match) -> None:
        played = sum(len(each.results) for each in matches)
        if progress:
            names, points = tuple(one.settings.names), tuple(one.points)
            progress(Progress(played, done - (played - kept), total, kept, retried, names, points))

    def on_game_finished(one: Match) -> None:
        nonlocal done
        done += 1
        report_progress(one)
        for dataset in datasets:
            dataset.write_complete_files()

    def begin() -> None:
        for one, dataset in zip(matches, datasets, strict=False):
            dataset.begin(one)
        report_progress(matches[0])

    pool = _make_pool(jobs, ray) if kept < total else InProcessPool()
    match.run(matches, pool, on_game_finished, on_crash=on_crash, on_started=begin)
    for dataset in datasets:
        dataset.finish()


def _resolve_game(game: str | Game[Any, Any], bots: Bots) -> tuple[Game[Any, Any], Entries]:
    """Return the game, which a module with a bot may register, and the bots."""
    entries = read_entries(bots)
    bot_specs.import_bot_modules(entries.words)
    return registry.game(game) if isinstance(game, str) else game, entries


def _budget_settings(budget: Budget | None, time_factor: float, strict_time: bool) -> dict[str, Any]:
    limits: dict[str, Any] = {"time": time_factor, "strict_time": strict_time}
    if budget is not None:
        if budget.seconds == 0 and budget.simulations == 0:
            raise BadOptions("arena-budget")
        limits |= {"seconds": budget.seconds, "simulations": budget.simulations}
    return limits


def _check_numbers(games: int, jobs: int | None) -> None:
    if not 1 <= games <= MAX_GAMES:
        raise BadOptions("arena-games", most=MAX_GAMES)
    if jobs is not None and jobs < 1:
        raise BadOptions("arena-jobs")


def _check_word(name: str, word: str, kind: object) -> None:
    if word not in get_args(kind):
        raise ValueError(f"{name} must be one of {', '.join(get_args(kind))}, not {word!r}")


def _to_path(path: Path | str | None) -> Path | None:
    return None if path is None else Path(path)


def _check_apart(dataset: Path | None, out: Path | None) -> None:
    """Raise BadOptions for a dataset without records, among them, or around them: it could not be read."""
    if dataset is None:
        return
    if out is None:
        raise BadOptions("arena-dataset-out")
    one, other = dataset.resolve(), out.resolve()
    if one.is_relative_to(other) or other.is_relative_to(one):
        raise BadOptions("arena-dataset-apart", dataset=str(dataset), out=str(out))


def _make_pool(jobs: int | None, ray: str | None) -> Pool:
    if ray:
        return RayPool(ray)
    return InProcessPool() if jobs is None else LocalPool(jobs)
