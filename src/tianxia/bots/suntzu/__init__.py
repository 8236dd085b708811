"""Opponents for Sun Tzu: secret orders drawn from a mixture that regret matching finds."""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, Level
from tianxia.bots.levels import INSTANT, NAMES
from tianxia.bots.plain import PlainBot
from tianxia.bots.suntzu.opponent import Strength, SunTzuBot
from tianxia.bots.suntzu.references import GreedyBot, UniformBot
from tianxia.bots.suntzu.weights import coarse, learnt, plain
from tianxia.games.suntzu.actions import NUM_ACTIONS

REFERENCES: Final = (
    Level("greedy", GreedyBot, INSTANT),
    Level("mcts", partial(PlainBot, int(NUM_ACTIONS)), Budget(1.0)),
    Level("uniform", UniformBot, Budget(seconds=0.0, simulations=8)),
)

LEVELS: Final = (
    Level(NAMES[0], lambda: SunTzuBot(Strength(1, 2, 4, 4, False, 20, 2), coarse()), Budget(0.0, 1)),
    Level(NAMES[1], lambda: SunTzuBot(Strength(1, 4, 20, 20, False, 50, 4), coarse()), Budget(0.0, 1)),
    Level(NAMES[2], lambda: SunTzuBot(Strength(1, 4, 8, 4, True, 10, 8), coarse()), Budget(0.0, 6)),
    Level(NAMES[3], lambda: SunTzuBot(Strength(1, 4, 8, 4, True, 10, 8), plain()), Budget(0.0, 10)),
    Level(NAMES[4], lambda: SunTzuBot(Strength(2, 6, 12, 4, True, 8, 16, 8, 2, 0.005), learnt()), Budget(0.5, 200)),
)
"""Each thinks about more hands and orders than the one below, or knows more; the strongest looks a round further."""
