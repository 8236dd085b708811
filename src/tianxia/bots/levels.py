"""The bots of each game by name: reference bots, and levels ordered from weakest to strongest."""

from typing import Final, NamedTuple

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions

INSTANT_BUDGET: Final = Budget(seconds=0.0, simulations=1)
"""The budget of a bot that does not search."""


class GameBots(NamedTuple):
    """The bots of a game, to which its manifest refers."""

    levels: tuple[NamedBot, ...] = ()
    """The bots that players choose from, the weakest first."""
    references: tuple[NamedBot, ...] = ()
    """Simple bots to compare others with."""


_RANDOM: Final = NamedBot("random", RandomBot, INSTANT_BUDGET)
"""The reference bot of every game."""


def _load_bots(game: str) -> GameBots:
    if game not in registry.names():
        return GameBots()  # a record or a table can be about a game that is not installed any more
    bots = registry.manifest(game).load_bots() or GameBots()
    if not isinstance(bots, GameBots):
        raise TypeError(f"the bots of the game {game} are not GameBots, but {type(bots).__name__}")
    return bots


def levels(game: str) -> tuple[NamedBot, ...]:
    """Return the levels of a game, the weakest first; empty if the game is unknown or has no bots of its own."""
    return _load_bots(game).levels


def references(game: str) -> tuple[NamedBot, ...]:
    """Return the reference bots of a game: simple bots to compare others with."""
    return (_RANDOM, *_load_bots(game).references)


def bot_names(game: str) -> list[str]:
    """Return the names of all bots of a game, reference bots first."""
    return [level.name for level in (*references(game), *levels(game))]


def find_level(game: str, name: str) -> NamedBot:
    """Return a level or reference bot by name. Raises BadOptions, which lists the names, if there is none."""
    for level in (*references(game), *levels(game)):
        if level.name == name:
            return level
    raise BadOptions("bots-unknown", bot=name[:40], bots=", ".join(bot_names(game)))
