"""How sure a win rate is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Of a normal distribution, 95 % lie within this many standard deviations."""
FEWEST_DEALS: Final = 10
"""With fewer deals their spread says little: games count as if they had nothing to do with each other."""
MOST_WORTH: Final = 2.0
"""Pairing makes a game worth more than one on a fresh deal, but never more than this is believed."""


class Rate(NamedTuple):
    """A share of wins with its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson(share: float, number: float) -> Rate:
    """Wilson's interval for a share of wins in a number of independent games; a draw is half a win."""
    if number <= 0:
        return Rate(share, 0.0, 1.0)
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(max(share * (1 - share) / number + square / number / 4, 0.0))
    return Rate(share, max(middle - half, 0.0), min(middle + half, 1.0))


def paired(deals: Sequence[Sequence[float]]) -> Rate:
    """Wilson's interval for one bot's wins, deal by deal, with deals as units.

    The games of a deal are not independent: whoever has the better cards there has them once at each seat. So the
    spread between whole deals decides how many independent games all of them are worth.
    """
    wins = [win for deal in deals for win in deal]
    if not wins:
        return Rate(0.0, 0.0, 1.0)
    share = fmean(wins)
    return wilson(share, worth(deals, share, len(wins)))


def worth(deals: Sequence[Sequence[float]], share: float, games: int) -> float:
    """How many independent games the games on these deals are worth."""
    spread = variance([fmean(deal) for deal in deals]) if len(deals) >= FEWEST_DEALS else 0.0
    if len(deals) < FEWEST_DEALS or share in (0.0, 1.0):
        return games
    most = MOST_WORTH * games
    return min(share * (1 - share) * len(deals) / spread, most) if spread > 0 else most
