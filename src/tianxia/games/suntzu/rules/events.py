"""The event cards, each a class with its condition, its effect and the question that it asks.

An event is face up until it takes effect after a battle; then the next one is turned up. Names and texts are in the
locales (`suntzu-event-…`, `suntzu-rule-…`, `suntzu-ask-…` for a question of its own).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.suntzu.rules.actions import PLACE_ARMY, TAKE_GENERAL, append_bits
from tianxia.games.suntzu.rules.armies import pay, place_armies, win_battle
from tianxia.games.suntzu.rules.battle_stages import ASK_NOTHING, BATTLE_QUESTIONS
from tianxia.games.suntzu.rules.battles import failed_to_win, laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import NINE, NO_CARD, ONE, TEN
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES, HEAD_START
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import SEATS, SHAO, SUN_TZU
from tianxia.games.suntzu.rules.track import advance_sun_tzu, move_marker, seat_behind

PLAGUES_NEEDED: Final[i64] = 4
CHARIOT_MARKS: Final[i64] = 3

EVENT_BITS: Final[i64] = 4
"""The bits of an event in the deck."""
EVENT_MASK: Final[i64] = 15


class EventCard:
    """An event: its condition, checked after a battle, and its effect on each seat, the order decider first."""

    id = ""
    needs_battle: bool = False
    """Whether the condition is about the battle just fought, so that the event must have been face up then [H]."""
    question_id = ""
    """The id of a question of its own, which can be declined; empty if it has none."""
    question: i64 = ASK_NOTHING
    """The number of that question, an index into QUESTIONS; `_number_questions` sets it."""

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether the event takes effect after the present battle."""
        raise NotImplementedError

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Apply the effect to a seat; return True when finished, False if the seat is asked a question first."""
        raise NotImplementedError

    def append_answers(self, state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append the legal answers to its own question, besides DECLINE."""
        raise NotImplementedError

    def apply_answer(self, state: RulesState, seat: i64, action: i64) -> None:
        """Apply an answer to its own question other than DECLINE; `take_effect` continues."""
        raise NotImplementedError


class PlagueEvent(EventCard):
    """Four Plagues: each player moves an army from the pool, else from the board, to the reinforcements."""

    id = "plague"

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether four Plagues have been played. [H]: recycled ones and those turned into a 0 count."""
        return state.plagues >= PLAGUES_NEEDED

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move an army of the seat to its reinforcements."""
        _demand_payment(state, 1)
        return pay(state, seat, True)


class Chariot(EventCard):
    """Marks in three different provinces: that player may secretly take one more general."""

    id = "chariot"
    question_id = "take"

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
        return state.ask(seat, self.question)

    def append_answers(self, state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append the generals that were boxed at set-up."""
        return append_bits(out, TAKE_GENERAL, state.boxed_generals(seat))

    def apply_answer(self, state: RulesState, seat: i64, action: i64) -> None:
        """Take one more general, secretly; the head start takes effect at once and openly."""
        general = action - TAKE_GENERAL
        state.set_boxed_generals(seat, state.boxed_generals(seat) & ~(1 << general))
        state.set_unused_generals(seat, state.unused_generals(seat) | (1 << general))
        if state.journal is not None:
            state.log("suntzu-log-takes", {"seat": SEATS[seat]})
            state.log("suntzu-log-own-general", {"general": GENERAL_NAMES[general]}, 1 << seat)
        if general == HEAD_START:
            advance_sun_tzu(state)


class FallenHero(EventCard):
    """A certain card that did not win: that player moves armies from pool or board to the reinforcements."""

    needs_battle: bool = True
    kind: i64 = NO_CARD
    """The kind of the card."""
    payment: i64 = 0
    """The number of armies."""

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether the card was played and did not win."""
        return failed_to_win(state, SUN_TZU, self.kind) or failed_to_win(state, SHAO, self.kind)

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move the armies of a seat whose card did not win."""
        if not failed_to_win(state, seat, self.kind):
            return True
        _demand_payment(state, self.payment)
        return pay(state, seat, False)


class Champion(FallenHero):
    """A 9 that did not win: that player moves one army."""

    id = "champion"
    kind: i64 = NINE
    payment: i64 = 1


class Hero(FallenHero):
    """A 10 that did not win: that player moves two armies."""

    id = "hero"
    kind: i64 = TEN
    payment: i64 = 2


class LightInfantry(EventCard):
    """Two 1s: the player behind on the track gains a step, or may win that battle by 1."""

    id = "light_infantry"
    needs_battle: bool = True
    question_id = "place"

    def is_condition_met(self, state: RulesState) -> bool:
        """Return whether both cards are 1s."""
        return laid_card(state, SUN_TZU) == ONE and laid_card(state, SHAO) == ONE

    def take_effect(self, state: RulesState, seat: i64) -> bool:
        """Move the marker, or ask the player behind whether to win the battle.

        [H]: with the marker in the centre, nobody is asked, and the event is used up.
        """
        if seat != seat_behind(state):
            return True
        if state.has_stage_begun:
            return place_armies(state, seat)
        state.has_stage_begun = True
        if state.infantry_offers_army:
            return state.ask(seat, self.question)
        move_marker(state, seat)
        return True

    def append_answers(self, state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append winning the battle."""
        return append(out, PLACE_ARMY)

    def apply_answer(self, state: RulesState, seat: i64, action: i64) -> None:
        """Win the battle by 1; if no enemy army goes back, an army is still to be placed."""
        if state.journal is not None:
            state.log("suntzu-log-infantry", {"seat": SEATS[seat]})
        win_battle(state, seat, 1)


EVENT_CARDS: Final[list[EventCard]] = [PlagueEvent(), Chariot(), Champion(), Hero(), LightInfantry()]
NUM_EVENTS: Final[i64] = i64(len(EVENT_CARDS))


def _number_questions() -> list[str]:
    """Number the questions of the events after those of all battles, and return the ids of all."""
    ids = list(BATTLE_QUESTIONS)
    for event in EVENT_CARDS:
        if event.question_id:
            event.question = i64(len(ids))
            ids.append(event.question_id)
    return ids


QUESTIONS: Final = _number_questions()
"""The ids of all questions in a battle, in the order of their numbers."""


def event_ids() -> list[str]:
    """Return the ids of all events, in the order of their numbers."""
    return [event.id for event in EVENT_CARDS]


def event_at(state: RulesState, place: i64) -> i64:
    """Return the number of an event of the deck; the face-up one has place 0."""
    return state.event_deck >> (EVENT_BITS * place) & EVENT_MASK


def face_up_event(state: RulesState) -> EventCard:
    """Return the face-up event."""
    return EVENT_CARDS[event_at(state, 0)]


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
    if state.events_left:
        log_turned_event(state)


def log_turned_event(state: RulesState) -> None:
    """Log which event is face up now."""
    if state.journal is not None:
        state.log("suntzu-log-event-turned", {"event": face_up_event(state).id})


def all_events() -> vec[i64]:
    """Return the numbers of all events."""
    return vec[i64](range(NUM_EVENTS))


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
