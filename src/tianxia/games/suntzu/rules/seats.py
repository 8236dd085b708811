"""The two seats."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ("suntzu", "shao")
SUN_TZU: Final[i64] = 0
SHAO: Final[i64] = 1
NOBODY: Final[i64] = -1
DRAWN_GAME: Final[i64] = 2
"""The winner of a drawn game."""
