"""Questions, explanations and descriptions of the position for players, as messages."""

from tianxia.engine.game import JsonObject
from tianxia.games.chuhan.notation.moves import format_partial_move
from tianxia.games.chuhan.positions.views import view
from tianxia.games.chuhan.rules.actions import (
    NO_ACTION,
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    PLAY,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    WRIT,
    is_within,
)
from tianxia.games.chuhan.rules.cards import LU_ZHI, NO_CARD, XIAO_HE, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS, QUIET, UNDRAWABLE_CARDS
from tianxia.games.chuhan.rules.legal import may_take_writ
from tianxia.games.chuhan.rules.play_texts import format_pending_play
from tianxia.games.chuhan.rules.powers import HAN_XIN_POINTS, XIAHOU_YING_POINTS
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import scores_as_twos
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS
from tianxia.games.chuhan.rules.sets import cards_in_set, rank_of_set
from tianxia.locales import Argument, Message

_EFFECTS = {
    PASS_XIAHOU_YING: "chuhan-effect-xiahou-ying",
    PASS_XIANG_YU: "chuhan-effect-xiang-yu",
    USE_JI_BU: "chuhan-effect-ji-bu",
    USE_LIU_BANG: "chuhan-effect-liu-bang",
    USE_HAN_XIN: "chuhan-effect-han-xin",
    WITH_PENG_YUE: "chuhan-effect-peng-yue",
    WITH_ZHONGLI_MO: "chuhan-effect-zhongli-mo",
    WITH_BOTH: "chuhan-effect-both",
}
"""Messages that explain actions whose effect does not depend on a card."""


def prompt(state: RulesState, seat: int) -> Message:
    """Return the question that a seat has to answer now."""
    if state.is_giving:
        return Message("chuhan-ask-give", {"rival": SEATS[1 - seat]})
    if state.pending_by != NOBODY:
        played: dict[str, Argument] = {"rival": SEATS[1 - seat], "text": format_pending_play(state)}
        if state.cancelled != NO_CARD:
            return Message("chuhan-ask-restore", {**played, "holds": int(state.holds(seat, XIAO_HE))})
        effect = explain(state, seat, state.play_action) if state.play_action < WITH_PENG_YUE else None
        holds = int(state.holds(seat, LU_ZHI))
        return Message("chuhan-ask-cancel", {**played, "effect": effect or "none", "holds": holds})
    if state.play_action != NO_ACTION or state.play_star != NO_CARD:
        return Message("chuhan-ask-cards", {"text": format_partial_move(state, seat)})
    event = EVENT_CARDS[state.event]
    writ = event.writ_cards if may_take_writ(state, event) else 0
    if state.is_leading():
        if state.has_tried_power:
            return Message("chuhan-ask-plain-set")
        return Message("chuhan-ask-lead", {"writ": writ, "power": int(not state.has_tried_lead_power)})
    return Message("chuhan-ask-respond", {"number": state.size_to_beat, "rank": state.rank_to_beat, "writ": writ})


