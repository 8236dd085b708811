"""Observations: what a seat knows, as arrays for machine learning."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias

from tianxia.engine.rules import StateT

if TYPE_CHECKING:  # numpy is imported by the first observation only: rules, texts and bots do not need it
    import numpy as np
    from numpy.typing import NDArray

Observation: TypeAlias = "NDArray[np.float32]"


class Learning(Generic[StateT]):
    """Observes the states of a game."""

    observation_version: ClassVar[int] = 0
    """The number of times the observations (their planes, or when they are made) have changed without a rule change."""

    def observe(self, state: StateT, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        raise NotImplementedError

    def scale(self, state: StateT) -> Observation:
        """Return the divisor of each number of `State.planes`. Raises NotImplementedError for a game without planes."""
        raise NotImplementedError
