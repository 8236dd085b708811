"""A reference bot that chooses sets by fixed rules, without looking ahead."""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.games.chuhan.rules.actions import ALLOW, PASS, PLAY, WITH_BOTH, WITH_PENG_YUE, WRIT
from tianxia.games.chuhan.rules.cards import size
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.sets import cards_in_set, rank_of_set
from tianxia.locales import Message


class GreedyBot(Bot):
    """Leads the largest set, the lowest of that size; answers as low as possible; uses no writs and no powers."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return an action by these fixed rules; neither the budget nor the generator matters."""
        assert isinstance(world, RulesState)
        legal = [int(action) for action in world.legal(seat)]
        sets = [action for action in legal if action >= PLAY]
        if sets and world.is_leading():
            return max(
                sets, key=lambda action: (size(cards_in_set(action - PLAY)), -rank_of_set(action - PLAY), -action)
            )
        if sets:
            return min(sets, key=lambda action: (rank_of_set(action - PLAY), action))
        for declining in (PASS, ALLOW):
            if declining in legal:
                return int(declining)
        without_powers = [action for action in legal if action != WRIT and not WITH_PENG_YUE <= action <= WITH_BOTH]
        return (without_powers or legal)[0]
