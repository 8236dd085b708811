"""The levels of the bots, from the weakest to the strongest."""

from typing import Final

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.levels import INSTANT_BUDGET, GameBots
from tianxia_tianji.bots.best_reply import BestReplyBot
from tianxia_tianji.bots.matching import MatchingBot

BOTS: Final = GameBots(
    levels=(
        NamedBot("novice", MatchingBot, INSTANT_BUDGET),
        NamedBot("club", BestReplyBot, Budget(seconds=0.3, simulations=500)),
    )
)
