"""Bots that record what they receive."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

SEEN: list[tuple[State, list[Message], int, Budget]] = []


class Watcher(Bot):
    """Records everything it receives, and plays at random."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Record the arguments and return a random legal action."""
        SEEN.append((world.clone(), list(history), seat, budget))
        return int(rng.choose(world.legal(seat)))


class First(Bot):
    """Always takes the first legal action."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the first legal action."""
        return int(world.legal(seat)[0])
