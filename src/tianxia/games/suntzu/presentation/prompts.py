"""What a player is asked and shown, as messages."""

from collections import Counter

from tianxia.engine.game import JsonObject
from tianxia.games.suntzu.notation.moves import format_action, format_partial_move
from tianxia.games.suntzu.positions.views import card_names, view
from tianxia.games.suntzu.rules.actions import (
    CHOOSE_GENERAL,
    EXCHANGE,
    FROM_PROVINCE,
    KEEP,
    NUM_ACTIONS,
    ORDER,
    TAKE_GENERAL,
    USE_AS_SIX,
    USE_GREAT_PLAGUE,
    USE_LEVY,
    USE_MOVE,
    USE_PLAGUE_ZERO,
    USE_RECYCLE_MINUS,
    USE_RECYCLE_PLAGUE,
    USE_REMOVE,
    is_within,
    names_general,
)
from tianxia.games.suntzu.rules.armies import cost_cause
from tianxia.games.suntzu.rules.battle_stages import (
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_PAY,
    MARK_FIRST,
    MARK_SECOND,
)
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import (
    CARD_NAMES,
    KINDS,
    ONE,
    PLUS_THREE,
    PLUS_TWO,
    SIX,
    UNFRAMED,
    bonus,
)
from tianxia.games.suntzu.rules.events import QUESTIONS, face_up_event
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES
from tianxia.games.suntzu.rules.legal import next_province
from tianxia.games.suntzu.rules.phases import AFTER, CHOOSING, DRAWING, ORDERS, PICKING
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import SEATS
from tianxia.locales import Message


def prompt(state: RulesState, seat: int) -> Message:
    """Return the question that a seat has to answer now."""
    phase = state.phase
    if phase == CHOOSING:
        return Message("suntzu-ask-choose")
    if phase == ORDERS:
        province = PROVINCES[next_province(state, seat)]
        if format_partial_move(state, seat):
            return Message("suntzu-ask-next-order", {"text": format_partial_move(state, seat), "province": province})
        return Message("suntzu-ask-orders", {"round": state.round, "province": province})
    if phase == PICKING:
        return Message("suntzu-ask-pick")
    if phase == AFTER:
        return Message("suntzu-ask-after")
    if phase == DRAWING:
        return Message("suntzu-ask-keep", {"number": state.keeps(seat)})
    args: dict[str, int | str] = {"province": PROVINCES[state.open_province], "number": state.armies_due}
    if state.question == ASK_GENERAL:
        return Message("suntzu-ask-general", {**args, "fits": int(len(state.legal(seat)) > 1)})
    if state.question == ASK_FROM:
        marking = state.stage in (MARK_FIRST, MARK_SECOND)
        return Message("suntzu-ask-mark-from" if marking else "suntzu-ask-from", args)
    if state.question == ASK_PAY:
        cause = cost_cause(state, seat)
        return Message(
            "suntzu-ask-pay", {**args, "cause": cause, "event": face_up_event(state).id if state.events_left else ""}
        )
    if state.question == ASK_EXCHANGE:
        marking = state.stage in (MARK_FIRST, MARK_SECOND)
        return Message("suntzu-ask-mark-exchange" if marking else "suntzu-ask-exchange", args)
    return Message(f"suntzu-ask-{QUESTIONS[state.question]}", args)


def describe(state: RulesState, seat: int | None) -> list[Message]:
    """Describe what a seat may know, line by line."""
    seen = view(state, seat)
    messages = [
        Message("suntzu-show-round", {"round": seen["round"]}),
        Message("suntzu-show-track", {"steps": abs(seen["track"]), "side": SEATS[int(seen["track"] < 0)]}),
    ]
    if "events" in seen and isinstance(seen["events"], list) and seen["events"]:
        messages.append(Message("suntzu-show-event", {"event": seen["events"][0], "left": len(seen["events"])}))
    messages += [_describe_province(seen, name) for name in PROVINCES[: state.num_provinces()]]
    if seen["great_plague"]:
        messages.append(Message("suntzu-show-great-plague"))
    messages += [
        Message("suntzu-show-pool", _seat_args(seen["pool"])),
        Message("suntzu-show-reinforcements", _seat_args(seen["reinforcements"])),
        Message("suntzu-show-piles", _seat_args(seen["piles"])),
    ]
    if "decider" in seen:
        messages.append(Message("suntzu-show-decider", {"seat": seen["decider"]}))
    for i, name in sorted(enumerate(SEATS), key=lambda player: player[0] == seat):
        messages += _describe_player(seen, i, name, seat)
    return messages


