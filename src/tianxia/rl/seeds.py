"""The seeds of episodes, and the random streams that environments use besides those of the game.

A game shuffles with the streams of its seed numbered from 0. Environments use negative streams of the same seed, so
that no stream reveals anything about another.
"""

import secrets
from typing import Final, SupportsIndex

from tianxia.engine.rng import SEED_BITS, Rng
from tianxia.engine.seeds import read_seed

SEAT_STREAM: Final = -1
"""The stream that draws the agent's seat."""
OPPONENT_STREAM: Final = -2
"""The stream that draws the agent's opponents."""
SAMPLE_STREAM: Final = -3
"""The stream of the random actions that `VectorEnv.sample` returns."""
FIRST_BOT_STREAM: Final = -10
"""The first stream of the bots. Each bot has two: one for its choices, one for sampling its worlds."""
FIRST_CHANCE_STREAM: Final = -1_000
"""The first stream for the outcomes of open chance, one for each outcome."""
_FIRST_EPISODE_STREAM: Final = -1_000_000_000
"""The first stream for the seeds of later episodes."""


class EpisodeSeeds:
    """Chooses the seed of each episode.

    A given seed deals the same game as everywhere else in Tianxia. The seeds of later episodes are derived from it, so
    that a whole training run can be repeated. Until a seed is given, seeds are 256 random bits of the operating system.
    """

    def __init__(self) -> None:
        """Begin with random seeds, until one is given."""
        self._base_seed: int | None = None
        self._num_derived = 0

    def next_seed(self, given: SupportsIndex | None) -> int:
        """Return the seed of the next episode: the given one, a derived one or a random one. Raises BadOptions."""
        if given is not None:
            self._base_seed = read_seed(given)
            self._num_derived = 0
            return self._base_seed
        if self._base_seed is None:
            return secrets.randbits(SEED_BITS)
        self._num_derived += 1
        rng = Rng(self._base_seed, _FIRST_EPISODE_STREAM - self._num_derived)
        seed = 0
        for _ in range(SEED_BITS // 32):
            seed = seed << 32 | rng.next_word()
        return seed
