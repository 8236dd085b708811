"""What a bot is."""

import time
from collections.abc import Callable
from typing import NamedTuple

from tianxia.bots.search.clock import Clock
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class Budget(NamedTuple):
    """How long a bot may think about a decision: seconds, or simulations where a choice must be repeatable."""

    seconds: float = 1.0
    """0: no limit of time."""
    simulations: int = 0
    """0: no limit of number."""
    now: Callable[[], float] = time.perf_counter

    def begin(self) -> Clock:
        """Starts the clock."""
        return Clock(self.seconds, self.simulations, self.now)

    def less(self, clock: Clock) -> "Budget":
        """What is left after the time on a clock; never nothing."""
        return self._replace(seconds=max(self.seconds - clock.spent(), 0.001)) if self.seconds > 0 else self

    def scaled(self, factor: float) -> "Budget":
        """A part of it, or more."""
        simulations = max(1, round(self.simulations * factor)) if self.simulations else 0
        return self._replace(seconds=self.seconds * factor, simulations=simulations)


class Advice(NamedTuple):
    """A move a bot thought about."""

    steps: list[int]
    """The whole move, step by step."""
    chance: float
    """The chance to win with it, as the bot sees it, 0 … 1."""
    share: float
    """How much of its thinking went there, or how often it would play it, 0 … 1."""
    line: list[tuple[int, int]]
    """What it expects after that: seat and action."""


class Bot:
    """An opponent.

    It is handed a world sampled for its seat, never the true state, and may sample more from it. Whatever it does must
    come out the same for any such world: it looks at hidden things only in samples of its own. Nothing enforces this: a
    class runs in the process that holds the true state.
    """

    expected: float | None = None
    """The chance to win with its latest choice, as it saw it then, 0 … 1; None if it cannot tell."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """An action for a seat, after all the seat has seen."""
        raise NotImplementedError

    def explain(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """The moves it thinks best, the best first; empty if it cannot tell."""
        return []

    def judge(
        self, world: State, history: list[Message], seat: int, moves: list[list[int]], budget: Budget, rng: Rng
    ) -> list[float]:
        """The chance to win with each of some whole moves, 0 … 1, all judged alike; empty if it cannot tell."""
        return []

    def close(self) -> None:
        """The game is over: whatever the bot holds can go."""


class Level(NamedTuple):
    """A bot under a name, with the time it is meant to take."""

    name: str
    bot: Callable[[], Bot]
    budget: Budget
