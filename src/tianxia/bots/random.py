"""The simplest opponent: any legal action."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class RandomBot(Bot):
    """Chooses among the legal actions, each equally likely."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        return int(rng.choose(world.legal(seat)))
