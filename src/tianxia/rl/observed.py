"""What an agent is shown: numbers, and which actions are legal."""

from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces

from tianxia.engine.game import Observation
from tianxia.rl.deal import Mask

_LEAST: Final = np.float32(0.0)
_LARGEST: Final = np.float32(255.0)
"""No number of an observation is larger: counts are bytes, divided by 1 or more."""


class Observed(TypedDict):
    """An observation as PettingZoo's classic games have it."""

    observation: Observation
    action_mask: Mask


def numbers_space(size: int) -> spaces.Box:
    """Where the numbers of an observation lie: mostly between 0 and 1, but no bound is promised below 255."""
    return spaces.Box(_LEAST, _LARGEST, (size,), np.float32)


def observed_space(size: int, num_actions: int) -> spaces.Dict:
    """Where an observation with its mask lies."""
    mask = spaces.Box(0, 1, (num_actions,), np.int8)
    return spaces.Dict({"observation": numbers_space(size), "action_mask": mask})


def joined(observations: list[Observation]) -> Observation:
    """What all seats know together."""
    return np.concatenate(observations)
