"""Brings Nim and its bots to whoever imports it: in worker processes the words `py:tests.arena.nim:…` do."""

from tests.support.nim import HEAP, NimGame
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

registry.add(NimGame())


class Perfect(Bot):
    """Leaves a multiple of four."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return int(world.cells[HEAP]) % 4 or 1


class Middling(RandomBot):
    """Perfect half of the time."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        chooser: Bot = Perfect() if rng.below(2) else RandomBot()
        return chooser.choose(world, history, seat, budget, rng)
