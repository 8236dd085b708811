"""Plain determinised tree search as a bot: what others do, to measure against."""

from tianxia.bots.bot import Bot, Budget
from tianxia.bots.search.plain import choose_plainly
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class PlainBot(Bot):
    """Knows nothing but the rules."""

    def __init__(self, num_actions: int) -> None:
        self.num_actions = num_actions

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        return int(choose_plainly(world, seat, self.num_actions, budget.begin(), rng))