def describe(state: RulesState, seat: int | None) -> list[Message]:
    """Describe what a seat may know, line by line."""
    seen = view(state, seat)
    messages = [
        Message("chuhan-show-battle", {"battle": seen["battle"], "event": seen["event"]}),
        Message("chuhan-show-points", _seat_args(seen["vp"])),
    ]
    event = EVENT_CARDS[state.event]
    if state.event != QUIET:
        messages.append(
            Message("chuhan-show-event", {"event": event.id, "origin": Message(f"chuhan-origin-{event.origin}")})
        )
    if event.trick_majority_points:
        messages.append(Message("chuhan-show-tricks", _seat_args(seen["tricks"])))
    if any(seen["noted"].values()):
        messages.append(Message("chuhan-show-noted", _seat_args(seen["noted"])))
    messages.append(
        Message("chuhan-show-writs", {**_seat_args(seen["writs"]), "left": event.writs - sum(seen["writs"].values())})
    )
    if seen["doubled"]:
        messages.append(Message("chuhan-show-doubled"))
    drawable = max(seen["draw"] - (0 if event.row_size else UNDRAWABLE_CARDS), 0) if event.writs else 0
    messages.append(Message("chuhan-show-draw", {"number": seen["draw"], "drawable": drawable}))
    if seat is not None and seen["known"][SEATS[seat]]["top"]:
        messages.append(Message("chuhan-show-top", {"cards": " ".join(seen["known"][SEATS[seat]]["top"])}))
    messages.append(
        Message("chuhan-show-discard", {"number": len(seen["discard"]), "cards": " ".join(seen["discard"])})
    )
    if "row" in seen:
        messages.append(Message("chuhan-show-row", {"number": len(seen["row"]), "cards": " ".join(seen["row"])}))
    messages.append(Message("chuhan-show-table", {"number": len(seen["table"]), "cards": " ".join(seen["table"])}))
    if "set" in seen:
        set_to_beat = seen["set"]
        messages.append(
            Message(
                "chuhan-show-set",
                {"seat": set_to_beat["by"], "number": set_to_beat["size"], "rank": set_to_beat["rank"]},
            )
        )
    if "pending" in seen:
        pending = seen["pending"]
        messages.append(Message("chuhan-show-pending", {"seat": pending["by"], "text": pending["play"]}))
    elif "winner" not in seen and not seen["giving"] and seat != SEATS.index(seen["turn"]["by"]):
        messages.append(Message("chuhan-show-turn", {"seat": seen["turn"]["by"]}))
    messages += _describe_hands(seen, seat)
    return messages


def explain(state: RulesState, seat: int, action: int) -> Message | None:
    """Explain what an action would do; None where its text needs no explanation."""
    factor = 2 if state.is_doubled else 1
    if action == WRIT:
        return Message("chuhan-effect-writ", {"number": EVENT_CARDS[state.event].writ_cards, "points": factor})
    if is_within(action, USE_YU_JI):
        return Message("chuhan-effect-yu-ji")
    if is_within(action, USE_YING_BU):
        return Message("chuhan-effect-ying-bu")
    if action >= PLAY:
        set_size = size(cards_in_set(action - PLAY))
        scores = scores_as_twos(rank_of_set(action - PLAY), set_size)
        return Message("chuhan-effect-twos", {"number": factor * set_size}) if scores else None
    points = factor * (XIAHOU_YING_POINTS if action == PASS_XIAHOU_YING else HAN_XIN_POINTS)
    return Message(_EFFECTS[action], {"points": points}) if action in _EFFECTS else None


def _describe_hands(seen: JsonObject, seat: int | None) -> list[Message]:
    messages = []
    for i, name in enumerate(SEATS):
        hand = seen["hands"][name]
        if i == seat:
            continue
        if isinstance(hand, list):
            messages.append(Message("chuhan-show-open", {"seat": name, "cards": " ".join(hand)}))
        else:
            messages.append(Message("chuhan-show-hidden", {"seat": name, "number": hand}))
            if seat is not None and seen["known"][SEATS[seat]]["rival"]:
                known = seen["known"][SEATS[seat]]["rival"]
                messages.append(Message("chuhan-show-known", {"seat": name, "cards": " ".join(known)}))
    if seat is not None and seen["open"][SEATS[seat]]:
        messages.append(Message("chuhan-show-own-open", {"seat": SEATS[1 - seat]}))
    if seat is not None:
        hand = seen["hands"][SEATS[seat]]
        messages.append(
            Message("chuhan-show-hand", {"seat": SEATS[seat], "number": len(hand), "cards": " ".join(hand)})
        )
    return messages


def _seat_args(by_seat: JsonObject) -> dict[str, int | str]:
    return {"han": by_seat["han"], "chu": by_seat["chu"]}
