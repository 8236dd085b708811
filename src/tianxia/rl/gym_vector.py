"""Many games at once as Gymnasium's VectorEnv."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from tianxia.rl.observed import numbers_space
from tianxia.rl.vector import Info, Numbers, VectorEnv


class GymVectorEnv(VectorEnv, GymnasiumVectorEnv[Any, Any, Any]):
    """The same with the spaces and the metadata that Gymnasium asks for."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    @cached_property
    def single_observation_space(self) -> spaces.Box:  # type: ignore[override]
        """Where the observation of one environment lies."""
        if self.dtype == "float32":
            return numbers_space(self.obs_size)
        return spaces.Box(0, 255, (self.obs_size,), np.uint8)

    @cached_property
    def single_action_space(self) -> spaces.Discrete:  # type: ignore[override]
        """The actions of one environment."""
        return spaces.Discrete(self.num_actions)

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        dealt = super().reset(seed, options)
        if isinstance(seed, int | np.integer):
            GymnasiumVectorEnv.reset(self, seed=int(seed))  # what it draws from, should anybody ask
        return dealt
