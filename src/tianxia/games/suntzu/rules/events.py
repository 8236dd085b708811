"""The five event cards: their conditions and their effects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.rules.armies import pay
from tianxia.games.suntzu.rules.battle_stages import ASK_PLACE, ASK_TAKE
from tianxia.games.suntzu.rules.battles import failed_to_win, laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, TRACK_END
from tianxia.games.suntzu.rules.cards import NINE, ONE, TEN
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS, SHAO, SUN_TZU

EVENT_IDS: Final = ("plague", "chariot", "champion", "hero", "light_infantry")
NUM_EVENTS: Final[i64] = 5
EVENT_BITS: Final[i64] = 4

PLAGUES_NEEDED: Final[i64] = 4
CHARIOT_MARKS: Final[i64] = 3


class EventCard:
    """An event: its condition, checked after a battle, and its effect on each seat, the order decider first."""

    needs_battle: bool = False
    """Whether the condition is about the battle just fought, so that the event must have been face up then [H]."""

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether the event takes effect after the present battle."""
        raise NotImplementedError

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Apply the effect to a seat; return True when finished, False if the seat is asked a question first."""
        raise NotImplementedError


class PlagueEvent(EventCard):
    """Four Plagues: each player moves an army from the pool, else from the board, to the reinforcements."""

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether four Plagues have been played. [H]: recycled ones and those turned into a 0 count."""
        return state.plagues >= PLAGUES_NEEDED

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move an army of the seat to its reinforcements."""
        _demand_payment(state, 1)
        return pay(state, seat, True)


class Chariot(EventCard):
    """Marks in three different provinces: that player may secretly take one more general."""

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether a seat has marks in three provinces."""
        return _has_chariot_marks(state, SUN_TZU) or _has_chariot_marks(state, SHAO)

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Ask the seat for a general, if it has marks in three provinces."""
        if (
            state.has_stage_begun
            or not state.has_generals
            or not _has_chariot_marks(state, seat)
            or state.boxed_generals(seat) == 0
        ):
            return True
        state.has_stage_begun = True
        state.question = ASK_TAKE
        state.asked = seat
        return False


class FallenHero(EventCard):
    """A 9, or a 10, that did not win: that player moves armies from pool or board to the reinforcements."""

    needs_battle: bool = True

    def __init__(self, kind: i64, armies: i64) -> None:
        """Take the kind of the card and the number of armies."""
        self.kind: i64 = kind
        self.armies: i64 = armies

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether the card was played and did not win."""
        return failed_to_win(state, SUN_TZU, self.kind) or failed_to_win(state, SHAO, self.kind)

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move the armies of a seat whose card did not win."""
        if not failed_to_win(state, seat, self.kind):
            return True
        _demand_payment(state, self.armies)
        return pay(state, seat, False)


class LightInfantry(EventCard):
    """Two 1s: the player behind on the track gains a step, or may win that battle by 1."""

    needs_battle: bool = True

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether both cards are 1s."""
        return laid_card(state, SUN_TZU) == ONE and laid_card(state, SHAO) == ONE

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move the marker, or ask the player behind whether to win the battle.

        [H]: with the marker in the centre, nobody is asked, and the event is used up.
        """
        if seat != seat_behind(state) or state.has_stage_begun:
            return True
        state.has_stage_begun = True
        if state.infantry_offers_army:
            state.question = ASK_PLACE
            state.asked = seat
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


def face_up_event(state: RulesState) -> EventCard:
    """Return the face-up event."""
    return EVENT_CARDS[state.event_deck & 15]


def is_event_due(state: RulesState) -> bool:
    """Return whether the face-up event takes effect now."""
    if state.events_left == 0:
        return False
    event = face_up_event(state)
    return not (event.needs_battle and state.has_turned_event) and event.is_condition_met(state)


def put_event(state: RulesState, event: i64) -> None:
    """Put an event under the deck."""
    state.event_deck |= event << (EVENT_BITS * state.events_left)
    state.events_left += 1


def turn_next_event(state: RulesState) -> None:
    """Replace the face-up event, which has taken effect, by the next one."""
    state.event_deck >>= EVENT_BITS
    state.events_left -= 1
    state.has_turned_event = True
    if state.journal is not None and state.events_left:
        state.log("suntzu-log-event-turned", {"event": EVENT_IDS[state.event_deck & 15]})


def seat_behind(state: RulesState) -> i64:
    """Return the seat that is behind on the track, NOBODY if the marker is in the centre."""
    track = state.track
    if track == 0:
        return NOBODY
    return SHAO if track > 0 else SUN_TZU


def move_marker(state: RulesState, seat: i64) -> None:
    """Move the marker one step to a seat's side."""
    track = state.track + (1 if seat == SUN_TZU else -1)
    state.track = max(-TRACK_END, min(TRACK_END, track))
    if state.journal is not None:
        state.log("suntzu-log-step", {"seat": SEATS[seat], "track": state.track})


def all_events() -> vec[i64]:
    """Return the numbers of all events."""
    out = vec[i64](capacity=NUM_EVENTS)
    event: i64 = 0
    while event < NUM_EVENTS:
        out = append(out, event)
        event += 1
    return out


def _has_chariot_marks(state: RulesState, seat: i64) -> bool:
    marked: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        if state.marks(seat, province):
            marked += 1
        province += 1
    return marked >= CHARIOT_MARKS


def _demand_payment(state: RulesState, armies: i64) -> None:
    if not state.has_stage_begun:
        state.has_stage_begun = True
        state.armies_due = armies
