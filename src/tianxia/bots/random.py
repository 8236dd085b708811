"""A reference bot: plays random legal actions."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return a legal action, each equally likely."""
        return int(rng.choose(world.legal(seat)))
