"""The bots of a match as Python programs specify them: specs, classes, functions that make a bot, or bots."""

import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot
from tianxia.engine.errors import BadOptions

Source = Bot | Callable[[], Bot]
"""A bot, or a callable without arguments that makes one, such as a class."""
BotLike = str | Source
"""A spec as on the command line (`club`, `master@0.1`, `cmd:…`, `py:module:Class`), or a source."""
Bots = Sequence[BotLike] | Mapping[str, BotLike]
"""The bots of a match in order; a mapping gives each a name."""


class Entries(NamedTuple):
    """The bots of a match, in order."""

    specs: list[str]
    """The recorded name of each bot: its specification, or the name of its class or function."""
    sources: tuple[Source | None, ...]
    """The bots that were given as objects; None for a bot that was given by its spec."""
    labels: tuple[str, ...]
    """The names from a mapping; empty if the bots were given as a sequence."""

    @property
    def names(self) -> list[str]:
        """The labels; the specs if there are none."""
        return list(self.labels) or self.specs

    def pick(self, *indices: int) -> "Entries":
        """Return some of the entries, by index."""
        labels = tuple(self.labels[i] for i in indices) if self.labels else ()
        return Entries([self.specs[i] for i in indices], tuple(self.sources[i] for i in indices), labels)

    def names_of_objects(self) -> set[str]:
        """Return the specs of bots given as objects: these are names, not specifications."""
        return {spec for spec, source in zip(self.specs, self.sources, strict=True) if source is not None}


def read_entries(bots: Bots) -> Entries:
    """Read the bots of a match. Raises BadOptions for anything but a specification, a bot or a callable."""
    bot_list = list(bots.values()) if isinstance(bots, Mapping) else list(bots)
    sources: list[Source | None] = []
    for bot in bot_list:
        if not isinstance(bot, str | Bot) and not callable(bot):
            raise BadOptions("arena-bot-kind", given=repr(bot)[:80])
        if isinstance(bot, type) and not issubclass(bot, Bot):
            raise BadOptions("arena-bot-kind", given=repr(bot)[:80])
        sources.append(None if isinstance(bot, str) else bot)
    labels = tuple(str(name) for name in bots) if isinstance(bots, Mapping) else ()
    return Entries([_bot_spec(bot) for bot in bot_list], tuple(sources), labels)


def make_bot(source: Source) -> Bot:
    """Return the bot for a game: an instance itself, or a new one from a class or function. Raises TypeError."""
    bot: Any = source if isinstance(source, Bot) else source()
    if not isinstance(bot, Bot):
        raise TypeError(f"{_name(source)}() returned {type(bot).__name__}, not a tianxia.bots.bot.Bot")
    return bot


def check_picklable(entries: Entries) -> None:
    """Raise BadOptions if a bot cannot be sent to a worker process."""
    for name, source in zip(entries.names, entries.sources, strict=True):
        if source is None:
            continue
        try:
            pickle.dumps(source)
        except Exception as error:  # pickling a foreign object may raise anything
            raise BadOptions("arena-bot-pickle", bot=name[:80], problem=f"{error}"[:200]) from None
        if _defining_module(source) == "__main__" and not hasattr(sys.modules["__main__"], "__file__"):
            raise BadOptions("arena-bot-main", bot=name[:80])


def _bot_spec(bot: BotLike) -> str:
    """Return the specification of a bot: `py:module:Class` for a class that can be imported, otherwise a name."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, type) and bot.__module__ != "__main__":
        if getattr(sys.modules.get(bot.__module__), bot.__qualname__, None) is bot:
            return f"{bot_specs.CLASS_PREFIX}{bot.__module__}:{bot.__qualname__}"
    return _name(bot)


def _name(source: Source) -> str:
    """Return a name for a bot that has no specification."""
    if isinstance(source, Bot):
        return type(source).__name__
    function = getattr(source, "func", source)  # of a functools.partial
    name = str(getattr(function, "__name__", type(function).__name__))
    return "bot" if name == "<lambda>" else name


def _defining_module(source: Source) -> str:
    """Return the module in which the class or function was defined."""
    if isinstance(source, Bot):
        return type(source).__module__
    return str(getattr(getattr(source, "func", source), "__module__", ""))
