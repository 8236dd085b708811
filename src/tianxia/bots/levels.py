"""The bots of each game by name: reference bots, and levels ordered from weakest to strongest."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.random import RandomBot
from tianxia.engine.errors import BadOptions

INSTANT_BUDGET: Final = Budget(seconds=0.0, simulations=1)
"""The budget of a bot that does not search."""


@cache
def levels(game: str) -> tuple[NamedBot, ...]:
    """Return the levels of a game, the weakest first; empty if the game has no bots of its own."""
    module = f"tianxia.bots.{game}"
    return tuple(import_module(module).LEVELS) if find_spec(module) else ()


@cache
def references(game: str) -> tuple[NamedBot, ...]:
    """Return the reference bots of a game: simple bots to compare others with."""
    module = f"tianxia.bots.{game}"
    own = tuple(import_module(module).REFERENCES) if find_spec(module) else ()
    return (NamedBot("random", RandomBot, INSTANT_BUDGET), *own)


def bot_names(game: str) -> list[str]:
    """Return the names of all bots of a game, reference bots first."""
    return [level.name for level in (*references(game), *levels(game))]


def find_level(game: str, name: str) -> NamedBot:
    """Return a level or reference bot by name. Raises BadOptions, which lists the names, if there is none."""
    for level in (*references(game), *levels(game)):
        if level.name == name:
            return level
    raise BadOptions("bots-unknown", bot=name[:40], bots=", ".join(bot_names(game)))
