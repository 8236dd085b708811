"""Observations with action masks, and the Gymnasium spaces they lie in."""

from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces

from tianxia.engine.game import Observation
from tianxia.rl.episode import ActionMask

_MIN_VALUE: Final = np.float32(0.0)
_MAX_VALUE: Final = np.float32(255.0)
"""No number of an observation is larger: counts are bytes, divided by 1 or more."""


class MaskedObservation(TypedDict):
    """An observation with its action mask, in the form of PettingZoo's classic games."""

    observation: Observation
    action_mask: ActionMask


def observation_box(size: int) -> spaces.Box:
    """Return the space of observations of `size` numbers, of which most are between 0 and 1, and all at most 255."""
    return spaces.Box(_MIN_VALUE, _MAX_VALUE, (size,), np.float32)


def masked_observation_space(size: int, num_actions: int) -> spaces.Dict:
    """Return the space of observations of `size` numbers with masks of `num_actions` actions."""
    mask = spaces.Box(0, 1, (num_actions,), np.int8)
    return spaces.Dict({"observation": observation_box(size), "action_mask": mask})


def concatenate_observations(observations: list[Observation]) -> Observation:
    """Return the observations of all seats as one array."""
    return np.concatenate(observations)
