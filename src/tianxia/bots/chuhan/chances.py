"""The chance to win a game of Chu Han between two battles, from the points alone."""

from typing import Final

from mypy_extensions import i64

GOAL: Final = 31

# What who goes out scores, and how often: measured in games of good players.
_POINTS: Final = ((1, 0.05), (2, 0.07), (3, 0.10), (4, 0.13), (5, 0.22), (6, 0.20), (7, 0.12), (8, 0.06), (10, 0.05))


def _table() -> list[float]:
    """The chance of the first of two players, by both their points; each battle may go either way."""
    table = [0.0] * (GOAL * GOAL)

    def at(own: int, other: int) -> float:
        if own >= GOAL:
            return 1.0
        return 0.0 if other >= GOAL else table[GOAL * own + other]

    for total in range(2 * GOAL - 2, -1, -1):
        for own in range(max(0, total - GOAL + 1), min(GOAL, total + 1)):
            other = total - own
            table[GOAL * own + other] = sum(
                share * (at(own + points, other) + at(own, other + points)) / 2.0 for points, share in _POINTS
            )
    return table


_CHANCES: Final = _table()


def chance_to_win(own: i64, other: i64) -> float:
    """The chance of a player with some points against one with others, before a battle."""
    if own >= GOAL or other >= GOAL:
        return 1.0 if own > other else 0.0
    return _CHANCES[GOAL * own + other]
