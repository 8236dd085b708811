"""The observation: what a seat knows, as an array of fixed size."""

from typing import Final

from tianxia.engine.game import Observation
from tianxia.engine.observation_scale import concatenate_scales, scale_counts
from tianxia_tianji.cells import Cells
from tianxia_tianji.observation_spec import PLANES

SCALE: Final = concatenate_scales(PLANES)


def observe(state: Cells, seat: int) -> Observation:
    """Return what a seat knows: each number of the planes, divided by its scale."""
    return scale_counts(state.planes(seat), SCALE)
