"""Confidence intervals of win rates."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z_95: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""
MIN_DEALS: Final = 10
"""With fewer deals, their variance is unreliable, and games are counted as independent."""
MAX_GAME_WEIGHT: Final = 2.0
"""A game on a paired deal can be worth more than an independent game, but counts as at most this many."""


class Rate(NamedTuple):
    """A win rate with its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson_interval(share: float, number: float) -> Rate:
    """Return Wilson's interval for a win rate over a number of independent games; a draw is half a win."""
    if number <= 0:
        return Rate(share, 0.0, 1.0)
    square = Z_95 * Z_95 / number
    centre = (share + square / 2) / (1 + square)
    half_width = Z_95 / (1 + square) * sqrt(max(share * (1 - share) / number + square / number / 4, 0.0))
    return Rate(share, max(centre - half_width, 0.0), min(centre + half_width, 1.0))


def paired_interval(deals: Sequence[Sequence[float]]) -> Rate:
    """Return Wilson's interval for one bot's wins, listed deal by deal, with deals as units.

    The games of a deal are not independent: the same cards are played once from each seat. So the variance between
    deals determines the effective number of independent games.
    """
    wins = [win for deal in deals for win in deal]
    if not wins:
        return Rate(0.0, 0.0, 1.0)
    share = fmean(wins)
    return wilson_interval(share, effective_games(deals, share, len(wins)))


def effective_games(deals: Sequence[Sequence[float]], share: float, games: int) -> float:
    """Return the effective number of independent games: the number with the same variance of the win rate."""
    deal_variance = variance([fmean(deal) for deal in deals]) if len(deals) >= MIN_DEALS else 0.0
    if len(deals) < MIN_DEALS or share in (0.0, 1.0):
        return games
    maximum = MAX_GAME_WEIGHT * games
    return min(share * (1 - share) * len(deals) / deal_variance, maximum) if deal_variance > 0 else maximum
