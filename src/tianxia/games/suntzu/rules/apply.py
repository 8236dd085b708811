"""Applies actions to a state."""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.actions import (
    CHOOSE_GENERAL,
    DEAL,
    DEAL_EVENT,
    DECLINE,
    EXCHANGE,
    FROM_POOL,
    FROM_PROVINCE,
    KEEP,
    KEEP_TWO,
    ORDER,
    PICK_BATTLE,
    PLACE_ARMY,
    TAKE_GENERAL,
    TURN_DISPLAY,
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
from tianxia.games.suntzu.rules.battles import laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES, EMPTY, FRAMED, KINDS, UNFRAMED, card, list_kinds
from tianxia.games.suntzu.rules.cells import (
    AFTER,
    AS_SIX_USED,
    ASK_EXCHANGE,
    ASK_NOTHING,
    ASK_PAY,
    ASKED,
    DRAWN,
    EXCHANGE_DECLINED,
    FIGHTING,
    GENERALS_BOXED,
    GENERALS_UNUSED,
    GREAT_PLAGUE_ACTIVE,
    HAND,
    HIDDEN_BOX,
    JUST_DRAWN,
    KEEPS,
    LAID,
    LAID_RECYCLED,
    MARK_FIRST,
    MARK_SECOND,
    NOBODY,
    PHASE,
    PLAGUE_ZERO_USED,
    POOL,
    PROVINCE,
    QUESTION,
    READY,
    RECYCLED,
    REDRAWN,
    SEATS,
    STAGE,
    STAGE_BEGUN,
    Cells,
)
from tianxia.games.suntzu.rules.deal import advance_sun_tzu, deal_outcome, end_choosing
from tianxia.games.suntzu.rules.generals import (
    AS_SIX,
    GENERAL_NAMES,
    GREAT_PLAGUE,
    HEAD_START,
    LEVY,
    MOVE,
    PLAGUE_ZERO,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REMOVE,
)
from tianxia.games.suntzu.rules.rounds import (
    begin_battles,
    continue_after_battles,
    end_drawing,
    open_battle,
    run_battle,
)
from tianxia.games.suntzu.rules.stages import win_battle


def play_action(state: Cells, seat: i64, action: i64) -> None:
    """Apply a legal action of a seat."""
    c = state.cells
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
    elif c[PHASE] == AFTER:
        c[READY + seat] = 1  # the action is DECLINE
        continue_after_battles(state)
    else:
        _answer(state, seat, action)


def _choose_general(state: Cells, seat: i64, general: i64) -> None:
    """Keep one general, secretly, at set-up."""
    c = state.cells
    c[GENERALS_UNUSED + seat] = 1 << general
    c[GENERALS_BOXED + seat] &= ~(1 << general)
    c[READY + seat] = 1
    if state.journal is not None:
        state.log("suntzu-log-chosen", {"seat": SEATS[seat]})
        state.log("suntzu-log-own-general", {"general": GENERAL_NAMES[general]}, 1 << seat)
    if c[READY + 1 - seat]:
        end_choosing(state)


def _lay_order(state: Cells, seat: i64, province: i64, kind: i64) -> None:
    """Lay an order in a province; the last one completes the orders."""
    c = state.cells
    c[HAND + seat] -= card(kind)
    c[LAID + NUM_PROVINCES * seat + province] = kind
    if province < state.num_provinces() - 1:
        return
    c[READY + seat] = 1
    if state.journal is not None:
        state.log("suntzu-log-orders", {"seat": SEATS[seat]})
        orders: dict[str, str | int] = {}
        for p in range(NUM_PROVINCES):
            orders[PROVINCES[p]] = CARD_NAMES[state.laid(seat, p)] if p < state.num_provinces() else "–"
        state.log("suntzu-log-own-orders", orders, 1 << seat)
    if c[READY + 1 - seat]:
        begin_battles(state)


def _exchange(state: Cells, seat: i64, kind: i64) -> None:
    c = state.cells
    state.exchange_card(seat, kind)
    if state.journal is not None:
        state.log("suntzu-log-exchange", {"seat": SEATS[seat], "card": CARD_NAMES[kind]})
    if c[PHASE] == AFTER:
        continue_after_battles(state)
    elif c[PHASE] == FIGHTING:
        _resume_battle(state)


def _use_planning_general(state: Cells, seat: i64, action: i64) -> None:
    """Use a general of the kind "planning"."""
    c = state.cells
    if action == USE_GREAT_PLAGUE:
        c[GREAT_PLAGUE_ACTIVE] = 1
        _spend_general(state, seat, GREAT_PLAGUE)
    elif is_within(action, USE_REMOVE, NUM_PROVINCES):
        state.remove_army(action - USE_REMOVE)
        c[POOL + 1 - seat] += 1
        _spend_general(state, seat, REMOVE, PROVINCES[action - USE_REMOVE])
    elif is_within(action, USE_LEVY, NUM_PROVINCES):
        c[POOL + seat] -= 1
        state.add_army(seat, action - USE_LEVY)
        _spend_general(state, seat, LEVY, PROVINCES[action - USE_LEVY])
    else:
        source = (action - USE_MOVE) // NUM_PROVINCES
        target = (action - USE_MOVE) % NUM_PROVINCES
        state.remove_army(source)
        state.add_army(seat, target)
        _spend_general(state, seat, MOVE, f"{PROVINCES[source]} {PROVINCES[target]}")
    if c[PHASE] == AFTER:
        continue_after_battles(state)


def _answer(state: Cells, seat: i64, action: i64) -> None:
    """Apply an answer in the open battle."""
    c = state.cells
    ask = c[QUESTION]
    if ask == ASK_EXCHANGE:
        c[EXCHANGE_DECLINED] = 1
        if state.journal is not None:
            state.log("suntzu-log-no-exchange", {"seat": SEATS[seat]})
    elif action == FROM_POOL:
        pay_from_pool(state, seat)
    elif is_within(action, FROM_PROVINCE, NUM_PROVINCES):
        _send_from(state, seat, action - FROM_PROVINCE, ask)
    elif names_general(action, TAKE_GENERAL):
        _take_general(state, seat, action - TAKE_GENERAL)
    elif action == PLACE_ARMY:
        if state.journal is not None:
            state.log("suntzu-log-infantry", {"seat": SEATS[seat]})
        win_battle(state, seat, 1)
    elif action != DECLINE:
        _use_at_reveal(state, seat, action)
    elif state.journal is not None:
        state.log("suntzu-log-no", {"seat": SEATS[seat]})
    _resume_battle(state)


def _resume_battle(state: Cells) -> None:
    state.cells[QUESTION] = ASK_NOTHING
    state.cells[ASKED] = NOBODY
    run_battle(state)


def _send_from(state: Cells, seat: i64, province: i64, ask: i64) -> None:
    c = state.cells
    if ask == ASK_PAY:
        pay_from(state, seat, province)
    elif c[STAGE] == MARK_FIRST or c[STAGE] == MARK_SECOND:
        mark_from(state, seat, province)
        c[STAGE_BEGUN] = 1
    else:
        send_army(state, seat, province)


def _take_general(state: Cells, seat: i64, general: i64) -> None:
    """Chariot: take one more general, secretly; the head start takes effect at once and openly."""
    c = state.cells
    c[GENERALS_BOXED + seat] &= ~(1 << general)
    c[GENERALS_UNUSED + seat] |= 1 << general
    if state.journal is not None:
        state.log("suntzu-log-takes", {"seat": SEATS[seat]})
        state.log("suntzu-log-own-general", {"general": GENERAL_NAMES[general]}, 1 << seat)
    if general == HEAD_START:
        advance_sun_tzu(state)


def _use_at_reveal(state: Cells, seat: i64, action: i64) -> None:
    c = state.cells
    if action == USE_AS_SIX:
        c[AS_SIX_USED] = 1
        _spend_general(state, seat, AS_SIX)
    elif action == USE_PLAGUE_ZERO:
        c[PLAGUE_ZERO_USED] = 1
        _spend_general(state, seat, PLAGUE_ZERO)
    else:
        # The card goes under the pile openly, the pile's top card to the box, seen by its owner only.
        state.put_under_pile(seat, laid_card(state, seat))
        c[RECYCLED + seat] = 1
        c[LAID_RECYCLED + seat] |= 1 << c[PROVINCE]
        boxed = state.take_top_card(seat)
        c[HIDDEN_BOX + seat] += card(boxed)
        _spend_general(state, seat, RECYCLE_MINUS if action == USE_RECYCLE_MINUS else RECYCLE_PLAGUE)
        if state.journal is not None:
            state.log("suntzu-log-own-boxed", {"card": CARD_NAMES[boxed]}, 1 << seat)


def _spend_general(state: Cells, seat: i64, general: i64, where: str = "") -> None:
    state.use_general(seat, general)
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": SEATS[seat], "general": GENERAL_NAMES[general]}
        args["where"] = where
        state.log("suntzu-log-general-at" if where else "suntzu-log-general", args)


def _keep_cards(state: Cells, seat: i64, action: i64) -> None:
    """Keep the chosen cards of those drawn; the others go under the pile."""
    c = state.cells
    kept: i64 = EMPTY
    if action < KEEP_TWO:
        kept = card(action - KEEP + FRAMED)
    else:
        kept = card(lower_of_pair(action - KEEP_TWO)) + card(higher_of_pair(action - KEEP_TWO))
    rest = c[DRAWN + seat] - kept
    c[HAND + seat] += kept
    c[DRAWN + seat] = EMPTY
    c[KEEPS + seat] = 0
    for kind in list_kinds(rest):
        state.put_under_pile(seat, kind)
        if state.journal is not None:
            state.log("suntzu-log-keeps", {"seat": SEATS[seat]})
            state.log("suntzu-log-own-under", {"card": CARD_NAMES[kind]}, 1 << seat)
    if c[REDRAWN + seat] == JUST_DRAWN:
        c[REDRAWN + seat] = 2  # it was kept, or is the bottom card of the pile
    end_drawing(state)


def _deal(state: Cells, action: i64) -> None:
    if action >= TURN_DISPLAY:
        deal_outcome(state, action - TURN_DISPLAY)
    elif action >= DEAL_EVENT:
        deal_outcome(state, action - DEAL_EVENT)
    else:
        deal_outcome(state, action - DEAL)