def explain(state: RulesState, seat: int, action: int) -> Message | None:
    """Explain what an action would do; None where its text needs no explanation."""
    if ORDER <= action < NUM_ACTIONS:
        return _order_effect(*divmod(action - int(ORDER), int(KINDS)))
    if KEEP <= action < ORDER:
        return _keep_effect(state, seat, action)
    if is_within(action, FROM_PROVINCE, len(PROVINCES)):
        province = action - int(FROM_PROVINCE)
        left = int(state.armies(province)) - 1
        return Message("suntzu-effect-from", {"province": PROVINCES[province], "number": left})
    if is_within(action, EXCHANGE, UNFRAMED):
        return Message("suntzu-effect-exchange")
    general = -1
    for first in (CHOOSE_GENERAL, TAKE_GENERAL):
        if names_general(action, first):
            general = action - first
    named = {
        USE_AS_SIX: "as_six",
        USE_RECYCLE_MINUS: "recycle_minus",
        USE_PLAGUE_ZERO: "plague_zero",
        USE_GREAT_PLAGUE: "great_plague",
        USE_RECYCLE_PLAGUE: "recycle_plague",
    }
    for first, name, number in ((USE_REMOVE, "remove", 5), (USE_LEVY, "levy", 5), (USE_MOVE, "move", 25)):
        if is_within(action, first, number):
            named[action] = name
    name = GENERAL_NAMES[general] if general >= 0 else named.get(action, "")
    return Message(f"suntzu-power-{name}") if name else None


def _order_effect(province: int, kind: int) -> Message | None:
    """Explain what a card does besides fighting."""
    if kind == ONE:
        return Message("suntzu-effect-one")
    if kind == SIX:
        return Message("suntzu-effect-six", {"province": PROVINCES[province]})
    if kind in (PLUS_TWO, PLUS_THREE):
        return Message("suntzu-effect-cost", {"card": CARD_NAMES[kind], "number": int(bonus(kind)) - 1})
    return None


def _keep_effect(state: RulesState, seat: int, action: int) -> Message | None:
    """Explain which card goes under the pile."""
    kept = format_action(state, seat, action).split()[1:]
    under = list((Counter(card_names(state.drawn(seat))) - Counter(kept)).elements())
    return Message("suntzu-effect-under", {"cards": " ".join(under)})


def _describe_province(seen: JsonObject, name: str) -> Message:
    """Describe who holds a province, its marks, its display and the cards that lie there."""
    province = seen["provinces"][name]
    display = seen.get("displays", {}).get(name, ["?", "?", "?"])
    marks = " ".join(seat for seat in SEATS if name in seen["marks"][seat])
    cards = {seat: seen.get("orders", {}).get(seat, {}).get(name, "–") for seat in SEATS}
    return Message(
        "suntzu-show-province",
        {
            "province": name,
            "owner": province["owner"] or "nobody",
            "armies": province["armies"],
            "marks": marks or "none",
            "display": "-".join(map(str, display)),
            **cards,
        },
    )


def _describe_player(seen: JsonObject, i: int, name: str, seat: int | None) -> list[Message]:
    hand = seen["hands"][name]
    generals = seen["generals"][name]
    boxed = " ".join(seen["boxed"][name])
    messages = [Message("suntzu-show-boxed", {"seat": name, "cards": boxed})] if boxed else []
    if i != seat:
        messages.append(Message("suntzu-show-hidden", {"seat": name, "number": hand, "generals": generals}))
        return messages
    if generals:
        messages.append(Message("suntzu-show-generals", {"generals": " ".join(generals)}))
    if seen["under"][name]:
        messages.append(Message("suntzu-show-under", {"cards": " ".join(seen["under"][name])}))
    if "drawn" in seen and name in seen["drawn"]:
        messages.append(Message("suntzu-show-drawn", {"cards": " ".join(seen["drawn"][name])}))
    messages.append(Message("suntzu-show-hand", {"seat": name, "number": len(hand), "cards": " ".join(hand)}))
    return messages


def _seat_args(by_seat: JsonObject) -> dict[str, int | str]:
    return {"suntzu": by_seat["suntzu"], "shao": by_seat["shao"]}
