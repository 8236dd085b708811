"""Validation of seeds given by callers."""

from operator import index
from typing import SupportsIndex

from tianxia.engine.errors import BadOptions
from tianxia.engine.rng import SEED_BITS


def read_seed(seed: SupportsIndex) -> int:
    """Return a seed as an int. Raises BadOptions if it is out of range, TypeError if it is not an integer."""
    number = index(seed)
    if not 0 <= number < 1 << SEED_BITS:
        raise BadOptions("engine-seed", bits=SEED_BITS)
    return number
