"""A seat's observations of a state, in the form that OpenSpiel requires."""

from typing import Any

import numpy as np
import pyspiel

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Observation
from tianxia.rl.openspiel.state import TianxiaState


class SeatObserver:
    """Writes observations as strings and tensors.

    With perfect recall, there is a string of the seat's whole log. Without, there is a string and a tensor of what it
    knows now. For public or private information alone, there is a string and no tensor.
    """

    def __init__(self, observation_type: Any, obs_size: int) -> None:
        """Prepare for an IIGObservationType of OpenSpiel. Raises BadOptions if there is no such observation."""
        self._public = bool(observation_type.public_info)
        self._private = observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._perfect_recall = bool(observation_type.perfect_recall)
        all_players = observation_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if all_players or not (self._public or self._private):
            raise BadOptions("rl-openspiel-observer")
        if self._perfect_recall and not self._public:
            raise BadOptions("rl-openspiel-private")
        has_tensor = self._public and self._private and not self._perfect_recall
        self.tensor: Observation | None = np.zeros(obs_size, np.float32) if has_tensor else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        """Write a player's observation of a state into `tensor`, if there is one."""
        if self.tensor is not None:
            self.tensor[:] = state.game_history.rules.game.observe(state.game_history.state, player)

    def string_from(self, state: TianxiaState, player: int) -> str:
        """Return a player's observation of a state as a string."""
        history = state.game_history
        if not self._public:
            return history.private_observation(player)
        if not self._private:
            return history.public_information_state() if self._perfect_recall else history.public_observation()
        return history.information_state(player) if self._perfect_recall else history.observation(player)
