"""Ratings from games: the model of Bradley and Terry, fitted by maximum likelihood, on the scale of Elo."""

from math import inf, log, nan, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tianxia.arena.intervals import Z

ELO: Final = 400 / log(10)
"""Ten to one is 400 points."""
_STEPS: Final = 200
_CLOSE: Final = 1e-10

Wins = NDArray[np.float64]
"""In row i and column j: the games that i won against j, a draw as half a game for each."""


class Rating(NamedTuple):
    """How strong a player is: the first of the list has 0."""

    elo: float
    margin: float
    """Half of the 95 % interval, measured against the average of all."""
    above: float
    """Elo above the one before; 0 for the first."""
    above_margin: float
    """Half of the 95 % interval of that difference."""


UNRATED: Final = Rating(nan, inf, nan, inf)
"""Of a player whom no games link with the first one."""


def rate_linked(wins: Wins) -> list[Rating]:
    """Rates everybody whom games link with the first player, directly or through others; the others are UNRATED."""
    games = wins + wins.T
    linked = {0}
    while more := {int(j) for i in linked for j in np.nonzero(games[i])[0]} - linked:
        linked |= more
    places = sorted(linked)
    ratings = dict(zip(places, rate(wins[np.ix_(places, places)]), strict=True))
    return [ratings.get(at, UNRATED) for at in range(len(wins))]


def rate(wins: Wins) -> list[Rating]:
    """Rates everybody. Everybody must be linked with everybody by games, directly or through others."""
    counted = without_whitewash(wins)
    strengths = fit(counted)
    spread = covariance(counted, strengths)
    out = []
    for at in range(len(strengths)):
        before = max(at - 1, 0)
        difference = spread[at, at] + spread[before, before] - 2 * spread[at, before]
        out.append(
            Rating(
                elo=float(strengths[at] - strengths[0]) * ELO,
                margin=Z * ELO * sqrt(max(float(spread[at, at]), 0.0)),
                above=float(strengths[at] - strengths[before]) * ELO,
                above_margin=Z * ELO * sqrt(max(float(difference), 0.0)),
            )
        )
    return out


def without_whitewash(wins: Wins) -> Wins:
    """A pairing that one side won altogether counts one more game, a draw: otherwise a rating could be infinite."""
    counted = wins.copy()
    games = wins + wins.T
    for i, j in zip(*np.nonzero(games), strict=True):
        if i < j and 0.0 in (wins[i, j], wins[j, i]):
            counted[i, j] += 0.5
            counted[j, i] += 0.5
    return counted


def fit(wins: Wins) -> NDArray[np.float64]:
    """The logarithms of the strengths under which these games are likeliest, 0 on average: Newton's method."""
    games = wins + wins.T
    strengths = np.zeros(len(wins))
    for _ in range(_STEPS):
        chance = _chances(strengths)
        slope = wins.sum(axis=1) - (games * chance).sum(axis=1)
        step = np.linalg.pinv(_information(games, chance)) @ slope
        step *= min(1.0, 1.0 / max(float(np.abs(step).max()), _CLOSE))
        strengths += step
        if float(np.abs(step).max()) < _CLOSE:
            break
    return np.asarray(strengths - strengths.mean(), dtype=np.float64)


def covariance(wins: Wins, strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """How sure the strengths are: the inverse of the Hessian, on average 0."""
    return np.asarray(np.linalg.pinv(_information(wins + wins.T, _chances(strengths))), dtype=np.float64)


def _chances(strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])), dtype=np.float64)


def _information(games: Wins, chance: NDArray[np.float64]) -> NDArray[np.float64]:
    weight = games * chance * (1 - chance)
    return np.asarray(np.diag(weight.sum(axis=1)) - weight, dtype=np.float64)
