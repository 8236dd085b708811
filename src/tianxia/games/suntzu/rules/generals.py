"""The ten generals: five on each side, each used once."""

from typing import Final

from mypy_extensions import i64

GENERAL_NAMES: Final = (
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

NUM_GENERALS: Final[i64] = 10
GENERALS_EACH: Final[i64] = 5

# Sun Tzu's.
MOVE: Final[i64] = 0  # one of his armies moves to an adjacent province that is neutral or his
AS_SIX: Final[i64] = 1  # his revealed 7, 8, 9 or 10 counts as a 6
HEAD_START: Final[i64] = 2  # the marker starts one step on his side
RECYCLE_MINUS: Final[i64] = 3  # his revealed -1 goes under his pile; the top card is boxed
LEVY: Final[i64] = 4  # an army moves from his pool to a province that he holds
# Shao's.
SECOND_SIX: Final[i64] = 5  # his 6 may be laid where he already has a mark
REMOVE: Final[i64] = 6  # an enemy army goes back to its owner's pool
PLAGUE_ZERO: Final[i64] = 7  # an enemy Plague counts as 0
GREAT_PLAGUE: Final[i64] = 8  # in this round, every Plague leaves one army
RECYCLE_PLAGUE: Final[i64] = 9  # his revealed Plague goes under his pile; the top card is boxed

LAST_PLANNING_ROUND: Final[i64] = 6
"""The planning generals may be used in rounds 1 to 6."""
PLANNING_GENERALS: Final = (MOVE, LEVY, REMOVE)


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
