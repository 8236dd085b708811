"""The seats of Chu Han."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ("han", "chu")
"""The names of the seats; a seat is an index into this tuple."""
HAN: Final[i64] = 0
CHU: Final[i64] = 1
NOBODY: Final[i64] = -1
