"""Matches between bots, ladders and ratings: on all cores of one machine, or on a Ray cluster.

`play` plays a match, `rate` rates several bots, `load` reads the result of a match that was played earlier.
"""

from tianxia.arena.api import Progress, load, play, rate
from tianxia.arena.entries import BotLike, Bots
from tianxia.arena.failures import BotCrashed, BotNotStarted
from tianxia.arena.ladder import RatedBot, RatingResult
from tianxia.arena.standings import MatchResult, SeatStanding, Standing

__all__ = [
    "BotCrashed",
    "BotLike",
    "BotNotStarted",
    "Bots",
    "MatchResult",
    "Progress",
    "RatedBot",
    "RatingResult",
    "SeatStanding",
    "Standing",
    "load",
    "play",
    "rate",
]
