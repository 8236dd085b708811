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
    Level("mcts", partial(PlainBot, int(NUM_ACTIONS)), Budget(0.5)),
    Level("uniform", UniformBot, Budget(seconds=0.0, simulations=8)),
)


def novice() -> SunTzuBot:
    """Any four orders, against two hands of the rival; sees the track and the next scoring."""
    few = Strength(own_hands=1, rival_hands=2, orders=4, first=4, replies=False, iterations=20, worlds=2)
    return SunTzuBot(few, coarse())


def casual() -> SunTzuBot:
    """More orders and hands, judged by no more."""
    more = Strength(own_hands=1, rival_hands=4, orders=20, first=20, replies=False, iterations=50, worlds=4)
    return SunTzuBot(more, coarse())


REPLYING: Final = Strength(own_hands=1, rival_hands=4, orders=8, first=4, replies=True, iterations=10, worlds=8)


def club() -> SunTzuBot:
    """Looks for orders that reply to the rival's."""
    return SunTzuBot(REPLYING, coarse())


def expert() -> SunTzuBot:
    """Counts armies, cards and all scorings to come."""
    return SunTzuBot(REPLYING, plain())


def master() -> SunTzuBot:
    """Judges by what many games have taught, wonders what the rival thinks it holds, and looks a round further."""
    deep = Strength(
        own_hands=2,
        rival_hands=6,
        orders=12,
        first=4,
        replies=True,
        iterations=8,
        worlds=200,
        ahead=8,
        rival_ahead=2,
        least=0.005,
    )
    return SunTzuBot(deep, learnt())


LEVELS: Final = (
    Level(NAMES[0], novice, Budget(0.02, 1)),
    Level(NAMES[1], casual, Budget(0.05, 1)),
    Level(NAMES[2], club, Budget(0.1, 3)),
    Level(NAMES[3], expert, Budget(0.2, 10)),
    Level(NAMES[4], master, Budget(0.5, 200)),
)
