"""The planes of the observation: what a seat knows, as numbers. No numpy is needed for this."""

from typing import Final

from tianxia.engine.observation_spec import FLAG, Plane
from tianxia_tianji.cells import MOST_HORSES

_MOST_POINTS: Final = MOST_HORSES * (MOST_HORSES + 1) // 2

PLANES: Final = (
    Plane("horses", MOST_HORSES, FLAG, "own horses that have not run, by speed"),
    Plane("rival_horses", MOST_HORSES, FLAG, "the rival's horses that have not run"),
    Plane("prizes", MOST_HORSES, FLAG, "the prizes that are still face down"),
    Plane("prize", MOST_HORSES, FLAG, "the prize of this race, one-hot"),
    Plane("choice", MOST_HORSES, FLAG, "the horse that the seat has chosen for this race, one-hot"),
    Plane("points", 2, (float(_MOST_POINTS),), f"points, own and the rival's, divided by {_MOST_POINTS}"),
)
SIZE: Final = sum(plane.size for plane in PLANES)
