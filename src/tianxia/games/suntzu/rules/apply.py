"""Applies actions to a state."""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.actions import (
    CHOOSE_GENERAL,
    DECLINE,
    EXCHANGE,
    FROM_POOL,
    FROM_PROVINCE,
    KEEP,
    KEEP_TWO,
    ORDER,
    PICK_BATTLE,
    USE_AS_SIX,
    USE_GREAT_PLAGUE,
    USE_LEVY,
    USE_MOVE,
    USE_PLAGUE_ZERO,
    USE_RECYCLE_MINUS,
    USE_REMOVE,
    higher_of_pair,
    is_within,
    lower_of_pair,
    names_general,
)
from tianxia.games.suntzu.rules.armies import mark_from, pay_from, pay_from_pool, send_army
from tianxia.games.suntzu.rules.battle_stages import (
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_GENERAL,
    ASK_NOTHING,
    ASK_PAY,
    MARK_FIRST,
    MARK_SECOND,
)
from tianxia.games.suntzu.rules.battles import laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES, EMPTY, FRAMED, KINDS, UNFRAMED, card, list_kinds
from tianxia.games.suntzu.rules.deal import deal_outcome, end_choosing
from tianxia.games.suntzu.rules.events import face_up_event
from tianxia.games.suntzu.rules.generals import (
    AS_SIX,
    GENERAL_NAMES,
    GREAT_PLAGUE,
    LEVY,
    MOVE,
    PLAGUE_ZERO,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REMOVE,
)
from tianxia.games.suntzu.rules.outcomes import DEAL, DEAL_EVENT, TURN_DISPLAY
from tianxia.games.suntzu.rules.phases import AFTER, FIGHTING
from tianxia.games.suntzu.rules.rounds import (
    begin_battles,
    continue_after_battles,
    end_drawing,
    open_battle,
    run_battle,
)
from tianxia.games.suntzu.rules.rules_state import JUST_DRAWN, RulesState
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS


