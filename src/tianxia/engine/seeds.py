"""Seeds that callers give."""

from operator import index
from typing import SupportsIndex

from tianxia.engine.errors import BadOptions
from tianxia.engine.rng import SEED_BITS


def read_seed(seed: SupportsIndex) -> int:
    """A seed that can be. Refuses with BadOptions, and what is no whole number with TypeError."""
    number = index(seed)
    if not 0 <= number < 1 << SEED_BITS:
        raise BadOptions("engine-seed", bits=SEED_BITS)
    return number
