"""The interface that every bot implements, with its arguments and results."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tianxia.bots.search.clock import Clock
from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class Budget(NamedTuple):
    """The limits of one decision: seconds, simulations (for reproducible choices), or both."""

    seconds: float = 1.0
    """0 means no time limit."""
    simulations: int = 0
    """0 means no limit on their number."""
    now: Callable[[], float] = time.perf_counter
    """The time source, in seconds."""

    def start_clock(self) -> Clock:
        """Return a clock that measures this budget from now on."""
        return Clock(self.seconds, self.simulations, self.now)

    def remaining(self, clock: Clock) -> "Budget":
        """Return this budget minus the time elapsed on a clock, at least 1 ms; the simulations stay the same."""
        return self._replace(seconds=max(self.seconds - clock.elapsed_seconds(), 0.001)) if self.seconds > 0 else self

    def scaled(self, factor: float) -> "Budget":
        """Return this budget multiplied by a factor; a limit on simulations stays at least 1."""
        simulations = max(1, round(self.simulations * factor)) if self.simulations else 0
        return self._replace(seconds=self.seconds * factor, simulations=simulations)


class Advice(NamedTuple):
    """A move that a bot considered, with its evaluation."""

    steps: list[int]
    """The whole move as actions, in order."""
    win_probability: float
    """The bot's estimate of the probability of winning with this move, 0 … 1."""
    share: float
    """The share of the search spent on it, or the probability with which the bot would play it, 0 … 1."""
    variation: list[tuple[int, int]]
    """The expected continuation: pairs of seat and action."""

    @property
    def chance(self) -> float:
        """The old name of `win_probability`."""
        warn_renamed("Advice.chance", "win_probability")
        return self.win_probability


class Bot:
    """A bot that plays one seat.

    It receives a world sampled for its seat, never the true state, and may sample more worlds from it. Its choices must
    be the same for every world that its seat cannot tell apart, so it reads hidden information only in samples that it
    draws itself. Nothing enforces this: a class runs in the process that holds the true state.
    """

    expected: float | None = None
    """The estimated probability of winning with the latest choice, 0 … 1; None if the bot has no estimate."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return a legal action for a seat, within the budget.

        `world` is sampled for the seat, and `history` holds the log messages that it has seen. All randomness comes
        from `rng`, so that the choice can be repeated if the budget is in simulations.
        """
        raise NotImplementedError

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """Return the moves the bot considers best, the best first; empty if it cannot explain its choices."""
        return []

    def evaluate_moves(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """Return the estimated probability of winning, 0 … 1, with each of the given whole moves.

        All moves are evaluated in the same way, so that they can be compared. Empty if the bot cannot evaluate them.
        """
        return []

    def close(self) -> None:
        """Release resources, such as processes, after the game."""


class NamedBot(NamedTuple):
    """A named bot with its default budget: a level of a game, a reference bot, or a bot that a user specified."""

    name: str
    create_bot: Callable[[], Bot]
    """Creates a bot for one game and one seat."""
    budget: Budget

    @property
    def bot(self) -> Callable[[], Bot]:
        """The old name of `create_bot`."""
        warn_renamed("Level.bot", "create_bot")
        return self.create_bot


def __getattr__(name: str) -> Any:
    """Return what an old name of this module stands for."""
    if name == "Level":
        warn_renamed("tianxia.bots.bot.Level", "NamedBot")
        return NamedBot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
