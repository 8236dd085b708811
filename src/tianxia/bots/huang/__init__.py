"""Opponents for Huang: one search, with less of everything for the weaker levels."""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, Level
from tianxia.bots.huang.bot import SearchBot
from tianxia.bots.huang.greedy import GreedyBot
from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.plain import PlainBot
from tianxia.games.huang.actions import NUM_ACTIONS


def novice() -> Knowledge:
    """Counts points, all alike, and looks at a few actions."""
    know = Knowledge(glances=3, second=0, worlds=0)
    know.lowest = know.future = know.danger = know.plans = know.rivals = False
    return know


def casual() -> Knowledge:
    """Knows that the lowest colour decides, and what pagodas will earn; thinks little of leaders without one."""
    know = Knowledge(glances=3, second=0, worlds=0)
    know.danger = know.plans = know.rivals = False
    know.access = 8
    return know


def club() -> Knowledge:
    """Sees the rivals too, what threatens leaders, and pagodas in the making."""
    return Knowledge(glances=7, second=0, worlds=0)


def expert() -> Knowledge:
    """Looks at more actions, and at both of a turn together."""
    return Knowledge(glances=40, second=4, worlds=0)


def master() -> Knowledge:
    """Plays on in sampled worlds, with the replies of all others, as long as there is time."""
    return Knowledge()


REFERENCES: Final = (
    Level("greedy", GreedyBot, Budget(0.0, 1)),
    Level("mcts", partial(PlainBot, int(NUM_ACTIONS)), Budget(0.5)),
)

LEVELS: Final = (
    Level("novice", partial(SearchBot, novice), Budget(0.02, 3)),
    Level("casual", partial(SearchBot, casual), Budget(0.02, 3)),
    Level("club", partial(SearchBot, club), Budget(0.05, 7)),
    Level("expert", partial(SearchBot, expert), Budget(0.2, 40)),
    Level("master", partial(SearchBot, master), Budget(0.5)),
)
