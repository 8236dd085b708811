"""Several bots rated together: who plays whom, and what their games say."""

from math import isnan
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from tianxia.arena.entries import Entries
from tianxia.arena.match import Match, folder_name
from tianxia.arena.rating import Rating, Wins, rate_linked
from tianxia.arena.settings import settle
from tianxia.arena.standings import MatchResult
from tianxia.bots import levels
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject

Pairings = Literal["all", "neighbours"]
"""Who plays whom: everybody everybody (a round robin), or neighbours and those with one between them (a ladder)."""


class RatedBot(msgspec.Struct, frozen=True):
    """A bot with its rating."""

    bot: str
    rating: Rating
    games: int
    """The games with a result; a crash counts in no rating."""

    @property
    def is_rated(self) -> bool:
        """Whether games with a result link it with the first bot."""
        return not isnan(self.rating.elo)


class RatingResult(msgspec.Struct, frozen=True):
    """Bots rated together, and the matches behind it."""

    bots: list[RatedBot]
    """In the order in which they were given; the first has 0 Elo."""
    matches: list[MatchResult]
    path: Path | None = None
    """The folder with a folder for each match, if there is one."""

    def __getitem__(self, bot: str) -> RatedBot:
        """A bot by its name. Raises KeyError."""
        for rated in self.bots:
            if rated.bot == bot:
                return rated
        raise KeyError(bot)


def usual_rungs(game: str) -> list[str]:
    """All levels of a game, with `random` below them. Refuses with BadOptions."""
    if not levels.levels(game):
        raise BadOptions("arena-ladder-none", game=game, bots=", ".join(levels.bot_names(game)))
    return ["random", *(level.name for level in levels.levels(game))]


def pairings(number: int, kind: Pairings) -> list[tuple[int, int]]:
    """Who plays whom, by their places in the list."""
    furthest = number if kind == "all" else 3
    return [(low, low + apart) for apart in range(1, furthest) for low in range(number - apart)]


def matches(
    game: Game[Any, Any],
    options: JsonObject,
    entries: Entries,
    kind: Pairings,
    seed: int,
    games: int,
    path: Path | None,
    **more: Any,
) -> list[Match]:
    """The matches of all pairings, each in a folder of its own if there is a path. Refuses with BadOptions."""
    names = entries.names
    if len(names) < 2:
        raise BadOptions("arena-two-bots")
    if len(set(names)) != len(names):
        raise BadOptions("arena-ladder-twice")
    out = []
    for low, high in pairings(len(names), kind):
        pair = entries.pick(low, high)
        settings = settle(game, options, pair.words, seed, labels=pair.labels, known=pair.known(), **more)
        folder = path / folder_name(low, high, *pair.words) if path else None
        out.append(Match(settings, games, folder, pair.sources))
    return out


def rated(names: list[str], matches: list[Match]) -> list[RatedBot]:
    """Everybody's rating, in the order given; the first has 0."""
    wins: Wins = np.zeros((len(names), len(names)))
    for match in matches:
        one, other = (names.index(name) for name in match.settings.names)
        wins[one, other], wins[other, one] = match.points
    games = wins.sum(axis=0) + wins.sum(axis=1)
    ratings = zip(names, rate_linked(wins), strict=True)
    return [RatedBot(name, rating, round(games[at])) for at, (name, rating) in enumerate(ratings)]
