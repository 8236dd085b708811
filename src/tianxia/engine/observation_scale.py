"""Divides the counts of an observation by their scales."""

from collections.abc import Sequence

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from tianxia.engine.game import Observation
from tianxia.engine.observation_spec import Plane


def scale_counts(numbers: vec[u8], scale: Observation) -> Observation:
    """Return the observation: each count divided by its scale."""
    counts = np.frombuffer(memoryview(numbers), dtype=np.uint8)
    out: Observation = np.divide(counts, scale, dtype=np.float32)
    return out


def concatenate_scales(planes: Sequence[Plane]) -> Observation:
    """Return what each number of an observation is divided by."""
    return np.concatenate([np.resize(np.array(plane.scale, dtype=np.float32), plane.size) for plane in planes])
