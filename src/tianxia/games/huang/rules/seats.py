"""The seats and their dynasties, and how leaders are numbered."""

from typing import Final

from mypy_extensions import i64

DYNASTIES: Final = ("tiger", "rabbit", "rat", "goat", "dragon")
MAX_SEATS: Final[i64] = 5
NOBODY: Final[i64] = -1
DRAWN_GAME: Final[i64] = 5
"""Instead of the winner, in a game that nobody won."""

# The leader of a seat in a colour has the number 5 × seat + colour, which is its bit, too.
NO_LEADER: Final[i64] = -1


def leader_colours(leaders: i64) -> i64:
    """Return the colours of some leaders, given as bits, as bits."""
    return (leaders | leaders >> 5 | leaders >> 10 | leaders >> 15 | leaders >> 20) & 31
