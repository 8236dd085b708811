"""Bots that watch what they are handed."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

SEEN: list[tuple[State, list[Message], int, Budget]] = []


class Watcher(Bot):
    """Remembers all it is handed, and plays at random."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        SEEN.append((world.clone(), list(history), seat, budget))
        return int(rng.choose(world.legal(seat)))


class First(Bot):
    """Always the first legal action."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return int(world.legal(seat)[0])
