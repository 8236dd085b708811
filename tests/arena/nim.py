"""Registers Nim when it is imported, and has bots for it: worker processes import it for `py:tests.arena.nim:…`."""

from tests.support.nim import HEAP, NimGame
from tianxia.bots.bot import Bot, Budget
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

registry.add(NimGame())


class Perfect(Bot):
    """Plays perfectly: leaves a multiple of four."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return int(world.cells[HEAP]) % 4 or 1


class HalfPerfect(RandomBot):
    """Plays perfectly in half of its decisions, otherwise at random."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        chooser: Bot = Perfect() if rng.below(2) else RandomBot()
        return chooser.choose(world, history, seat, budget, rng)
