"""The options of Chu Han."""

from typing import Literal

from tianxia.engine.options import Options


class ChuHanOptions(Options, frozen=True):
    """The options of Chu Han."""

    events: bool = False
    """Whether battles have events, from a deck of fifteen cards."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops at chance nodes, for algorithms that need them. `closed`: the seed decides the deal."""
