"""Errors of the arena about bots that cannot play."""

from tianxia.arena.result import Fault
from tianxia.arena.standings import MatchResult
from tianxia.engine.errors import TianxiaError


class BotNotStarted(TianxiaError):
    """Raised before the first game if a bot cannot be started or crashes at its first decision."""

    def __init__(self, bot: str, fault: Fault) -> None:
        """Take the bot and its fault."""
        super().__init__("arena-not-started", bot=bot, problem=fault.reason)
        self.bot = bot
        self.output = fault.output
        """The last lines that its program wrote to its standard error, or the end of the traceback."""


class BotCrashed(TianxiaError):
    """Raised when a bot crashes in a game of a match that stops at the first crash."""

    def __init__(self, bot: str, number: int, fault: Fault, result: MatchResult) -> None:
        """Take the bot, the number of the game (from 1), the fault, and the result of the match so far."""
        super().__init__("arena-crashed", bot=bot, number=number, problem=fault.reason)
        self.bot = bot
        self.number = number
        """The number of the game, from 1."""
        self.output = fault.output
        """The last lines that its program wrote to its standard error, or the end of the traceback."""
        self.result = result
        """The result of the match so far."""
