"""Errors of the arena about bots that cannot play."""

from tianxia.arena.result import Fault
from tianxia.arena.standings import MatchResult
from tianxia.engine.errors import TianxiaError


class BotNotStarted(TianxiaError):
    """A bot could not be started, or crashed at its first decision, before the first game. Nothing was played."""

    def __init__(self, bot: str, fault: Fault) -> None:
        """Name the bot and what happened."""
        super().__init__("arena-not-started", bot=bot, problem=fault.reason)
        self.bot = bot
        self.output = fault.output
        """The last lines that its program wrote to its standard error, or the end of the traceback."""


class BotCrashed(TianxiaError):
    """A bot crashed in a game, and the match was to stop then."""

    def __init__(self, bot: str, number: int, fault: Fault, result: MatchResult) -> None:
        """Name the bot, the game (from 1) and what happened; `result` is the match so far."""
        super().__init__("arena-crashed", bot=bot, number=number, problem=fault.reason)
        self.bot = bot
        self.number = number
        """The game, from 1."""
        self.output = fault.output
        """The last lines that its program wrote to its standard error, or the end of the traceback."""
        self.result = result
        """The match until then."""
