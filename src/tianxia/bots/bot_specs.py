"""Bots by the specification that a user types: a name, a program (`cmd:…`) or a Python class (`py:module:Class`).

A name may be followed by a factor on its default time: `master@0.1`.
"""

import sys
from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tianxia.bots import levels, protocol
from tianxia.bots.bot import Bot, Budget, NamedBot
from tianxia.bots.program import ProgramBot
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject

PROGRAM_PREFIX: Final = "cmd:"
CLASS_PREFIX: Final = "py:"
TIME_FACTOR_SEPARATOR: Final = "@"
MAX_TIME_FACTOR: Final = 1000.0
DEFAULT_BUDGET: Final = Budget(seconds=1.0)
"""The budget of a bot that is not a level."""


def resolve_bot(
    spec: str,
    game: Game[Any, Any],
    options: JsonObject,
    seats: tuple[str, ...],
    seat: int,
    grace_seconds: float | None = None,
) -> NamedBot:
    """Return the bot that a specification names, to play a seat. Raises BadOptions if there is none.

    A program may exceed its time by `grace_seconds`, by default `protocol.GRACE_SECONDS`, before it is stopped.
    """
    if spec.startswith(PROGRAM_PREFIX):
        command = spec.removeprefix(PROGRAM_PREFIX)
        grace = protocol.GRACE_SECONDS if grace_seconds is None else grace_seconds
        return NamedBot(spec, partial(ProgramBot, command, game, options, seats, seat, grace), DEFAULT_BUDGET)
    if spec.startswith(CLASS_PREFIX):
        return NamedBot(spec, _import_class(spec), DEFAULT_BUDGET)
    name, separator, factor = spec.partition(TIME_FACTOR_SEPARATOR)
    level = levels.find_level(game.name, name)
    return NamedBot(spec, level.create_bot, level.budget.scaled(_parse_factor(spec, factor))) if separator else level


def _parse_factor(spec: str, text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.0 < factor <= MAX_TIME_FACTOR:
        raise BadOptions("bots-part", word=spec[:80], most=int(MAX_TIME_FACTOR))
    return factor


def import_bot_modules(specs: Iterable[str]) -> None:
    """Import the modules of all classes among the specifications, which may register games. Raises BadOptions."""
    for spec in specs:
        if spec.startswith(CLASS_PREFIX):
            _import_class(spec)


def _import_class(spec: str) -> type[Bot]:
    """Return the class that `py:module:Class` names. Adds the working directory to the import path.

    Raises BadOptions.
    """
    module, _, name = spec.removeprefix(CLASS_PREFIX).partition(":")
    working_directory = str(Path.cwd())
    if working_directory not in sys.path:
        sys.path.append(working_directory)
    try:
        bot_class = getattr(import_module(module), name)
    except Exception as error:  # a module from elsewhere may raise anything
        raise BadOptions("bots-class", word=spec[:80], problem=f"{type(error).__name__}: {error}"[:200]) from None
    if not isinstance(bot_class, type) or not issubclass(bot_class, Bot):
        raise BadOptions("bots-class-no-bot", word=spec[:80])
    return bot_class
