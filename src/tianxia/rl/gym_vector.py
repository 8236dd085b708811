"""Many games at once as Gymnasium's VectorEnv."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from tianxia.rl.spaces import observation_box
from tianxia.rl.vector import Info, ObservationArray, VectorEnv


class GymVectorEnv(VectorEnv, GymnasiumVectorEnv[Any, Any, Any]):
    """A VectorEnv with the spaces and metadata that Gymnasium requires."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    @cached_property
    def single_observation_space(self) -> spaces.Box:  # type: ignore[override]
        """The space of the observations of one environment."""
        if self.dtype == "float32":
            return observation_box(self.obs_size)
        return spaces.Box(0, 255, (self.obs_size,), np.uint8)

    @cached_property
    def single_action_space(self) -> spaces.Discrete:  # type: ignore[override]
        """The space of the actions of one environment."""
        return spaces.Discrete(self.num_actions)

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """The space of the observations of all environments together."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """The space of the actions of all environments together."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, Info]:
        """Start a new game in every environment, as `VectorEnv.reset` does."""
        first_step = super().reset(seed, options)
        if isinstance(seed, int | np.integer):
            GymnasiumVectorEnv.reset(self, seed=int(seed))  # seeds Gymnasium's own np_random, which we do not use
        return first_step
