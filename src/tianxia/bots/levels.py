"""The bots there are for a game: reference bots, and levels from the weakest to the strongest."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tianxia.bots.bot import Budget, Level
from tianxia.bots.random import RandomBot
from tianxia.engine.errors import BadOptions

INSTANT: Final = Budget(seconds=0.0, simulations=1)
NAMES: Final = ("novice", "casual", "club", "expert", "master")
"""The levels of every game, from one a child can beat to the strongest."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first; none if it has no bots of its own."""
    module = f"tianxia.bots.{game}"
    return tuple(import_module(module).LEVELS) if find_spec(module) else ()


@cache
def references(game: str) -> tuple[Level, ...]:
    """Simple bots to measure against."""
    module = f"tianxia.bots.{game}"
    own = tuple(import_module(module).REFERENCES) if find_spec(module) else ()
    return (Level("random", RandomBot, INSTANT), *own)


def names(game: str) -> list[str]:
    """All bots of a game by name."""
    return [level.name for level in (*references(game), *levels(game))]


def find(game: str, name: str) -> Level:
    """A bot by name. Refuses with BadOptions."""
    for level in (*references(game), *levels(game)):
        if level.name == name:
            return level
    raise BadOptions("bots-unknown", bot=name[:40], bots=", ".join(names(game)))
