"""The planes of an observation: its named parts, their sizes and scales."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from tianxia.engine.game import Observation

FLAG: Final = (1.0,)
"""The scale of planes whose values are 0 and 1."""


class Plane(NamedTuple):
    """A named part of an observation."""

    name: str
    size: int
    scale: tuple[float, ...]
    """The divisors of the counts, usually their largest values: one number per index, or one for all."""
    meaning: str


def flag_plane(name: str, meaning: str) -> Plane:
    """Return a plane of one number, 0 or 1."""
    return Plane(name, 1, FLAG, meaning)


def scale_counts(numbers: vec[u8], scale: Observation) -> Observation:
    """Return the observation: each count divided by its scale."""
    counts = np.frombuffer(memoryview(numbers), dtype=np.uint8)
    out: Observation = np.divide(counts, scale, dtype=np.float32)
    return out


def concatenate_scales(planes: Sequence[Plane]) -> Observation:
    """Return what each number of an observation is divided by."""
    return np.concatenate([np.resize(np.array(plane.scale, dtype=np.float32), plane.size) for plane in planes])
