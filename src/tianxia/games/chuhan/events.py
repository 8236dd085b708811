"""The events: each one small object that changes what it must.

The books name five and describe four only in part; who owns the printed deck can put an event right here, or
replace it, without touching the rules. Names and texts are in the locales (`chuhan-event-…`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.chuhan.cards import EMPTY, NINE, RANK, card
from tianxia.games.chuhan.cells import (
    DRAW,
    DRAW_SIZE,
    GIVING,
    HAN,
    ROW,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    TRICKS,
    WRITS,
    Cells,
)

UNDRAWN: Final[i64] = 4
"""The bottom cards of the draw pile that nobody draws."""


class EventCard:
    """The rules without an event; an event overrides what it changes."""

    id = "quiet"
    origin = "book"

    copies: i64 = 1
    writs: i64 = 6
    writ_cards: i64 = 2
    max_cards_scored: i64 = 5
    notes_points: bool = False
    """Points made during the battle are noted and paid at its end."""
    defers_win: bool = False
    """31 points win only once the battle has been scored."""
    leads_from_row: bool = False
    """The leader may use a face-up card in the lead power and one in the set."""
    row_size: i64 = 0
    """How many cards of the draw pile lie face up."""

    def set_up(self, state: Cells) -> None:
        """After the deal, before the first trick."""

    def allows_power(self, kind: i64) -> bool:
        return True

    def trick_points(self, state: Cells, winner: i64) -> i64:
        """Points for the winner of a trick; its last set is still the set to beat."""
        return 0

    def scoring_points(self, state: Cells, seat: i64, out: i64) -> i64:
        """Points of a seat at the end of the battle, besides those that `out` scores for going out."""
        return 0


class Quiet(EventCard):
    copies: i64 = 5


class SoundAdvice(EventCard):
    id = "sound_advice"
    origin = "partly"
    defers_win: bool = True

    def scoring_points(self, state: Cells, seat: i64, out: i64) -> i64:
        # The player who went out has scored the rival's writs for going out, and scores them only once.
        return 0 if seat == out else state.cells[WRITS + 1 - seat]


class Stability(EventCard):
    id = "stability"
    origin = "partly"
    notes_points: bool = True
    defers_win: bool = True


class HanguPass(EventCard):
    id = "hangu_pass"
    origin = "partly"

    def scoring_points(self, state: Cells, seat: i64, out: i64) -> i64:
        return 3 if state.cells[TRICKS + seat] > state.cells[TRICKS + 1 - seat] else 0


class Warlords(EventCard):
    id = "warlords"
    origin = "partly"
    leads_from_row: bool = True
    row_size: i64 = UNDRAWN

    def set_up(self, state: Cells) -> None:
        c = state.cells
        c[ROW] = EMPTY
        i: i64 = 0
        while i < UNDRAWN:
            c[ROW] += card(c[DRAW + i])
            i += 1
        while i < c[DRAW_SIZE]:
            c[DRAW + i - UNDRAWN] = c[DRAW + i]
            i += 1
        while i > c[DRAW_SIZE] - UNDRAWN:
            i -= 1
            c[DRAW + i] = 0
        c[DRAW_SIZE] -= UNDRAWN


class HongGate(EventCard):
    id = "hong_gate"
    origin = "house"

    def set_up(self, state: Cells) -> None:
        state.cells[GIVING] = 1


class PlankRoads(EventCard):
    id = "plank_roads"
    origin = "house"
    writs: i64 = 0


class Famine(EventCard):
    id = "famine"
    origin = "house"
    max_cards_scored: i64 = 8


class Conscription(EventCard):
    id = "conscription"
    origin = "house"
    writs: i64 = 4
    writ_cards: i64 = 3


class Mandate(EventCard):
    id = "mandate"
    origin = "house"

    def trick_points(self, state: Cells, winner: i64) -> i64:
        c = state.cells
        imperial = c[SET_SIZE] == 1 and c[SET_RANK] >= RANK[NINE]  # the 9, or Liu Bang's 10
        return 2 if imperial and c[SET_BY] == winner else 0


class HongCanal(EventCard):
    id = "hong_canal"
    origin = "house"

    def allows_power(self, kind: i64) -> bool:
        return RANK[kind] != 6


EVENT_CARDS: Final[list[EventCard]] = [
    Quiet(),
    SoundAdvice(),
    Stability(),
    HanguPass(),
    Warlords(),
    HongGate(),
    PlankRoads(),
    Famine(),
    Conscription(),
    Mandate(),
    HongCanal(),
]
QUIET: Final[i64] = 0


def event_ids() -> list[str]:
    return [event.id for event in EVENT_CARDS]


def event_deck() -> vec[i64]:
    """The 14 events that are shuffled below the first, which is Quiet."""
    out = vec[i64]()
    for number, event in enumerate(EVENT_CARDS):
        copies = event.copies - (1 if number == QUIET else 0)
        while copies > 0:
            out = append(out, i64(number))
            copies -= 1
    return out


def writs_left(state: Cells, event: EventCard) -> i64:
    c = state.cells
    return event.writs - c[WRITS + HAN] - c[WRITS + 1 - HAN]
