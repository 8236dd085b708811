"""What a bot is."""

from typing import NamedTuple, Protocol

from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class Budget(NamedTuple):
    """How long a bot may think: seconds, or simulations where a choice must be repeatable."""

    seconds: float = 1.0
    simulations: int = 0


class Bot(Protocol):
    """An opponent."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """An action for a seat, in a world sampled for it, after all the seat has seen."""
        ...
