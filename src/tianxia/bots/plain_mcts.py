"""A reference bot: determinized Monte Carlo tree search (MCTS) without any knowledge of the game."""

from tianxia.bots.bot import Bot, Budget
from tianxia.bots.search import plain_mcts
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message


class PlainMctsBot(Bot):
    """Plays any game by plain MCTS; see `tianxia.bots.search.plain_mcts`."""

    def __init__(self, num_actions: int) -> None:
        """Take `num_actions` of the game."""
        self.num_actions = num_actions

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the most visited action."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        return int(plain_mcts.choose_action(world, seat, self.num_actions, budget.start_clock(), rng))