def play_action(state: RulesState, seat: i64, action: i64) -> None:
    """Apply a legal action of a seat."""
    if action >= DEAL:
        _deal(state, action)
    elif action >= ORDER:
        _lay_order(state, seat, (action - ORDER) // KINDS, (action - ORDER) % KINDS)
    elif action >= KEEP:
        _keep_cards(state, seat, action)
    elif is_within(action, EXCHANGE, UNFRAMED):
        _exchange(state, seat, action - EXCHANGE + FRAMED)
    elif names_general(action, CHOOSE_GENERAL):
        _choose_general(state, seat, action - CHOOSE_GENERAL)
    elif is_within(action, PICK_BATTLE, NUM_PROVINCES):
        if state.journal is not None:
            state.log("suntzu-log-picks", {"seat": SEATS[seat], "province": PROVINCES[action - PICK_BATTLE]})
        open_battle(state, action - PICK_BATTLE)
    elif USE_REMOVE <= action < CHOOSE_GENERAL or action == USE_GREAT_PLAGUE:
        _use_planning_general(state, seat, action)
    elif state.phase == AFTER:
        state.set_ready(seat, True)  # the action is DECLINE
        continue_after_battles(state)
    else:
        _answer(state, seat, action)


def _choose_general(state: RulesState, seat: i64, general: i64) -> None:
    """Keep one general, secretly, at set-up."""
    state.set_unused_generals(seat, 1 << general)
    state.set_boxed_generals(seat, state.boxed_generals(seat) & ~(1 << general))
    state.set_ready(seat, True)
    if state.journal is not None:
        state.log("suntzu-log-chosen", {"seat": SEATS[seat]})
        state.log("suntzu-log-own-general", {"general": GENERAL_NAMES[general]}, 1 << seat)
    if state.is_ready(1 - seat):
        end_choosing(state)


def _lay_order(state: RulesState, seat: i64, province: i64, kind: i64) -> None:
    """Lay an order in a province; the last one completes the orders."""
    state.add_to_hand(seat, -card(kind))
    state.set_laid(seat, province, kind)
    if province < state.num_provinces() - 1:
        return
    state.set_ready(seat, True)
    if state.journal is not None:
        state.log("suntzu-log-orders", {"seat": SEATS[seat]})
        orders: dict[str, str | int] = {}
        for p in range(NUM_PROVINCES):
            orders[PROVINCES[p]] = CARD_NAMES[state.laid(seat, p)] if p < state.num_provinces() else "–"
        state.log("suntzu-log-own-orders", orders, 1 << seat)
    if state.is_ready(1 - seat):
        begin_battles(state)


def _exchange(state: RulesState, seat: i64, kind: i64) -> None:
    state.exchange_card(seat, kind)
    if state.journal is not None:
        state.log("suntzu-log-exchange", {"seat": SEATS[seat], "card": CARD_NAMES[kind]})
    if state.phase == AFTER:
        continue_after_battles(state)
    elif state.phase == FIGHTING:
        _resume_battle(state)


def _use_planning_general(state: RulesState, seat: i64, action: i64) -> None:
    """Use a general of the kind "planning"."""
    if action == USE_GREAT_PLAGUE:
        state.is_great_plague = True
        _spend_general(state, seat, GREAT_PLAGUE)
    elif is_within(action, USE_REMOVE, NUM_PROVINCES):
        state.remove_army(action - USE_REMOVE)
        state.add_to_pool(1 - seat, 1)
        _spend_general(state, seat, REMOVE, PROVINCES[action - USE_REMOVE])
    elif is_within(action, USE_LEVY, NUM_PROVINCES):
        state.add_to_pool(seat, -1)
        state.add_army(seat, action - USE_LEVY)
        _spend_general(state, seat, LEVY, PROVINCES[action - USE_LEVY])
    else:
        source = (action - USE_MOVE) // NUM_PROVINCES
        target = (action - USE_MOVE) % NUM_PROVINCES
        state.remove_army(source)
        state.add_army(seat, target)
        _spend_general(state, seat, MOVE, f"{PROVINCES[source]} {PROVINCES[target]}")
    if state.phase == AFTER:
        continue_after_battles(state)


def _answer(state: RulesState, seat: i64, action: i64) -> None:
    """Apply an answer in the open battle."""
    question = state.question
    if question == ASK_EXCHANGE:
        state.is_exchange_declined = True
        if state.journal is not None:
            state.log("suntzu-log-no-exchange", {"seat": SEATS[seat]})
    elif action == DECLINE:
        if state.journal is not None:
            state.log("suntzu-log-no", {"seat": SEATS[seat]})
    elif question == ASK_GENERAL:
        _use_at_reveal(state, seat, action)
    elif action == FROM_POOL:
        pay_from_pool(state, seat)
    elif question == ASK_PAY:
        pay_from(state, seat, action - FROM_PROVINCE)
    elif question == ASK_FROM:
        _send_from(state, seat, action - FROM_PROVINCE)
    else:
        face_up_event(state).apply_answer(state, seat, action)
    _resume_battle(state)


def _resume_battle(state: RulesState) -> None:
    state.question = ASK_NOTHING
    state.asked = NOBODY
    run_battle(state)


def _send_from(state: RulesState, seat: i64, province: i64) -> None:
    if state.stage == MARK_FIRST or state.stage == MARK_SECOND:
        mark_from(state, seat, province)
        state.has_stage_begun = True
    else:
        send_army(state, seat, province)


def _use_at_reveal(state: RulesState, seat: i64, action: i64) -> None:
    if action == USE_AS_SIX:
        state.is_as_six_used = True
        _spend_general(state, seat, AS_SIX)
    elif action == USE_PLAGUE_ZERO:
        state.is_plague_zero_used = True
        _spend_general(state, seat, PLAGUE_ZERO)
    else:
        # The card goes under the pile openly, the pile's top card to the box, seen by its owner only.
        state.put_under_pile(seat, laid_card(state, seat))
        state.set_recycled_place(seat, 1)
        state.set_recycled_orders(seat, state.recycled_orders(seat) | (1 << state.open_province))
        boxed = state.take_top_card(seat)
        state.add_to_hidden_box(seat, card(boxed))
        _spend_general(state, seat, RECYCLE_MINUS if action == USE_RECYCLE_MINUS else RECYCLE_PLAGUE)
        if state.journal is not None:
            state.log("suntzu-log-own-boxed", {"card": CARD_NAMES[boxed]}, 1 << seat)


def _spend_general(state: RulesState, seat: i64, general: i64, where: str = "") -> None:
    state.use_general(seat, general)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": SEATS[seat], "general": GENERAL_NAMES[general]}
        args["where"] = where
        state.log("suntzu-log-general-at" if where else "suntzu-log-general", args)


def _keep_cards(state: RulesState, seat: i64, action: i64) -> None:
    """Keep the chosen cards of those drawn; the others go under the pile."""
    kept: i64 = EMPTY
    if action < KEEP_TWO:
        kept = card(action - KEEP + FRAMED)
    else:
        kept = card(lower_of_pair(action - KEEP_TWO)) + card(higher_of_pair(action - KEEP_TWO))
    rest = state.drawn(seat) - kept
    state.add_to_hand(seat, kept)
    state.set_drawn(seat, EMPTY)
    state.set_keeps(seat, 0)
    for kind in list_kinds(rest):
        state.put_under_pile(seat, kind)
        if state.journal is not None:
            state.log("suntzu-log-keeps", {"seat": SEATS[seat]})
            state.log("suntzu-log-own-under", {"card": CARD_NAMES[kind]}, 1 << seat)
    if state.redrawn_place(seat) == JUST_DRAWN:
        state.set_redrawn_place(seat, 2)  # it was kept, or is the bottom card of the pile
    end_drawing(state)


def _deal(state: RulesState, action: i64) -> None:
    if action >= TURN_DISPLAY:
        deal_outcome(state, action - TURN_DISPLAY)
    elif action >= DEAL_EVENT:
        deal_outcome(state, action - DEAL_EVENT)
    else:
        deal_outcome(state, action - DEAL)
