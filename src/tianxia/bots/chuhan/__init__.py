"""Opponents for Chu Han, from one a child can beat to the strongest."""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, Level
from tianxia.bots.chuhan.bot import ChuHanBot, Skill
from tianxia.bots.chuhan.greedy import GreedyBot
from tianxia.bots.plain import PlainBot
from tianxia.games.chuhan.actions import NUM_ACTIONS

REFERENCES: Final = (
    Level("greedy", GreedyBot, Budget(0.0, 1)),
    Level("mcts", partial(PlainBot, int(NUM_ACTIONS)), Budget(0.5)),
)

LEVELS: Final = (
    Level("novice", partial(ChuHanBot, Skill(guided=False, believes=False, works_out=False)), Budget(0.05, 24)),
    Level("casual", partial(ChuHanBot, Skill(guided=False, believes=False, works_out=False)), Budget(0.1, 160)),
    Level("club", partial(ChuHanBot, Skill()), Budget(0.2, 100)),
    Level("expert", partial(ChuHanBot, Skill()), Budget(0.3, 1_200)),
    Level("master", partial(ChuHanBot, Skill()), Budget(0.5)),
)
