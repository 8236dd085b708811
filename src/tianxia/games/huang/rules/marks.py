"""The marks of a hex: what stands on its tile, as bits."""

from typing import Final

from mypy_extensions import i64

UNDER_PAGODA: Final[i64] = 1
UNDER_GRANARY: Final[i64] = 2
UNDER_PALACE: Final[i64] = 4
PAYABLE: Final[i64] = 8  # a red tile that may be removed as payment
UNDER_BANDITS: Final[i64] = 16
BUILT: Final[i64] = UNDER_PAGODA | UNDER_GRANARY | UNDER_PALACE
