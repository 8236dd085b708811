"""A reference bot that lays its highest cards where the displays are worth most: fixed rules without a search."""

from typing import Final

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.suntzu.rules.actions import DECLINE, ORDER
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import CARD_NAMES, KINDS
from tianxia.games.suntzu.rules.phases import ORDERS
from tianxia.games.suntzu.state import SunTzu
from tianxia.locales import Message

HIGHEST_FIRST: Final = ("10", "9", "8", "7", "+3", "+2", "6", "5", "+1", "4", "3", "2", "1", "-1", "plague")
"""The kinds of cards in the order in which the bot prefers them."""


class GreedyBot(Bot):
    """Lays its n-th highest card at the display with the n-th most points; declines everything else if it can."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return an action by these fixed rules; neither the budget nor the generator matters."""
        assert isinstance(world, SunTzu)
        legal = [int(action) for action in world.legal(seat)]
        if world.phase != ORDERS:
            return DECLINE if DECLINE in legal else legal[-1]
        steps = [action for action in legal if action >= ORDER]
        province = (steps[0] - ORDER) // KINDS
        scoring = (int(world.round) - 1) // SCORINGS
        values = [int(world.display_value(other, scoring)) for other in range(NUM_PROVINCES)]
        rank = sum(1 for other in range(province + 1, NUM_PROVINCES) if values[other] > values[province])
        cards = sorted(steps, key=lambda step: HIGHEST_FIRST.index(CARD_NAMES[(step - ORDER) % KINDS]))
        return cards[min(rank, len(cards) - 1)]
