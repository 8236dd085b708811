"""A round, from its orders to the next: phases, the order of battles, drawing cards."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.suntzu.rules.battle_stages import ASK_NOTHING, CLOSING, EFFECT_DONE, EVENT, REVEAL_FIRST
from tianxia.games.suntzu.rules.battles import laid_card
from tianxia.games.suntzu.rules.board import BATTLE_ORDER, NUM_PROVINCES, PROVINCES
from tianxia.games.suntzu.rules.cards import (
    CARD_NAMES,
    EMPTY,
    FRAMED,
    NO_CARD,
    PLAGUE,
    SIX,
    card,
    format_cards,
    size,
)
from tianxia.games.suntzu.rules.events import is_event_due
from tianxia.games.suntzu.rules.generals import LAST_PLANNING_ROUND, SECOND_SIX
from tianxia.games.suntzu.rules.phases import AFTER, DRAWING, FIGHTING, ORDERS, OVER, PICKING
from tianxia.games.suntzu.rules.rules_state import JUST_DRAWN, RulesState
from tianxia.games.suntzu.rules.scoring import score_provinces
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS, SHAO, SUN_TZU
from tianxia.games.suntzu.rules.stages import run_stage

FIXED_ROUNDS: Final[i64] = 3
"""The first rounds, in which the order of battles is fixed."""
FIXED_ROUNDS_CLASSIC: Final[i64] = 1
"""The same with the classic order of battles."""


def begin_orders(state: RulesState) -> None:
    """Begin a round: both seats give orders."""
    state.phase = ORDERS
    state.set_ready(SUN_TZU, False)
    state.set_ready(SHAO, False)
    if state.journal is not None:
        state.log("suntzu-log-round", {"round": state.round})


def begin_battles(state: RulesState) -> None:
    """Begin the battles. From round 4 on, the player with fewer armies on the board decides their order."""
    sun_tzu_armies = state.armies_on_board(SUN_TZU)
    shao_armies = state.armies_on_board(SHAO)
    if sun_tzu_armies != shao_armies:
        state.fewer_armies = SUN_TZU if sun_tzu_armies < shao_armies else SHAO
    fixed_rounds = FIXED_ROUNDS_CLASSIC if state.is_classic_order else FIXED_ROUNDS
    state.decider = NOBODY if state.round <= fixed_rounds else state.fewer_armies
    state.fought = 0
    state.shao_had_general = state.unused_generals(SHAO) != 0
    if state.journal is not None:
        if state.decider == NOBODY:
            state.log("suntzu-log-order-fixed", {})
        else:
            state.log(
                "suntzu-log-order-decider",
                {"seat": SEATS[state.decider], "equal": 1 if sun_tzu_armies == shao_armies else 0},
            )
    next_battle(state)


def next_battle(state: RulesState) -> None:
    """Open the next battle of the fixed order, or ask the decider to pick one unless only one is left."""
    unfought = ((1 << state.num_provinces()) - 1) & ~state.fought
    if unfought == 0:
        begin_after_battles(state)
        return
    if state.decider != NOBODY and unfought & (unfought - 1):
        state.phase = PICKING
        return
    i: i64 = 0
    while not unfought >> BATTLE_ORDER[i] & 1:
        i += 1
    open_battle(state, BATTLE_ORDER[i])


def open_battle(state: RulesState, province: i64) -> None:
    """Open a battle: both cards are revealed."""
    state.phase = FIGHTING
    state.open_province = province
    state.stage = REVEAL_FIRST
    state.has_stage_begun = False
    state.is_as_six_used = False
    state.is_plague_zero_used = False
    state.has_turned_event = False
    if state.journal is not None:
        args: dict[str, str | int] = {"province": PROVINCES[province]}
        args["suntzu"] = CARD_NAMES[laid_card(state, SUN_TZU)]
        args["shao"] = CARD_NAMES[laid_card(state, SHAO)]
        state.log("suntzu-log-revealed", args)
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        if laid_card(state, seat) == PLAGUE:
            state.plagues += 1
        state.show_card(seat, laid_card(state, seat))
        seat += 1
    # Shao's second 6 is spent at this reveal, also against a Plague.
    if laid_card(state, SHAO) == SIX and state.marks(SHAO, province):
        state.use_general(SHAO, SECOND_SIX)
        if state.journal is not None:
            state.log("suntzu-log-general", {"seat": "shao", "general": "second_six"})
    run_battle(state)


def run_battle(state: RulesState) -> None:
    """Run the stages of the open battle until a seat is asked a question, or the battle is over."""
    while state.question == ASK_NOTHING:
        if state.stage == CLOSING:
            _close_battle(state)
            return
        if not run_stage(state) or state.phase != FIGHTING:
            return
        state.has_stage_begun = False
        state.is_exchange_declined = False
        if state.stage == EVENT and not is_event_due(state):
            state.stage = CLOSING
        elif state.stage == EFFECT_DONE:
            state.stage = EVENT
        else:
            state.stage += 1


def _close_battle(state: RulesState) -> None:
    state.fought |= 1 << state.open_province
    state.open_province = NOBODY
    state.stage = 0
    state.has_stage_begun = False
    state.armies_due = 0
    state.is_exchange_declined = False
    state.is_as_six_used = False
    state.is_plague_zero_used = False
    state.has_turned_event = False
    next_battle(state)


def begin_after_battles(state: RulesState) -> None:
    """Begin step 3 of the round: both seats may exchange cards and use a general, at the same time."""
    state.phase = AFTER
    state.set_ready(SUN_TZU, False)
    state.set_ready(SHAO, False)
    continue_after_battles(state)


def continue_after_battles(state: RulesState) -> None:
    """Mark seats that have neither reinforcements nor a general to use as ready; score the round once both are."""
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        general = state.unused_generals(seat) != 0 and state.round <= LAST_PLANNING_ROUND
        if state.reinforcements(seat) == 0 and not general:
            state.set_ready(seat, True)
        seat += 1
    if state.is_ready(SUN_TZU) and state.is_ready(SHAO):
        score_provinces(state)
        if state.phase != OVER:
            _begin_drawing(state)


def _begin_drawing(state: RulesState) -> None:
    """Return framed cards to the hands, remove the others from the game, and let both draw."""
    state.phase = DRAWING
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        province: i64 = 0
        while province < NUM_PROVINCES:
            kind = state.laid(seat, province)
            if kind != NO_CARD and not state.recycled_orders(seat) >> province & 1:
                if kind < FRAMED:
                    state.add_to_hand(seat, card(kind))
                else:
                    state.add_to_boxed(seat, card(kind))
            state.set_laid(seat, province, NO_CARD)
            province += 1
        state.set_recycled_orders(seat, 0)
        _draw_cards(state, seat)
        seat += 1
    state.fought = 0
    state.decider = NOBODY
    state.shao_had_general = False
    end_drawing(state)


def _draw_cards(state: RulesState, seat: i64) -> None:
    """Draw two cards to keep one of them, after a 1 three to keep two. The seat is asked only if it has a choice."""
    keeps: i64 = 2 if state.has_laid_one(seat) else 1
    state.set_laid_one(seat, False)
    drawn: i64 = EMPTY
    left = min(keeps + 1, state.pile_size(seat))
    while left > 0:
        drawn += card(state.take_top_card(seat))
        left -= 1
    if state.journal is not None and drawn:
        state.log("suntzu-log-draws", {"seat": SEATS[seat], "number": size(drawn)})
        state.log("suntzu-log-drawn", {"cards": format_cards(drawn)}, 1 << seat)
    if size(drawn) <= keeps:
        state.add_to_hand(seat, drawn)
        if state.redrawn_place(seat) == JUST_DRAWN:
            state.set_redrawn_place(seat, 1)
        return
    state.set_drawn(seat, drawn)
    state.set_keeps(seat, keeps)


def end_drawing(state: RulesState) -> None:
    """Begin the next round once both have chosen."""
    if state.keeps(SUN_TZU) or state.keeps(SHAO):
        return
    state.is_great_plague = False
    state.round += 1
    begin_orders(state)
