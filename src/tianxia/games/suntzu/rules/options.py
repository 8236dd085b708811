"""The options of Sun Tzu, and what they change before anything is dealt."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Options
from tianxia.games.suntzu.rules.board import ARMIES_EACH, LAST_ROUND, PROVINCES, SCORINGS, is_display_value
from tianxia.games.suntzu.rules.cards import (
    BEGINNER_BOX,
    CARD_NAMES,
    COPIES,
    DECK,
    card,
    framed_cards,
    has_order_every_round,
)
from tianxia.games.suntzu.rules.rules_state import RulesState, encode_beginner
from tianxia.games.suntzu.rules.seats import SHAO, SUN_TZU

MIN_PROVINCES: Final = 2

OPTION_REQUIREMENTS: Final = {
    "generals": {"beginner": False},
    "events": {"beginner": False},
    "light_infantry": {"beginner": False, "events": True},
}
"""The options that have an effect only with certain values of others."""


class SunTzuOptions(Options, frozen=True):
    """How a game of Sun Tzu is set up."""

    beginner: bool = False
    """No generals, no events, no +2 and +3, all armies in the pool. Overrides the next two options."""
    generals: bool = True
    events: bool = False
    light_infantry: Literal["point", "army"] = "point"
    """The effect of the event of that name. `point`: a step on the track; `army`: a choice to win the battle by 1."""
    order: Literal["polish", "classic"] = "polish"
    """The order of battles: fixed at first, later decided by the player with fewer armies.

    `polish`: as in the Polish rulebook, fixed in rounds 1–3; `classic`: fixed in round 1 only.
    """
    displays: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """The values in rounds 3, 6 and 9, by province; if empty, displays are drawn."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops at chance nodes, for algorithms that need them."""

    # For research, beginner games only: games small enough to be solved.
    provinces: Annotated[int, msgspec.Meta(ge=MIN_PROVINCES, le=len(PROVINCES))] = len(PROVINCES)
    """How many provinces are fought over, from the first on."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=int(LAST_ROUND))] = int(LAST_ROUND)
    """After how many rounds the game ends; the last one is scored."""
    cards: list[str] = msgspec.field(default_factory=list)
    """The deck of each player; if empty, the usual one."""

    def __post_init__(self) -> None:
        """Check that the options can be combined. Raises BadOptions."""
        self._check_research()
        if not self.displays:
            return
        named = PROVINCES[: self.provinces]
        if sorted(self.displays) != sorted(named):
            raise BadOptions("suntzu-option-display-names", provinces=", ".join(named))
        for province, values in self.displays.items():
            if len(values) != SCORINGS or not all(map(is_display_value, values)):
                raise BadOptions("suntzu-option-display-values", province=province)

    def _check_research(self) -> None:
        """Check that a small game is a beginner game, with enough cards that return to the hand."""
        small = (self.provinces, self.rounds) != (len(PROVINCES), LAST_ROUND) or self.cards
        if small and not self.beginner:
            raise BadOptions("suntzu-option-research")
        for name, number in Counter(self.cards).items():
            if name not in CARD_NAMES or number > COPIES[CARD_NAMES.index(name)]:
                raise BadOptions("suntzu-option-card", card=name[:40], cards=" ".join(CARD_NAMES))
        if self.cards and not has_order_every_round(read_deck(self.cards), self.provinces):
            raise BadOptions("suntzu-option-few", number=self.provinces)


def read_deck(cards: list[str]) -> int:
    """Return a deck as a pile."""
    return sum(card(CARD_NAMES.index(name)) for name in cards)


def apply_options(state: RulesState, options: SunTzuOptions) -> None:
    """Set what the options decide in a state in which nothing is dealt yet."""
    state.is_chance_open = options.chance == "open"
    state.has_generals = options.generals and not options.beginner
    state.has_events = options.events and not options.beginner
    state.infantry_offers_army = options.light_infantry == "army"
    state.is_classic_order = options.order == "classic"
    if options.beginner:
        state.beginner = encode_beginner(options.provinces, options.rounds)
        box = DECK - read_deck(options.cards) if options.cards else BEGINNER_BOX
        for seat in (SUN_TZU, SHAO):
            state.set_pool(seat, ARMIES_EACH)
            state.set_reinforcements(seat, 0)
            state.set_boxed(seat, box)
            state.set_hand(seat, framed_cards(DECK - box))
    for name, values in options.displays.items():
        for scoring, value in enumerate(values):
            state.set_display_value(PROVINCES.index(name), scoring, value)
