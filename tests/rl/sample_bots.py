"""Bots for the tests of environments."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

RECEIVED: list[tuple[State, list[Message], int, Budget]] = []
"""The arguments of all decisions of `RecordingBot`."""


class RecordingBot(Bot):
    """Records its arguments in RECEIVED, and plays at random."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Record the arguments and return a random legal action."""
        RECEIVED.append((world.clone(), list(history), seat, budget))
        return int(rng.choose(world.legal(seat)))


class First(Bot):
    """Always takes the first legal action."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the first legal action."""
        return int(world.legal(seat)[0])
