"""The options of Sun Tzu."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Options
from tianxia.games.suntzu.board import PROVINCES, SCORINGS, is_display_value
from tianxia.games.suntzu.cards import COPIES, NAMES, card, has_order_every_round
from tianxia.games.suntzu.cells import LAST_ROUND

MIN_PROVINCES: Final = 2


class SunTzuOptions(Options, frozen=True):
    beginner: bool = False
    """No generals, no events, no +2 and +3, all armies in the pool. It overrides the next two."""
    generals: bool = True
    events: bool = False
    light_infantry: Literal["point", "army"] = "point"
    order: Literal["polish", "classic"] = "polish"
    displays: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """Given displays, one for each province; empty: drawn."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops wherever chance decides, for those who need chance nodes."""

    # For research, beginner games only: games small enough to be solved.
    provinces: Annotated[int, msgspec.Meta(ge=MIN_PROVINCES, le=len(PROVINCES))] = len(PROVINCES)
    """How many provinces are fought over, from the first on."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=int(LAST_ROUND))] = int(LAST_ROUND)
    """After how many rounds the game ends; the last is scored."""
    cards: list[str] = msgspec.field(default_factory=list)
    """The deck of each player; empty: the usual one."""

    def __post_init__(self) -> None:
        self._check_research()
        if not self.displays:
            return
        named = PROVINCES[: self.provinces]
        if sorted(self.displays) != sorted(named):
            number = "five" if named == PROVINCES else "these"
            raise ValueError(f"displays must name all {number} provinces: " + ", ".join(named))
        for province, values in self.displays.items():
            if len(values) != SCORINGS or not all(map(is_display_value, values)):
                raise ValueError(f"the display of {province} must be three values from 0 to 9")

    def _check_research(self) -> None:
        """A small game is a beginner game, with enough cards that come back to the hand."""
        small = (self.provinces, self.rounds) != (len(PROVINCES), LAST_ROUND) or self.cards
        if small and not self.beginner:
            raise BadOptions("suntzu-option-research")
        for name, number in Counter(self.cards).items():
            if name not in NAMES or number > COPIES[NAMES.index(name)]:
                raise BadOptions("suntzu-option-card", card=name[:40], cards=" ".join(NAMES))
        if self.cards and not has_order_every_round(deck_of(self.cards), self.provinces):
            raise BadOptions("suntzu-option-few", number=self.provinces)


def deck_of(cards: list[str]) -> int:
    """A deck as a pile."""
    return sum(card(NAMES.index(name)) for name in cards)
