"""Bots by the words people write: a name, a program (`cmd:…`), or a class of one's own (`py:module:Class`).

A name may be followed by a part of its usual time: `master@0.1`.
"""

import sys
from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tianxia.bots import levels, protocol
from tianxia.bots.bot import Bot, Budget, Level
from tianxia.bots.program import ProgramBot
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, Table

PROGRAM: Final = "cmd:"
CLASS: Final = "py:"
PART: Final = "@"
MOST: Final = 1000.0
"""Times its usual time."""
USUAL: Final = Budget(seconds=1.0)
"""The time of a bot that has no level."""


def find(
    word: str, game: Game[Any, Any], options: Table, seats: tuple[str, ...], seat: int, patience: float | None = None
) -> Level:
    """The bot a word stands for, to play a seat. Refuses with BadOptions."""
    if word.startswith(PROGRAM):
        command = word.removeprefix(PROGRAM)
        waited = protocol.PATIENCE if patience is None else patience
        return Level(word, partial(ProgramBot, command, game, options, seats, seat, waited), USUAL)
    if word.startswith(CLASS):
        return Level(word, _class(word), USUAL)
    name, at, part = word.partition(PART)
    level = levels.find(game.name, name)
    return Level(word, level.bot, level.budget.scaled(_factor(word, part))) if at else level


def _factor(word: str, text: str) -> float:
    """How much of its usual time a bot gets."""
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.0 < factor <= MOST:
        raise BadOptions("bots-part", word=word[:80], most=int(MOST))
    return factor


def load(words: Iterable[str]) -> None:
    """Imports the modules the words name: one with a bot may bring a game of its own. Refuses with BadOptions."""
    for word in words:
        if word.startswith(CLASS):
            _class(word)


def _class(word: str) -> type[Bot]:
    """The class of a bot in a module that can be imported from here."""
    module, _, name = word.removeprefix(CLASS).partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever goes wrong in a stranger's module
        raise BadOptions("bots-class", word=word[:80], problem=f"{type(error).__name__}: {error}"[:200]) from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOptions("bots-class-no-bot", word=word[:80])
    return found
