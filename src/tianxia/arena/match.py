"""Matches: the games that are still missing are played, each is kept as soon as it is finished."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tianxia.arena.folder import Folder
from tianxia.arena.local import Play, Pool
from tianxia.arena.play import Task, play
from tianxia.arena.result import Finished, Result
from tianxia.arena.settings import Settings
from tianxia.arena.standings import Report, report

_LONGEST_NAME: Final = 120

Told = Callable[["Match"], None]
"""Called after each game with its match."""


class Match:
    """A match in its folder."""

    def __init__(self, settings: Settings, games: int, path: Path) -> None:
        self.settings = settings
        self.games = whole_deals(games, len(settings.bots))
        self.folder = Folder(path, settings)
        self.results: dict[int, Result] = self.folder.results(self.games)
        self.points = [0.0] * len(settings.bots)
        """The wins of each bot so far."""
        for result in self.results.values():
            self._count(result)
        self.summarise()

    def missing(self) -> list[Task]:
        """The games still to play."""
        return [Task(self.settings, number) for number in range(self.games) if number not in self.results]

    def add(self, finished: Finished) -> None:
        self.folder.add(finished)
        self.results[finished.result.number] = finished.result
        self._count(finished.result)

    def report(self) -> Report:
        return report(self.settings, self.results.values())

    def summarise(self) -> None:
        self.folder.summarise(self.report().table(self.settings))

    def _count(self, result: Result) -> None:
        self.points = [so_far + win for so_far, win in zip(self.points, result.wins, strict=True)]


def run(matches: list[Match], pool: Pool, told: Told, play: Play = play) -> None:
    """Plays what is missing of some matches, side by side. However it ends, the summaries are written."""
    by_settings = {match.settings.bots: match for match in matches}
    tasks = [task for match in matches for task in match.missing()]
    games = pool.run(play, tasks)
    try:
        for finished in games:
            match = by_settings[finished.bots]
            match.add(finished)
            told(match)
    finally:
        _close(games)
        for match in matches:
            match.summarise()


def whole_deals(games: int, bots: int) -> int:
    """A number of games in which every deal is played with every seating, rounded up."""
    return -(-games // bots) * bots


def folder_name(*words: object) -> str:
    """A name for a folder, made of words: letters and digits, a dash for anything else."""
    name = "-".join(re.sub(r"[^\w.#]+", "-", str(word)).strip("-.") for word in words)
    return name[:_LONGEST_NAME]


def _close(games: Iterator[Finished]) -> None:
    """Stops the workers at once, not when somebody collects the garbage."""
    close = getattr(games, "close", None)
    if close is not None:
        close()
