"""The options of Chu Han."""

from typing import Literal

from tianxia.engine.errors import BadOptions
from tianxia.engine.options import Options


class ChuHanOptions(Options, frozen=True):
    """The options of Chu Han."""

    events: bool = False
    """Whether battles have events, from a deck of fifteen cards."""
    campaign: Literal["none", "fall-of-qin", "contention"] = "none"
    """The campaign that is played, if any: six battles, whose chapters bring their own events."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops at chance nodes, for algorithms that need them. `closed`: the seed decides the deal."""

    def __post_init__(self) -> None:
        """Raise BadOptions if there are events in a campaign."""
        if self.events and self.campaign != "none":
            raise BadOptions("chuhan-option-campaign-events", campaign=self.campaign)
