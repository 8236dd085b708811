"""The middle of a round in a position: orders, battles fought, the open battle and its question."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.suntzu.positions.views import STAGES
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import NO_CARD
from tianxia.games.suntzu.rules.cells import (
    AFTER,
    ARMIES_DUE,
    ARMIES_EACH,
    AS_SIX_USED,
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_PAY,
    ASK_PLACE,
    ASK_TAKE,
    ASKED,
    CHOOSING,
    DEALING,
    DECIDER,
    DRAWING,
    EVENT,
    EVENT_TURNED_UP,
    EXCHANGE_DECLINED,
    FIGHTING,
    FOUGHT,
    KEEPS,
    LAID_ONE,
    NOBODY,
    ORDERS,
    OVER,
    PHASE,
    PICKING,
    PLAGUE_ZERO_USED,
    PROVINCE,
    QUESTION,
    QUESTIONS,
    READY,
    ROUND,
    SEATS,
    SHAO_HAD_GENERAL,
    STAGE,
    STAGE_BEGUN,
)
from tianxia.games.suntzu.rules.events import is_event_due
from tianxia.games.suntzu.rules.legal import list_legal_actions, next_province
from tianxia.games.suntzu.state import SunTzu

_FLAGS: Final = {
    "begun": STAGE_BEGUN,
    "declined": EXCHANGE_DECLINED,
    "chained": EVENT_TURNED_UP,
    "as_six": AS_SIX_USED,
    "zero": PLAGUE_ZERO_USED,
}

# The questions that can be asked in each kind of stage.
_QUESTIONS_BY_STAGE: Final = {
    "reveal": (ASK_GENERAL,),
    "mark": (ASK_EXCHANGE, ASK_FROM),
    "move": (ASK_EXCHANGE, ASK_FROM),
    "cost": (ASK_PAY,),
    "event": (),
    "effect": (ASK_PAY, ASK_TAKE, ASK_PLACE, ASK_EXCHANGE, ASK_FROM),
    "close": (),
}


def read_round(reader: PositionReader, state: SunTzu) -> None:
    """Read a round in progress. Raises BadPosition if nobody could continue from there."""
    c = state.cells
    fought = reader.choices("fought", PROVINCES)
    for name in fought:
        c[FOUGHT] |= 1 << PROVINCES.index(name)
    c[SHAO_HAD_GENERAL] = int(reader.boolean("armed"))
    decider = reader.choice("decider", SEATS)
    c[DECIDER] = SEATS.index(decider) if decider else NOBODY
    ready, laid_one = reader.section("ready", SEATS), reader.section("laid_one", SEATS)
    for seat, name in enumerate(SEATS):
        c[READY + seat] = int(ready.boolean(name))
        c[LAID_ONE + seat] = int(laid_one.boolean(name))
    _read_battle(reader, state)
    if c[PHASE] != OVER and not c[DEALING]:
        _check_phase(reader, state)


def _read_battle(reader: PositionReader, state: SunTzu) -> None:
    if not reader.has("battle"):
        return
    c = state.cells
    keys = ("province", "stage", "asked", "ask", "need", *_FLAGS)
    battle = reader.section("battle", keys)
    c[PROVINCE] = PROVINCES.index(battle.required_choice("province", PROVINCES))
    c[STAGE] = STAGES.index(battle.required_choice("stage", STAGES))
    c[ARMIES_DUE] = battle.integer("need", 0, 0, ARMIES_EACH)
    for key, place in _FLAGS.items():
        c[place] = int(battle.boolean(key))
    if battle.has("asked"):
        c[ASKED] = SEATS.index(battle.required_choice("asked", SEATS))
        c[QUESTION] = QUESTIONS.index(battle.required_choice("ask", QUESTIONS[1:]))


def _check_phase(reader: PositionReader, state: SunTzu) -> None:
    """Raise BadPosition for a position that lacks what its phase needs."""
    c = state.cells
    phase = c[PHASE]
    laid = [sum(state.laid(seat, p) != NO_CARD for p in range(len(PROVINCES))) for seat in (0, 1)]
    complete = int(state.num_provinces())
    both_ready = bool(c[READY] and c[READY + 1])
    if phase in (PICKING, FIGHTING):
        is_possible = laid == [complete] * 2 and both_ready and _does_battle_fit(state)
    elif phase == ORDERS:
        is_possible = not both_ready and c[PROVINCE] == NOBODY and c[FOUGHT] == 0
        is_possible = is_possible and all(_do_orders_fit(state, seat, laid[seat]) for seat in (0, 1))
    elif phase == AFTER:
        is_possible = not both_ready and c[PROVINCE] == NOBODY
        is_possible = is_possible and laid in ([0, 0], [complete] * 2)
    elif phase == DRAWING:
        is_possible = laid == [0, 0] and bool(c[KEEPS] or c[KEEPS + 1])
    else:
        is_possible = phase == CHOOSING and laid == [0, 0] and not both_ready and c[ROUND] == 1
    if not is_possible or any(not len(list_legal_actions(state, seat)) for seat in state.actors()):
        raise BadPosition(
            "phase", "suntzu-position-phase", phase=reader.choice("phase", [reader.text("phase")], "orders")
        )


def _do_orders_fit(state: SunTzu, seat: int, laid: int) -> bool:
    """Return whether orders are laid from the first province on, and complete once all are laid."""
    ready = bool(state.cells[READY + seat])
    if laid == state.num_provinces():
        return ready
    return not ready and next_province(state, seat) == laid


def _does_battle_fit(state: SunTzu) -> bool:
    c = state.cells
    if c[PHASE] == PICKING:
        return c[PROVINCE] == NOBODY and c[DECIDER] != NOBODY and bin(c[FOUGHT]).count("1") < state.num_provinces() - 1
    if (
        c[QUESTION] not in _QUESTIONS_BY_STAGE[STAGES[c[STAGE]].split()[0]]
        or c[PROVINCE] == NOBODY
        or c[FOUGHT] >> c[PROVINCE] & 1
    ):
        return False
    if c[QUESTION] in (ASK_PAY, ASK_FROM) and c[ARMIES_DUE] == 0 and STAGES[c[STAGE]].split()[0] != "mark":
        return False
    return c[STAGE] < EVENT or is_event_due(state)
