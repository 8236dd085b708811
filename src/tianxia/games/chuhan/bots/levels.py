"""The levels of Chu Han: information-set tree search, with more knowledge or more simulations at each stronger level.

The skills and budgets of the levels were chosen by hand so that each beats the one below it;
docs/bot-writers/strength.md has the matches.
"""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.levels import INSTANT_BUDGET, GameBots
from tianxia.bots.plain_mcts import PlainMctsBot
from tianxia.games.chuhan.bots.bot import ChuHanBot, Skill
from tianxia.games.chuhan.bots.greedy import GreedyBot
from tianxia.games.chuhan.rules.actions import NUM_ACTIONS

REFERENCES: Final = (
    NamedBot("greedy", GreedyBot, INSTANT_BUDGET),
    NamedBot("mcts", partial(PlainMctsBot, int(NUM_ACTIONS)), Budget(0.5)),
)

RULES_ONLY: Final = Skill(uses_priors=False, infers_from_passes=False, solves_endgames=False)
"""The skill of the two weakest levels, which know the rules and the value of points, but no tactics."""

LEVELS: Final = (
    NamedBot("novice", partial(ChuHanBot, RULES_ONLY), Budget(0.05, 24)),
    NamedBot("casual", partial(ChuHanBot, RULES_ONLY), Budget(0.1, 160)),
    NamedBot("club", partial(ChuHanBot, Skill()), Budget(0.2, 100)),
    NamedBot("expert", partial(ChuHanBot, Skill()), Budget(0.3, 1_200)),
    NamedBot("master", partial(ChuHanBot, Skill()), Budget(0.5)),
)

BOTS: Final = GameBots(LEVELS, REFERENCES)
