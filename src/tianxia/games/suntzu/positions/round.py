"""The middle of a round in a position: orders, battles fought, the open battle and its question."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.suntzu.rules.battle_stages import (
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_PAY,
    BATTLE_QUESTIONS,
    EVENT,
    STAGES,
)
from tianxia.games.suntzu.rules.board import ARMIES_EACH, PROVINCES
from tianxia.games.suntzu.rules.cards import NO_CARD
from tianxia.games.suntzu.rules.events import QUESTIONS, face_up_event, is_event_due
from tianxia.games.suntzu.rules.layout import LAYOUT
from tianxia.games.suntzu.rules.legal import list_legal_actions, next_province
from tianxia.games.suntzu.rules.phases import AFTER, CHOOSING, DRAWING, FIGHTING, ORDERS, OVER, PICKING
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS
from tianxia.games.suntzu.state import SunTzu

_BATTLE_KEYS: Final = LAYOUT.inner_keys("battle")

# The questions that can be asked in each kind of stage, besides those of events.
_QUESTIONS_BY_STAGE: Final = {
    "reveal": (ASK_GENERAL,),
    "mark": (ASK_EXCHANGE, ASK_FROM),
    "move": (ASK_EXCHANGE, ASK_FROM),
    "cost": (ASK_PAY,),
    "event": (),
    "effect": (ASK_PAY, ASK_EXCHANGE, ASK_FROM),
    "close": (),
}


def read_round(reader: PositionReader, state: SunTzu) -> None:
    """Read a round in progress. Raises BadPosition if nobody could continue from there."""
    fought = reader.choices("fought", PROVINCES)
    for name in fought:
        state.fought |= 1 << PROVINCES.index(name)
    state.shao_had_general = reader.boolean("armed")
    decider = reader.choice("decider", SEATS)
    state.decider = SEATS.index(decider) if decider else NOBODY
    ready, laid_one = reader.section("ready", SEATS), reader.section("laid_one", SEATS)
    for seat, name in enumerate(SEATS):
        state.set_ready(seat, ready.boolean(name))
        state.set_laid_one(seat, laid_one.boolean(name))
    _read_battle(reader, state)
    if state.phase != OVER and not state.dealing:
        _check_phase(reader, state)


def _read_battle(reader: PositionReader, state: SunTzu) -> None:
    if not reader.has("battle"):
        return
    battle = reader.section("battle", _BATTLE_KEYS)
    state.open_province = PROVINCES.index(battle.required_choice("province", PROVINCES))
    state.stage = STAGES.index(battle.required_choice("stage", STAGES))
    state.armies_due = battle.integer("need", 0, 0, ARMIES_EACH)
    state.has_stage_begun = battle.boolean("begun")
    state.is_exchange_declined = battle.boolean("declined")
    state.has_turned_event = battle.boolean("chained")
    state.is_as_six_used = battle.boolean("as_six")
    state.is_plague_zero_used = battle.boolean("zero")
    if battle.has("asked"):
        state.asked = SEATS.index(battle.required_choice("asked", SEATS))
        state.question = QUESTIONS.index(battle.required_choice("ask", QUESTIONS[1:]))


def _check_phase(reader: PositionReader, state: SunTzu) -> None:
    """Raise BadPosition for a position that lacks what its phase needs."""
    phase = state.phase
    laid = [sum(state.laid(seat, p) != NO_CARD for p in range(len(PROVINCES))) for seat in (0, 1)]
    complete = int(state.num_provinces())
    both_ready = bool(state.is_ready(0) and state.is_ready(1))
    if phase in (PICKING, FIGHTING):
        is_possible = laid == [complete] * 2 and both_ready and _does_battle_fit(state)
    elif phase == ORDERS:
        is_possible = not both_ready and state.open_province == NOBODY and state.fought == 0
        is_possible = is_possible and all(_do_orders_fit(state, seat, laid[seat]) for seat in (0, 1))
    elif phase == AFTER:
        is_possible = not both_ready and state.open_province == NOBODY
        is_possible = is_possible and laid in ([0, 0], [complete] * 2)
    elif phase == DRAWING:
        is_possible = laid == [0, 0] and bool(state.keeps(0) or state.keeps(1))
    else:
        is_possible = phase == CHOOSING and laid == [0, 0] and not both_ready and state.round == 1
    if not is_possible or any(not len(list_legal_actions(state, seat)) for seat in state.actors()):
        raise BadPosition(
            "phase", "suntzu-position-phase", phase=reader.choice("phase", [reader.text("phase")], "orders")
        )


def _do_orders_fit(state: SunTzu, seat: int, laid: int) -> bool:
    """Return whether orders are laid from the first province on, and complete once all are laid."""
    ready = bool(state.is_ready(seat))
    if laid == state.num_provinces():
        return ready
    return not ready and next_province(state, seat) == laid


def _does_battle_fit(state: SunTzu) -> bool:
    if state.phase == PICKING:
        return (
            state.open_province == NOBODY
            and state.decider != NOBODY
            and bin(state.fought).count("1") < state.num_provinces() - 1
        )
    if not _does_question_fit(state) or state.open_province == NOBODY or state.fought >> state.open_province & 1:
        return False
    if state.question in (ASK_PAY, ASK_FROM) and state.armies_due == 0 and STAGES[state.stage].split()[0] != "mark":
        return False
    return state.stage < EVENT or is_event_due(state)


def _does_question_fit(state: SunTzu) -> bool:
    """Return whether the question can be asked in the present stage; an event asks no question but its own."""
    kind_of_stage = STAGES[state.stage].split()[0]
    if state.question < len(BATTLE_QUESTIONS):
        return state.question in _QUESTIONS_BY_STAGE[kind_of_stage]
    return kind_of_stage == "effect" and state.question == face_up_event(state).question
