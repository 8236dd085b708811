"""The number of examples that tests try: more with TIANXIA_THOROUGH=1, fewer with TIANXIA_PURE=1."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

THOROUGH: Final = os.environ.get("TIANXIA_THOROUGH") == "1"
PURE: Final = os.environ.get("TIANXIA_PURE") == "1"


def games_to_play(usual: int, *, thorough: int) -> int:
    """Return the number of random games to play."""
    return thorough if THOROUGH else usual


def examples(usual: int) -> int:
    """Return the number of Hypothesis examples to try: a fifth if uncompiled, since play is about 30 times slower."""
    if THOROUGH:
        return 10 * usual
    return max(1, usual // 5) if PURE else usual


def pairs(usual: Sequence[T], *, thorough: Sequence[T]) -> Sequence[T]:
    """Return the combinations to try: usually some that cover each value, else all."""
    return thorough if THOROUGH else usual
