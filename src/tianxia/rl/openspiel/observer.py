"""What a seat sees of a state, as OpenSpiel asks for it."""

from typing import Any

import numpy as np
import pyspiel

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Observation
from tianxia.rl.openspiel.state import TianxiaState


class SeatObserver:
    """With perfect recall a string of all a seat has been told; without, a string and numbers of what it knows now.

    Of public information alone, or private information alone, there is a string and no numbers.
    """

    def __init__(self, kind: Any, size: int) -> None:
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (self._public or self._private):
            raise BadOptions("rl-openspiel-observer")
        if self._recalls and not self._public:
            raise BadOptions("rl-openspiel-private")
        whole = self._public and self._private and not self._recalls
        self.tensor: Observation | None = np.zeros(size, np.float32) if whole else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.course.rules.game.observe(state.course.state, player)

    def string_from(self, state: TianxiaState, player: int) -> str:
        course = state.course
        if not self._public:
            return course.private_observation(player)
        if not self._private:
            return course.public_information() if self._recalls else course.public_observation()
        return course.information(player) if self._recalls else course.observation(player)
