"""The five events: what must happen for one to take effect, and what it does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.armies import pay
from tianxia.games.suntzu.battles import card_of, failed_to_win
from tianxia.games.suntzu.board import NUM_PROVINCES
from tianxia.games.suntzu.cards import NINE, ONE, TEN
from tianxia.games.suntzu.cells import (
    ASK,
    ASK_PLACE,
    ASK_TAKE,
    ASKED,
    BEGUN,
    CHAINED,
    EVENT_DECK,
    EVENTS_LEFT,
    GENERALS_BOXED,
    GENERALS_ON,
    INFANTRY_ARMY,
    NEED,
    NOBODY,
    PLAGUES,
    SEATS,
    SHAO,
    SUN_TZU,
    TRACK,
    TRACK_END,
    Cells,
)

EVENT_IDS: Final = ("plague", "chariot", "champion", "hero", "light_infantry")
NUM_EVENTS: Final[i64] = 5
EVENT_BITS: Final[i64] = 4

PLAGUES_NEEDED: Final[i64] = 4
CHARIOT_MARKS: Final[i64] = 3


class EventCard:
    """An event: its condition after a battle, and its effect for each seat, the order decider's first."""

    needs_battle: bool = False
    """It looks at the battle just fought, and so must have lain open then."""

    def is_condition_met(self, state: Cells) -> bool:
        raise NotImplementedError

    def take_effect(self, state: Cells, seat: i64) -> bool:
        """Goes on until done (True) or until the seat is asked (False)."""
        raise NotImplementedError


class PlagueEvent(EventCard):
    """Four Plagues: each player's reinforcements get an army of the pool, else of the board."""

    def is_condition_met(self, state: Cells) -> bool:
        return state.cells[PLAGUES] >= PLAGUES_NEEDED

    def take_effect(self, state: Cells, seat: i64) -> bool:
        _demand_armies(state, 1)
        return pay(state, seat, True)


class Chariot(EventCard):
    """Marks in three different provinces: that player may take one more general, secretly."""

    def is_condition_met(self, state: Cells) -> bool:
        return _has_chariot(state, SUN_TZU) or _has_chariot(state, SHAO)

    def take_effect(self, state: Cells, seat: i64) -> bool:
        c = state.cells
        if c[BEGUN] or not c[GENERALS_ON] or not _has_chariot(state, seat) or c[GENERALS_BOXED + seat] == 0:
            return True
        c[BEGUN] = 1
        c[ASK] = ASK_TAKE
        c[ASKED] = seat
        return False


class FallenHero(EventCard):
    """A 9, or a 10, that did not win: that player's reinforcements get armies of pool or board."""

    needs_battle: bool = True

    def __init__(self, kind: i64, armies: i64) -> None:
        self.kind: i64 = kind
        self.armies: i64 = armies

    def is_condition_met(self, state: Cells) -> bool:
        return failed_to_win(state, SUN_TZU, self.kind) or failed_to_win(state, SHAO, self.kind)

    def take_effect(self, state: Cells, seat: i64) -> bool:
        if not failed_to_win(state, seat, self.kind):
            return True
        _demand_armies(state, self.armies)
        return pay(state, seat, False)


class LightInfantry(EventCard):
    """Two 1s: the player behind on the track gains a step, or may win that battle by 1."""

    needs_battle: bool = True

    def is_condition_met(self, state: Cells) -> bool:
        return card_of(state, SUN_TZU) == ONE and card_of(state, SHAO) == ONE

    def take_effect(self, state: Cells, seat: i64) -> bool:
        c = state.cells
        if seat != seat_behind(state) or c[BEGUN]:
            return True
        c[BEGUN] = 1
        if c[INFANTRY_ARMY]:
            c[ASK] = ASK_PLACE
            c[ASKED] = seat
            return False
        move_marker(state, seat)
        return True


EVENT_CARDS: Final[list[EventCard]] = [
    PlagueEvent(),
    Chariot(),
    FallenHero(NINE, 1),
    FallenHero(TEN, 2),
    LightInfantry(),
]


def face_up_event(state: Cells) -> EventCard:
    return EVENT_CARDS[state.cells[EVENT_DECK] & 15]


def is_event_due(state: Cells) -> bool:
    """Whether the face-up event takes effect now."""
    c = state.cells
    if c[EVENTS_LEFT] == 0:
        return False
    event = face_up_event(state)
    return not (event.needs_battle and c[CHAINED]) and event.is_condition_met(state)


def put_event(state: Cells, event: i64) -> None:
    """Lays an event at the bottom of the deck."""
    c = state.cells
    c[EVENT_DECK] |= event << (EVENT_BITS * c[EVENTS_LEFT])
    c[EVENTS_LEFT] += 1


def turn_next_event(state: Cells) -> None:
    """The face-up event has taken effect: the next one is turned."""
    c = state.cells
    c[EVENT_DECK] >>= EVENT_BITS
    c[EVENTS_LEFT] -= 1
    c[CHAINED] = 1
    if state.journal is not None and c[EVENTS_LEFT]:
        state.log("suntzu-log-event-turned", {"event": EVENT_IDS[c[EVENT_DECK] & 15]})


def seat_behind(state: Cells) -> i64:
    """Who is behind on the track, NOBODY at the centre."""
    track = state.cells[TRACK]
    if track == 0:
        return NOBODY
    return SHAO if track > 0 else SUN_TZU


def move_marker(state: Cells, seat: i64) -> None:
    """The marker moves one step to a seat's side."""
    c = state.cells
    track = c[TRACK] + (1 if seat == SUN_TZU else -1)
    c[TRACK] = max(-TRACK_END, min(TRACK_END, track))
    if state.journal is not None:
        state.log("suntzu-log-step", {"seat": SEATS[seat], "track": c[TRACK]})


def all_events() -> vec[i64]:
    out = vec[i64](capacity=NUM_EVENTS)
    event: i64 = 0
    while event < NUM_EVENTS:
        out = append(out, event)
        event += 1
    return out


def _has_chariot(state: Cells, seat: i64) -> bool:
    marked: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        if state.marks(seat, province):
            marked += 1
        province += 1
    return marked >= CHARIOT_MARKS


def _demand_armies(state: Cells, armies: i64) -> None:
    c = state.cells
    if not c[BEGUN]:
        c[BEGUN] = 1
        c[NEED] = armies
