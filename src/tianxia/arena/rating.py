"""Ratings from games: the Bradley–Terry model, fitted by maximum likelihood, on the Elo scale."""

from math import inf, log, nan, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tianxia.arena.intervals import Z_95

ELO_PER_LOG_STRENGTH: Final = 400 / log(10)
"""Elo points for a unit of log strength: odds of ten to one are 400 points."""
_MAX_NEWTON_STEPS: Final = 200
_TOLERANCE: Final = 1e-10
"""The fit ends when no log strength changes by more than this."""

Wins = NDArray[np.float64]
"""In row i and column j: the games that i won against j; a draw is half a win for each."""


class Rating(NamedTuple):
    """The strength of a player; the first of the list has 0."""

    elo: float
    margin: float
    """Half the width of the 95 % interval, relative to the mean of all players."""
    above: float
    """Elo above the previous player in the list; 0 for the first."""
    above_margin: float
    """Half the width of the 95 % interval of that difference."""


UNRATED: Final = Rating(nan, inf, nan, inf)
"""The rating of a player who is not linked to the first one by any games."""


def rate_linked(wins: Wins) -> list[Rating]:
    """Rate every player who is linked to the first one by games, directly or through others; the rest are UNRATED."""
    games = wins + wins.T
    linked = {0}
    while new_links := {int(j) for i in linked for j in np.nonzero(games[i])[0]} - linked:
        linked |= new_links
    indices = sorted(linked)
    ratings = dict(zip(indices, rate(wins[np.ix_(indices, indices)]), strict=True))
    return [ratings.get(i, UNRATED) for i in range(len(wins))]


def rate(wins: Wins) -> list[Rating]:
    """Rate all players, who must all be linked by games, directly or through others."""
    counted = add_draws_to_one_sided_pairings(wins)
    strengths = fit_strengths(counted)
    covariance = compute_covariance(counted, strengths)
    ratings = []
    for i in range(len(strengths)):
        before = max(i - 1, 0)
        difference = covariance[i, i] + covariance[before, before] - 2 * covariance[i, before]
        ratings.append(
            Rating(
                elo=float(strengths[i] - strengths[0]) * ELO_PER_LOG_STRENGTH,
                margin=Z_95 * ELO_PER_LOG_STRENGTH * sqrt(max(float(covariance[i, i]), 0.0)),
                above=float(strengths[i] - strengths[before]) * ELO_PER_LOG_STRENGTH,
                above_margin=Z_95 * ELO_PER_LOG_STRENGTH * sqrt(max(float(difference), 0.0)),
            )
        )
    return ratings


def add_draws_to_one_sided_pairings(wins: Wins) -> Wins:
    """Add a drawn game to each pairing that one side won completely, since its rating would be infinite."""
    counted = wins.copy()
    games = wins + wins.T
    for i, j in zip(*np.nonzero(games), strict=True):
        if i < j and 0.0 in (wins[i, j], wins[j, i]):
            counted[i, j] += 0.5
            counted[j, i] += 0.5
    return counted


def fit_strengths(wins: Wins) -> NDArray[np.float64]:
    """Return the log strengths of maximum likelihood, with mean 0, by Newton's method."""
    games = wins + wins.T
    strengths = np.zeros(len(wins))
    for _ in range(_MAX_NEWTON_STEPS):
        probabilities = _win_probabilities(strengths)
        gradient = wins.sum(axis=1) - (games * probabilities).sum(axis=1)
        step = np.linalg.pinv(_fisher_information(games, probabilities)) @ gradient
        step *= min(1.0, 1.0 / max(float(np.abs(step).max()), _TOLERANCE))
        strengths += step
        if float(np.abs(step).max()) < _TOLERANCE:
            break
    return np.asarray(strengths - strengths.mean(), dtype=np.float64)


def compute_covariance(wins: Wins, strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the covariance of the log strengths: the pseudo-inverse of the information matrix."""
    return np.asarray(
        np.linalg.pinv(_fisher_information(wins + wins.T, _win_probabilities(strengths))), dtype=np.float64
    )


def _win_probabilities(strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])), dtype=np.float64)


def _fisher_information(games: Wins, probabilities: NDArray[np.float64]) -> NDArray[np.float64]:
    weight = games * probabilities * (1 - probabilities)
    return np.asarray(np.diag(weight.sum(axis=1)) - weight, dtype=np.float64)
