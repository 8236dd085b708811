"""Opponents for Huang: one search, with less of everything for the weaker levels."""

from typing import Final

from tianxia.bots.bot import Budget, Level
from tianxia.bots.huang.bot import SearchBot
from tianxia.bots.huang.greedy import GreedyBot
from tianxia.bots.huang.knowledge import Knowledge
from tianxia.bots.levels import INSTANT, NAMES


def novice() -> Knowledge:
    """Counts points, all alike, and sees no further than one of a few actions."""
    know = Knowledge()
    know.lowest = know.future = know.danger = know.plans = know.rivals = False
    know.arms, know.second, know.worlds, know.glances = 1, 0, 0, 8
    return know


def casual() -> Knowledge:
    """Knows that the lowest colour decides, and what leaders and pagodas will earn."""
    know = Knowledge()
    know.danger = know.plans = know.rivals = False
    know.arms, know.second, know.worlds, know.glances = 1, 0, 0, 10
    return know


def club() -> Knowledge:
    """Sees the rivals too, and looks at both actions of a turn."""
    know = Knowledge()
    know.danger = know.plans = False
    know.arms, know.second, know.worlds, know.glances = 1, 3, 0, 24
    return know


def expert() -> Knowledge:
    """Sees what threatens leaders, and pagodas in the making."""
    know = Knowledge()
    know.arms, know.second, know.worlds, know.glances = 1, 4, 0, 40
    return know


def master() -> Knowledge:
    """Plays on in sampled worlds, with the replies of all others, as long as there is time."""
    return Knowledge()


_ALL: Final = (
    (novice, Budget(seconds=0.0, simulations=8)),
    (casual, Budget(seconds=0.0, simulations=10)),
    (club, Budget(seconds=0.0, simulations=24)),
    (expert, Budget(seconds=0.0, simulations=40)),
    (master, Budget(seconds=1.0)),
)


def _level(at: int) -> Level:
    know, budget = _ALL[at]
    return Level(NAMES[at], lambda: SearchBot(know), budget)


LEVELS: Final[tuple[Level, ...]] = tuple(_level(at) for at in range(len(NAMES)))
REFERENCES: Final[tuple[Level, ...]] = (Level("greedy", GreedyBot, INSTANT),)
