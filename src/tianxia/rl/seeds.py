"""Where the deals of an environment come from."""

import secrets
from typing import Final

from tianxia.engine.errors import BadOptions
from tianxia.engine.rng import SEED_BITS, Rng

_EPISODES: Final = 3
"""The stream of the seeds of later episodes."""


class Seeds:
    """The seed of each episode.

    A seed that is given deals the very game `tianxia` deals from it. Later episodes follow from it, so that a whole
    training can be repeated; before any seed is given, each has 256 bits from the system.
    """

    def __init__(self) -> None:
        self._later: Rng | None = None

    def next(self, given: int | None) -> int:
        """The seed of the next episode. Refuses with BadOptions."""
        if given is not None:
            if not 0 <= given < 1 << SEED_BITS:
                raise BadOptions("rl-seed", bits=SEED_BITS)
            self._later = Rng(given, _EPISODES)
            return given
        if self._later is None:
            return secrets.randbits(SEED_BITS)
        seed = 0
        for _ in range(SEED_BITS // 32):
            seed = seed << 32 | self._later.word()
        return seed
