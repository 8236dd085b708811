"""What a seat sees of a state, as OpenSpiel asks for it."""

from typing import Any

import numpy as np
import pyspiel

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Observation
from tianxia.rl.openspiel.state import TianxiaState


class SeatObserver:
    """With perfect recall a string of all a seat has been told; without, a string and numbers of what it knows now."""

    def __init__(self, kind: Any, size: int) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadOptions("rl-openspiel-observer")
        self._recalls = bool(kind.perfect_recall)
        self.tensor: Observation | None = None if self._recalls else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.course.rules.game.observe(state.course.state, player)

    def string_from(self, state: TianxiaState, player: int) -> str:
        return state.course.information(player) if self._recalls else state.course.observation(player)
