"""How much is tried: enough for every change in `make test`, more with TIANXIA_THOROUGH=1, as `make soak` runs it."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

THOROUGH: Final = os.environ.get("TIANXIA_THOROUGH") == "1"
PURE: Final = os.environ.get("TIANXIA_PURE") == "1"


def games_to_play(usual: int, *, thorough: int) -> int:
    """How many random games to play."""
    return thorough if THOROUGH else usual


def examples(usual: int) -> int:
    """How many Hypothesis examples to try: a fifth of them uncompiled, where play is some thirty times slower."""
    if THOROUGH:
        return 10 * usual
    return max(1, usual // 5) if PURE else usual


def pairs(usual: Sequence[T], *, thorough: Sequence[T]) -> Sequence[T]:
    """Which combinations to try: some that cover each value, or all."""
    return thorough if THOROUGH else usual
