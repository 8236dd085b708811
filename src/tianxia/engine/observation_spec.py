"""The planes of an observation: its named parts, with their sizes and scales. The rules need them without numpy."""

from typing import Final, NamedTuple

FLAG: Final = (1.0,)
"""The scale of planes whose values are 0 and 1."""


class Plane(NamedTuple):
    """A named part of an observation."""

    name: str
    size: int
    scale: tuple[float, ...]
    """The divisors of the counts, usually their largest values: one number per index, or one for all."""
    meaning: str


def flag_plane(name: str, meaning: str) -> Plane:
    """Return a plane of one number, 0 or 1."""
    return Plane(name, 1, FLAG, meaning)
