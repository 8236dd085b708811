"""A reference bot: lays its highest cards where most points are at stake."""

from typing import Final

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.actions import NO, ORDER
from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import KINDS, NAMES
from tianxia.games.suntzu.cells import ORDERS, PHASE, ROUND, VALUE
from tianxia.locales import Message

HIGHEST_FIRST: Final = ("10", "9", "8", "7", "+3", "+2", "6", "5", "+1", "4", "3", "2", "1", "-1", "plague")
"""The kinds of cards in the order in which the bot prefers them."""


class GreedyBot(Bot):
    """Lays its highest card at the display with the most points, and so on; declines everything else if it can."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return an action by these fixed rules; neither the budget nor the generator matters."""
        legal = [int(action) for action in world.legal(seat)]
        c = world.cells
        if c[PHASE] != ORDERS:
            return NO if NO in legal else legal[-1]
        steps = [action for action in legal if action >= ORDER]
        province = (steps[0] - ORDER) // KINDS
        scoring = (int(c[ROUND]) - 1) // SCORINGS
        values = [int(c[VALUE + SCORINGS * p + scoring]) for p in range(NUM_PROVINCES)]
        rank = sum(1 for p in range(province + 1, NUM_PROVINCES) if values[p] > values[province])
        cards = sorted(steps, key=lambda step: HIGHEST_FIRST.index(NAMES[(step - ORDER) % KINDS]))
        return cards[min(rank, len(cards) - 1)]
