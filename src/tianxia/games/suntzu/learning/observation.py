"""The observation: what a seat knows as an array of fixed size, mostly of numbers between 0 and 1."""

from typing import Final

from tianxia.engine.game import Observation
from tianxia.engine.observation_scale import concatenate_scales, scale_counts
from tianxia.games.suntzu.learning.observation_spec import PLANES
from tianxia.games.suntzu.rules.rules_state import RulesState

SCALE: Final = concatenate_scales(PLANES)


def observe(state: RulesState, seat: int) -> Observation:
    """Return what a seat knows."""
    return scale_counts(state.planes(seat), SCALE)
