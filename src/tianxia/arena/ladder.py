"""A ladder: neighbouring levels play each other, and some further apart; all are rated together."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tianxia.arena.match import Match, folder_name
from tianxia.arena.rating import Rating, Wins, rate
from tianxia.arena.settings import settle
from tianxia.bots import levels
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, Table


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    bot: str
    rating: Rating
    games: int


def usual_rungs(game: str) -> list[str]:
    """All levels of a game, with `random` below them. Refuses with BadOptions."""
    if not levels.levels(game):
        raise BadOptions("arena-ladder-none", game=game, bots=", ".join(levels.names(game)))
    return ["random", *(level.name for level in levels.levels(game))]


def pairings(number: int) -> list[tuple[int, int]]:
    """Who plays whom: the neighbours, and those with one between them."""
    return [(low, low + apart) for apart in (1, 2) for low in range(number - apart)]


def matches(
    game: Game[Any, Any], options: Table, bots: list[str], seed: int, games: int, path: Path, **more: Any
) -> list[Match]:
    """The matches of a ladder, each in a folder of its own."""
    if len(set(bots)) != len(bots):
        raise BadOptions("arena-ladder-twice")
    out = []
    for low, high in pairings(len(bots)):
        settings = settle(game, options, [bots[low], bots[high]], seed, **more)
        out.append(Match(settings, games, path / folder_name(low, high, bots[low], bots[high])))
    return out


def rungs(bots: list[str], matches: list[Match]) -> list[Rung]:
    """Everybody's rating, in the order given; the first has 0."""
    wins: Wins = np.zeros((len(bots), len(bots)))
    for match in matches:
        one, other = (bots.index(bot) for bot in match.settings.bots)
        wins[one, other], wins[other, one] = match.points
    games = wins.sum(axis=0) + wins.sum(axis=1)
    return [Rung(bot, rating, round(games[at])) for at, (bot, rating) in enumerate(zip(bots, rate(wins), strict=True))]
