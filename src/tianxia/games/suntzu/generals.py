"""The ten generals: five on each side, each used once."""

from typing import Final

from mypy_extensions import i64

NAMES: Final = (
    "move",
    "as_six",
    "head_start",
    "recycle_minus",
    "levy",
    "second_six",
    "remove",
    "plague_zero",
    "great_plague",
    "recycle_plague",
)
"""Sun Tzu's five, then Shao's."""

GENERALS: Final[i64] = 10
GENERALS_EACH: Final[i64] = 5

MOVE: Final[i64] = 0
AS_SIX: Final[i64] = 1
HEAD_START: Final[i64] = 2
RECYCLE_MINUS: Final[i64] = 3
LEVY: Final[i64] = 4
SECOND_SIX: Final[i64] = 5
REMOVE: Final[i64] = 6
PLAGUE_ZERO: Final[i64] = 7
GREAT_PLAGUE: Final[i64] = 8
RECYCLE_PLAGUE: Final[i64] = 9

LAST_PLANNING_ROUND: Final[i64] = 6
"""Move, levy and remove may be used in rounds 1 to 6."""


def side_generals(seat: i64) -> i64:
    """Return the generals of a side, as bits."""
    return ((1 << GENERALS_EACH) - 1) << (GENERALS_EACH * seat)


def count_generals(bits: i64) -> i64:
    """Return how many generals a set of bits has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
