"""Plays the missing games of matches; each game is saved as soon as it is finished."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

from tianxia.arena.entries import Source
from tianxia.arena.failures import BotCrashed, BotNotStarted
from tianxia.arena.folder import Folder
from tianxia.arena.local_pool import Play, Pool
from tianxia.arena.result import Finished, Result
from tianxia.arena.settings import Settings
from tianxia.arena.single_game import Task, play_game, play_trial
from tianxia.arena.standings import MatchResult, summarise_match

_MAX_NAME_LENGTH: Final = 120
"""The longest name of a folder, in characters."""

OnGameFinished = Callable[["Match"], None]
"""Called after each game with its match."""
OnCrash = Literal["stop", "continue"]
"""The reaction to a crash of a bot in a game: the match stops, or continues with the other games."""


class Match:
    """A match, with or without a folder for its records."""

    def __init__(
        self, settings: Settings, games: int, path: Path | None, sources: tuple[Source | None, ...] = ()
    ) -> None:
        """Read the games played already; write nothing. Raises BadOptions if the folder has another match."""
        self.settings = settings
        self.games = round_up_to_deals(games, len(settings.bots))
        self.folder = Folder(path, settings) if path else None
        self.sources = sources
        recorded = self.folder.results(self.games) if self.folder else {}
        self.results = {number: result for number, result in recorded.items() if not result.crashed}
        """The games with a result, by number."""
        self.crashed = {number: result for number, result in recorded.items() if result.crashed}
        """The games that ended in a crash, by number. They will be played again."""
        self.points = [0.0] * len(settings.bots)
        """The wins of each bot so far; a shared win counts in part."""
        for result in self.results.values():
            self._add_wins(result)

    def missing_tasks(self) -> list[Task]:
        """Return the games without a result."""
        numbers = (number for number in range(self.games) if number not in self.results)
        return [Task(self.settings, number, self.sources) for number in numbers]

    def begin(self) -> None:
        """Create the folder and its first summary, if the match has a folder."""
        if self.folder:
            self.folder.create()
            self.summarise()

    def add(self, finished: Finished) -> None:
        """Add a game that was played, and save its record if there is a folder."""
        if self.folder:
            self.folder.add(finished)
        result = finished.result
        self.crashed.pop(result.number, None)
        if result.crashed:
            self.crashed[result.number] = result
        else:
            self.results[result.number] = result
            self._add_wins(result)

    def report(self) -> MatchResult:
        """Return the result so far."""
        path = self.folder.path if self.folder else None
        return summarise_match(self.settings, self.results.values(), self.crashed.values(), path)

    def summarise(self) -> None:
        """Write the summary, if there is a folder."""
        if self.folder:
            self.folder.summarise(self.report().summary_json())

    def _add_wins(self, result: Result) -> None:
        self.points = [points + win for points, win in zip(self.points, result.wins, strict=True)]


def play_matches(
    matches: list[Match],
    pool: Pool,
    on_game_finished: OnGameFinished,
    play: Play = play_game,
    on_crash: OnCrash = "stop",
    on_started: Callable[[], None] = lambda: None,
) -> None:
    """Play the missing games of all matches concurrently, and close the pool.

    Every bot is started once before the first game; raises BotNotStarted, with nothing written, if one cannot start.
    `on_started` is called once all have started. With `on_crash="stop"`, raises BotCrashed at the first game that ends
    in a crash. In every case, finished games are kept and the summaries are written.
    """
    try:
        tasks = [task for match in matches for task in match.missing_tasks()]
        _try_bots([match for match in matches if match.missing_tasks()], pool)
        for match in matches:
            match.begin()
        on_started()
        try:
            _play_tasks(matches, tasks, pool, on_game_finished, play, on_crash)
        finally:
            for match in matches:
                match.summarise()
    finally:
        pool.close()


def round_up_to_deals(games: int, bots: int) -> int:
    """Return a number of games rounded up, so that every deal is played with every seating."""
    return -(-games // bots) * bots


def folder_name(*words: object) -> str:
    """Return a name for a folder from words: letters and digits, with dashes for anything else."""
    name = "-".join(re.sub(r"[^\w.#]+", "-", str(word)).strip("-.") for word in words)
    return name[:_MAX_NAME_LENGTH]


def _try_bots(matches: list[Match], pool: Pool) -> None:
    """Start every bot once, also one that plays in several matches. Raises BotNotStarted."""
    tried: set[str] = set()
    tasks: list[Task] = []
    for match in matches:
        if not tried.issuperset(match.settings.names):
            tried.update(match.settings.names)
            tasks.append(Task(match.settings, 0, match.sources))
    games = pool.run(play_trial, tasks)
    try:
        for finished in games:
            fault = finished.result.fault
            if fault is not None:
                raise BotNotStarted(finished.names[fault.bot], fault)
    finally:
        _close(games)


def _play_tasks(
    matches: list[Match], tasks: list[Task], pool: Pool, on_game_finished: OnGameFinished, play: Play, on_crash: OnCrash
) -> None:
    match_by_names = {tuple(match.settings.names): match for match in matches}
    games = pool.run(play, tasks)
    try:
        for finished in games:
            match = match_by_names[finished.names]
            match.add(finished)
            on_game_finished(match)
            result = finished.result
            if result.crashed and on_crash == "stop":
                assert result.fault is not None
                name = finished.names[result.fault.bot]
                raise BotCrashed(name, result.number + 1, result.fault, match.report())
    finally:
        _close(games)


def _close(games: Iterator[Finished]) -> None:
    """Close a generator at once, so that its workers do not run until it is garbage-collected."""
    close = getattr(games, "close", None)
    if close is not None:
        close()
