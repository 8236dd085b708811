"""Where the deals of an environment come from, and the streams of chance beside them.

The shuffles of a game use the streams from 0 on of its seed; ours are below, so that none tells of another.
"""

import secrets
from typing import Final, SupportsIndex

from tianxia.engine.rng import SEED_BITS, Rng
from tianxia.engine.seeds import read_seed

SEATING: Final = -1
"""The stream that draws a seat."""
CASTING: Final = -2
"""The stream that draws who plays against an agent."""
SAMPLING: Final = -3
"""The stream of random actions, where an environment is asked for some."""
BOTS: Final = -10
"""The first of the streams of the bots: each has one for itself and one for the worlds it is handed."""
CHANCE: Final = -1_000
"""The first of the streams that decide where chance is open, one for each decision."""
_EPISODES: Final = -1_000_000_000
"""The first of the streams that give the seeds of later episodes."""


class Seeds:
    """The seed of each episode.

    A seed that is given deals the very game that this project deals from it everywhere. Later episodes follow from it,
    so that a whole training can be repeated; before any seed is given, each has 256 bits from the system.
    """

    def __init__(self) -> None:
        self._given: int | None = None
        self._episodes = 0

    def next(self, given: SupportsIndex | None) -> int:
        """The seed of the next episode. Refuses with BadOptions."""
        if given is not None:
            self._given = read_seed(given)
            self._episodes = 0
            return self._given
        if self._given is None:
            return secrets.randbits(SEED_BITS)
        self._episodes += 1
        rng = Rng(self._given, _EPISODES - self._episodes)
        seed = 0
        for _ in range(SEED_BITS // 32):
            seed = seed << 32 | rng.word()
        return seed
