"""Why a move is refused, using only what the seat may know."""

from collections import Counter

from tianxia.engine.errors import BadText
from tianxia.games.suntzu.notation.moves import format_partial_move, list_taken_steps, read_steps
from tianxia.games.suntzu.rules.actions import (
    EXCHANGE,
    NUM_ACTIONS,
    ORDER,
    USE_AS_SIX,
    USE_GREAT_PLAGUE,
    USE_LEVY,
    USE_MOVE,
    USE_PLAGUE_ZERO,
    USE_RECYCLE_MINUS,
    USE_RECYCLE_PLAGUE,
    USE_REMOVE,
    is_within,
)
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES, FRAMED, KINDS, SIX, UNFRAMED, count
from tianxia.games.suntzu.rules.events import QUESTIONS
from tianxia.games.suntzu.rules.generals import (
    AS_SIX,
    GENERAL_NAMES,
    GREAT_PLAGUE,
    LAST_PLANNING_ROUND,
    LEVY,
    MOVE,
    PLAGUE_ZERO,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REMOVE,
)
from tianxia.games.suntzu.rules.legal import may_lay
from tianxia.games.suntzu.rules.phases import AFTER, CHOOSING, DRAWING, FIGHTING, ORDERS, PICKING
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.locales import Message

_PLANNING_GENERALS = {USE_REMOVE: REMOVE, USE_LEVY: LEVY, USE_MOVE: MOVE}
_REVEAL_GENERALS = {
    USE_AS_SIX: AS_SIX,
    USE_RECYCLE_MINUS: RECYCLE_MINUS,
    USE_PLAGUE_ZERO: PLAGUE_ZERO,
    USE_RECYCLE_PLAGUE: RECYCLE_PLAGUE,
}


def reason(state: RulesState, seat: int, text: str) -> Message:
    """Return why a move is not legal for a seat that owes a decision."""
    try:
        steps = read_steps(state, text)
    except BadText as error:
        return error.message
    if list_taken_steps(state, seat) and steps[: len(list_taken_steps(state, seat))] != list_taken_steps(state, seat):
        return Message("suntzu-why-half-made", {"text": format_partial_move(state, seat)})
    action = steps[0]
    return (
        (_orders_reason(state, seat, steps) if ORDER <= action < NUM_ACTIONS else None)
        or (_exchange_reason(state, seat, action) if is_within(action, EXCHANGE, UNFRAMED) else None)
        or _planning_reason(state, seat, action)
        or _reveal_reason(state, seat, action)
        or _expected_answer(state)
    )


def _orders_reason(state: RulesState, seat: int, steps: list[int]) -> Message | None:
    if state.phase != ORDERS:
        return None
    laid = [divmod(step - ORDER, int(KINDS)) for step in steps]
    num_taken = len(list_taken_steps(state, seat))
    needed = Counter(kind for _, kind in laid[num_taken:])
    for kind, number in needed.items():
        if number > count(state.hand(seat), kind):
            return Message("suntzu-why-not-held", {"cards": " ".join([CARD_NAMES[kind]] * number)})
    for province, kind in laid:
        if kind == SIX and not may_lay(state, seat, province, kind):
            return Message("suntzu-why-marked", {"province": PROVINCES[province]})
    named = {province for province, _ in laid}
    missing = [name for province, name in enumerate(PROVINCES[: state.num_provinces()]) if province not in named]
    return Message("suntzu-why-open", {"provinces": " ".join(missing), "number": len(missing)}) if missing else None


def _exchange_reason(state: RulesState, seat: int, action: int) -> Message | None:
    if state.phase not in (ORDERS, AFTER, FIGHTING):
        return None
    if state.reinforcements(seat) == 0:
        return Message("suntzu-why-no-reinforcements")
    if not count(state.hand(seat), action - EXCHANGE + FRAMED):
        return Message("suntzu-why-not-held", {"cards": CARD_NAMES[action - EXCHANGE + FRAMED]})
    return None


def _planning_reason(state: RulesState, seat: int, action: int) -> Message | None:
    """Return why a planning general cannot be used: it is used up, at the wrong time or without a target."""
    general = GREAT_PLAGUE if action == USE_GREAT_PLAGUE else -1
    for first, planned in _PLANNING_GENERALS.items():
        if is_within(action, first, 25 if first == USE_MOVE else 5):
            general = planned
    if general < 0:
        return None
    args = {"general": GENERAL_NAMES[general]}
    if not state.is_general_unused(seat, general):
        return Message("suntzu-why-no-general", args)
    if state.phase not in (ORDERS, AFTER) or (general == GREAT_PLAGUE and state.phase == AFTER):
        return Message("suntzu-why-not-planning", args)
    if general != GREAT_PLAGUE and state.round > LAST_PLANNING_ROUND:
        return Message("suntzu-why-late", {**args, "round": int(LAST_PLANNING_ROUND)})
    return Message("suntzu-why-no-target", args)


def _reveal_reason(state: RulesState, seat: int, action: int) -> Message | None:
    if action not in _REVEAL_GENERALS:
        return None
    args = {"general": GENERAL_NAMES[_REVEAL_GENERALS[action]]}
    if not state.is_general_unused(seat, _REVEAL_GENERALS[action]):
        return Message("suntzu-why-no-general", args)
    return Message("suntzu-why-not-fitting", args)


def _expected_answer(state: RulesState) -> Message:
    """Return a message about the answer that is expected instead."""
    by_phase = {CHOOSING: "general", ORDERS: "orders", PICKING: "pick", AFTER: "after", DRAWING: "draw"}
    question = by_phase.get(state.phase, QUESTIONS[state.question])
    return Message("suntzu-why-asked", {"what": question})
