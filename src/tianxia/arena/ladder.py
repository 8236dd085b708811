"""Several bots rated together: their pairings, and the ratings computed from their games."""

from math import isnan
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from tianxia.arena.entries import Entries
from tianxia.arena.match import Match, folder_name
from tianxia.arena.rating import Rating, Wins, rate_linked
from tianxia.arena.settings import make_settings
from tianxia.arena.standings import MatchResult
from tianxia.bots import levels
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject

Pairings = Literal["all", "neighbours"]
"""The kind of pairings: every bot plays every other (a round robin), or only the next two in the list (a ladder)."""


class RatedBot(msgspec.Struct, frozen=True):
    """A bot with its rating."""

    bot: str
    rating: Rating
    games: int
    """The games with a result; crashes do not count."""

    @property
    def is_rated(self) -> bool:
        """Whether games with a result link it to the first bot, directly or through others."""
        return not isnan(self.rating.elo)


class RatingResult(msgspec.Struct, frozen=True):
    """Bots rated together, and their matches."""

    bots: list[RatedBot]
    """In the order in which they were given; the first has 0 Elo."""
    matches: list[MatchResult]
    path: Path | None = None
    """The folder with a folder for each match, if there is one."""

    def __getitem__(self, bot: str) -> RatedBot:
        """Return a bot by its name. Raises KeyError."""
        for rated in self.bots:
            if rated.bot == bot:
                return rated
        raise KeyError(bot)


def default_bots(game: str) -> list[str]:
    """Return all levels of a game, with `random` below them. Raises BadOptions if it has none."""
    if not levels.levels(game):
        raise BadOptions("arena-ladder-none", game=game, bots=", ".join(levels.bot_names(game)))
    return ["random", *(level.name for level in levels.levels(game))]


def list_pairings(number: int, kind: Pairings) -> list[tuple[int, int]]:
    """Return pairs of indices in the list of bots: the pairings of some kind between `number` bots."""
    max_distance = number if kind == "all" else 3
    return [(low, low + distance) for distance in range(1, max_distance) for low in range(number - distance)]


def make_matches(
    game: Game[Any, Any],
    options: JsonObject,
    entries: Entries,
    kind: Pairings,
    seed: int,
    games: int,
    path: Path | None,
    **budget_settings: Any,
) -> list[Match]:
    """Return the matches of all pairings, each in its own folder in `path` if given. Raises BadOptions."""
    names = entries.names
    if len(names) < 2:
        raise BadOptions("arena-two-bots")
    if len(set(names)) != len(names):
        raise BadOptions("arena-ladder-twice")
    matches = []
    for low, high in list_pairings(len(names), kind):
        pair = entries.pick(low, high)
        settings = make_settings(
            game,
            options,
            pair.specs,
            seed,
            labels=pair.labels,
            given_as_objects=pair.names_of_objects(),
            **budget_settings,
        )
        folder = path / folder_name(low, high, *pair.specs) if path else None
        matches.append(Match(settings, games, folder, pair.sources))
    return matches


def rate_bots(names: list[str], matches: list[Match]) -> list[RatedBot]:
    """Return the ratings of all bots, in the order given; the first has 0 Elo."""
    wins: Wins = np.zeros((len(names), len(names)))
    for match in matches:
        first, second = (names.index(name) for name in match.settings.names)
        wins[first, second], wins[second, first] = match.points
    games = wins.sum(axis=0) + wins.sum(axis=1)
    ratings = zip(names, rate_linked(wins), strict=True)
    return [RatedBot(name, rating, round(games[i])) for i, (name, rating) in enumerate(ratings)]
