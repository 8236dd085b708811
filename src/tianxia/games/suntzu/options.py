"""The options of Sun Tzu."""

from typing import Literal

import msgspec

from tianxia.engine.game import Options
from tianxia.games.suntzu.board import PROVINCES, SCORINGS, is_value


class SunTzuOptions(Options, frozen=True):
    beginner: bool = False
    """No generals, no events, no +2 and +3, all armies in the pool. It overrides the next two."""
    generals: bool = True
    events: bool = False
    light_infantry: Literal["point", "army"] = "point"
    order: Literal["polish", "classic"] = "polish"
    displays: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """Five given displays, one for each province; empty: drawn."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops wherever chance decides, for those who need chance nodes."""

    def __post_init__(self) -> None:
        if not self.displays:
            return
        if sorted(self.displays) != sorted(PROVINCES):
            raise ValueError("displays must name all five provinces: " + ", ".join(PROVINCES))
        for province, values in self.displays.items():
            if len(values) != SCORINGS or not all(map(is_value, values)):
                raise ValueError(f"the display of {province} must be three values from 0 to 9")
