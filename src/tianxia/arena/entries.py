"""The bots of a match as Python code gives them: words, classes, functions that make a bot, or bots themselves."""

import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tianxia.bots import bot_specs
from tianxia.bots.bot import Bot
from tianxia.engine.errors import BadOptions

Source = Bot | Callable[[], Bot]
"""A bot, or what makes one: a class, or any other callable without arguments."""
BotLike = str | Source
"""A word as on the command line (`club`, `master@0.1`, `cmd:…`, `py:module:Class`), or a source."""
Bots = Sequence[BotLike] | Mapping[str, BotLike]
"""The bots of a match in order; a mapping gives each a name."""


class Entries(NamedTuple):
    """The bots of a match, in order."""

    words: list[str]
    """What is written down for each bot: its word, or the name of its class or function."""
    sources: tuple[Source | None, ...]
    """The bots that were given as objects; None where the word stands for the bot."""
    labels: tuple[str, ...]
    """The names that a mapping gave; empty if it was no mapping."""

    @property
    def names(self) -> list[str]:
        return list(self.labels) or self.words

    def pick(self, *places: int) -> "Entries":
        """Some of them."""
        labels = tuple(self.labels[at] for at in places) if self.labels else ()
        return Entries([self.words[at] for at in places], tuple(self.sources[at] for at in places), labels)

    def known(self) -> set[str]:
        """The words that need not stand for a bot."""
        return {word for word, source in zip(self.words, self.sources, strict=True) if source is not None}


def enter(bots: Bots) -> Entries:
    """Reads the bots of a match. Raises BadOptions for what is neither a word, a bot nor a callable."""
    given = list(bots.values()) if isinstance(bots, Mapping) else list(bots)
    sources: list[Source | None] = []
    for one in given:
        if not isinstance(one, str | Bot) and not callable(one):
            raise BadOptions("arena-bot-kind", given=repr(one)[:80])
        if isinstance(one, type) and not issubclass(one, Bot):
            raise BadOptions("arena-bot-kind", given=repr(one)[:80])
        sources.append(None if isinstance(one, str) else one)
    labels = tuple(str(name) for name in bots) if isinstance(bots, Mapping) else ()
    return Entries([_word(one) for one in given], tuple(sources), labels)


def made(source: Source) -> Bot:
    """The bot for a game: an instance itself, or a new one from a class or function. Raises TypeError if it is none."""
    bot: Any = source if isinstance(source, Bot) else source()
    if not isinstance(bot, Bot):
        raise TypeError(f"{_name(source)}() returned {type(bot).__name__}, not a tianxia.bots.bot.Bot")
    return bot


def check_can_travel(entries: Entries) -> None:
    """Raises BadOptions if a bot cannot be sent to a worker process."""
    for name, source in zip(entries.names, entries.sources, strict=True):
        if source is None:
            continue
        try:
            pickle.dumps(source)
        except Exception as error:  # whatever pickling a stranger's object may raise
            raise BadOptions("arena-bot-pickle", bot=name[:80], problem=f"{error}"[:200]) from None
        if _home(source) == "__main__" and not hasattr(sys.modules["__main__"], "__file__"):
            raise BadOptions("arena-bot-main", bot=name[:80])


def _word(bot: BotLike) -> str:
    if isinstance(bot, str):
        return bot
    if isinstance(bot, type) and bot.__module__ != "__main__":
        if getattr(sys.modules.get(bot.__module__), bot.__qualname__, None) is bot:
            return f"{bot_specs.CLASS_PREFIX}{bot.__module__}:{bot.__qualname__}"
    return _name(bot)


def _name(source: Source) -> str:
    """A name for a bot that has no word."""
    if isinstance(source, Bot):
        return type(source).__name__
    function = getattr(source, "func", source)  # of a functools.partial
    name = str(getattr(function, "__name__", type(function).__name__))
    return "bot" if name == "<lambda>" else name


def _home(source: Source) -> str:
    """The module in which the class or function was defined."""
    if isinstance(source, Bot):
        return type(source).__module__
    return str(getattr(getattr(source, "func", source), "__module__", ""))
