"""The observation: what a seat knows as an array of fixed size, mostly of numbers between 0 and 1."""

from typing import Final

from tianxia.engine.game import Observation
from tianxia.engine.observation_scale import concatenate_scales, scale_counts
from tianxia.games.chuhan.learning.observation_spec import CAMPAIGN_PLANES, PLANES
from tianxia.games.chuhan.rules.chapters import is_campaign
from tianxia.games.chuhan.rules.rules_state import RulesState

_SCALE: Final = concatenate_scales(PLANES)
_CAMPAIGN_SCALE: Final = concatenate_scales((*PLANES, *CAMPAIGN_PLANES))


def observe(state: RulesState, seat: int) -> Observation:
    """Return what a seat knows; more numbers in a campaign than in other games."""
    return scale_counts(state.planes(seat), scale(state))


def scale(state: RulesState) -> Observation:
    """Return what each number of the planes is divided by."""
    return _CAMPAIGN_SCALE if is_campaign(state) else _SCALE
