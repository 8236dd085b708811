"""The probability of winning a game of Chu Han between two battles, from the points alone.

Tabulated by backward induction over the points of both players (R. Bellman, "Dynamic Programming", 1957).
"""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.scoring import WINNING_POINTS

_GOAL: Final = int(WINNING_POINTS)

_POINTS_DISTRIBUTION: Final = (
    (1, 0.05),
    (2, 0.07),
    (3, 0.10),
    (4, 0.13),
    (5, 0.22),
    (6, 0.20),
    (7, 0.12),
    (8, 0.06),
    (10, 0.05),
)
"""The points that the player who goes out scores in a battle, each with its probability.

Measured in games between strong players; the number of games was not recorded.
"""


def _tabulate() -> list[float]:
    """Return a player's win probability by both players' points (own first), if both go out equally often."""
    table = [0.0] * (_GOAL * _GOAL)

    def at(own: int, other: int) -> float:
        if own >= _GOAL:
            return 1.0
        return 0.0 if other >= _GOAL else table[_GOAL * own + other]

    for total in range(2 * _GOAL - 2, -1, -1):
        for own in range(max(0, total - _GOAL + 1), min(_GOAL, total + 1)):
            other = total - own
            table[_GOAL * own + other] = sum(
                probability * (at(own + points, other) + at(own, other + points)) / 2.0
                for points, probability in _POINTS_DISTRIBUTION
            )
    return table


_WIN_PROBABILITY: Final = _tabulate()


def win_probability(own: i64, other: i64) -> float:
    """Return the probability, 0 … 1, that a player with `own` points wins against one with `other`, before a battle."""
    if own >= WINNING_POINTS or other >= WINNING_POINTS:
        return 1.0 if own > other else 0.0
    return _WIN_PROBABILITY[WINNING_POINTS * own + other]
