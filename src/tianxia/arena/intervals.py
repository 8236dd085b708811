"""Confidence intervals of win rates."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z_95: Final = 1.959964
"""Standard deviations of a normal distribution within which 95 % lie."""
MIN_DEALS: Final = 10
"""With fewer deals their spread says little: games are then counted as independent."""
MAX_GAME_WEIGHT: Final = 2.0
"""A paired game may be worth more than one on a fresh deal, but is never counted as more than this."""


class Rate(NamedTuple):
    """A share of wins with its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson_interval(share: float, number: float) -> Rate:
    """Return Wilson's interval for a share of wins in a number of independent games; a draw is half a win."""
    if number <= 0:
        return Rate(share, 0.0, 1.0)
    square = Z_95 * Z_95 / number
    centre = (share + square / 2) / (1 + square)
    half_width = Z_95 / (1 + square) * sqrt(max(share * (1 - share) / number + square / number / 4, 0.0))
    return Rate(share, max(centre - half_width, 0.0), min(centre + half_width, 1.0))


def paired_interval(deals: Sequence[Sequence[float]]) -> Rate:
    """Return Wilson's interval for one bot's wins, listed deal by deal, with deals as units.

    The games of a deal are not independent: the same cards are played once from each seat. So the spread between whole
    deals decides how many independent games all of them are worth.
    """
    wins = [win for deal in deals for win in deal]
    if not wins:
        return Rate(0.0, 0.0, 1.0)
    share = fmean(wins)
    return wilson_interval(share, effective_games(deals, share, len(wins)))


def effective_games(deals: Sequence[Sequence[float]], share: float, games: int) -> float:
    """Return how many independent games the games on these deals are worth."""
    spread = variance([fmean(deal) for deal in deals]) if len(deals) >= MIN_DEALS else 0.0
    if len(deals) < MIN_DEALS or share in (0.0, 1.0):
        return games
    most = MAX_GAME_WEIGHT * games
    return min(share * (1 - share) * len(deals) / spread, most) if spread > 0 else most
