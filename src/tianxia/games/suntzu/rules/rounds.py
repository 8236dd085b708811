"""A round, from its orders to the next: phases, the order of battles, drawing cards."""

from typing import Final

from mypy_extensions import i64

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
from tianxia.games.suntzu.rules.cells import (
    AFTER,
    ARMIES_DUE,
    AS_SIX_USED,
    ASK_NOTHING,
    BOXED,
    CLASSIC,
    CLOSING,
    DECIDER,
    DRAWING,
    DRAWN,
    EFFECT_DONE,
    EVENT,
    EVENT_TURNED_UP,
    EXCHANGE_DECLINED,
    FEWER_ARMIES,
    FIGHTING,
    FOUGHT,
    GENERALS_UNUSED,
    GREAT_PLAGUE_ACTIVE,
    HAND,
    JUST_DRAWN,
    KEEPS,
    LAID,
    LAID_ONE,
    LAID_RECYCLED,
    NOBODY,
    ORDERS,
    OVER,
    PHASE,
    PICKING,
    PILE_SIZE,
    PLAGUE_ZERO_USED,
    PLAGUES_PLAYED,
    PROVINCE,
    QUESTION,
    READY,
    REDRAWN,
    REINFORCEMENTS,
    REVEAL_FIRST,
    ROUND,
    SEATS,
    SHAO,
    SHAO_HAD_GENERAL,
    STAGE,
    STAGE_BEGUN,
    SUN_TZU,
    Cells,
)
from tianxia.games.suntzu.rules.events import is_event_due
from tianxia.games.suntzu.rules.generals import LAST_PLANNING_ROUND, SECOND_SIX
from tianxia.games.suntzu.rules.scoring import score_provinces
from tianxia.games.suntzu.rules.stages import run_stage

FIXED_ROUNDS: Final[i64] = 3
"""The first rounds, in which the order of battles is fixed."""
FIXED_ROUNDS_CLASSIC: Final[i64] = 1
"""The same with the classic order of battles."""


def begin_orders(state: Cells) -> None:
    """Begin a round: both seats give orders."""
    c = state.cells
    c[PHASE] = ORDERS
    c[READY + SUN_TZU] = 0
    c[READY + SHAO] = 0
    if state.journal is not None:
        state.log("suntzu-log-round", {"round": c[ROUND]})


def begin_battles(state: Cells) -> None:
    """Begin the battles. From round 4 on, the player with fewer armies on the board decides their order."""
    c = state.cells
    sun_tzu_armies = state.armies_on_board(SUN_TZU)
    shao_armies = state.armies_on_board(SHAO)
    if sun_tzu_armies != shao_armies:
        c[FEWER_ARMIES] = SUN_TZU if sun_tzu_armies < shao_armies else SHAO
    fixed_rounds = FIXED_ROUNDS_CLASSIC if c[CLASSIC] else FIXED_ROUNDS
    c[DECIDER] = NOBODY if c[ROUND] <= fixed_rounds else c[FEWER_ARMIES]
    c[FOUGHT] = 0
    c[SHAO_HAD_GENERAL] = 1 if c[GENERALS_UNUSED + SHAO] else 0
    if state.journal is not None:
        if c[DECIDER] == NOBODY:
            state.log("suntzu-log-order-fixed", {})
        else:
            state.log(
                "suntzu-log-order-decider",
                {"seat": SEATS[c[DECIDER]], "equal": 1 if sun_tzu_armies == shao_armies else 0},
            )
    next_battle(state)


def next_battle(state: Cells) -> None:
    """Open the next battle of the fixed order, or ask the decider to pick one unless only one is left."""
    c = state.cells
    unfought = ((1 << state.num_provinces()) - 1) & ~c[FOUGHT]
    if unfought == 0:
        begin_after_battles(state)
        return
    if c[DECIDER] != NOBODY and unfought & (unfought - 1):
        c[PHASE] = PICKING
        return
    i: i64 = 0
    while not unfought >> BATTLE_ORDER[i] & 1:
        i += 1
    open_battle(state, BATTLE_ORDER[i])


def open_battle(state: Cells, province: i64) -> None:
    """Open a battle: both cards are revealed."""
    c = state.cells
    c[PHASE] = FIGHTING
    c[PROVINCE] = province
    c[STAGE] = REVEAL_FIRST
    c[STAGE_BEGUN] = 0
    c[AS_SIX_USED] = 0
    c[PLAGUE_ZERO_USED] = 0
    c[EVENT_TURNED_UP] = 0
    if state.journal is not None:
        args: dict[str, str | int] = {"province": PROVINCES[province]}
        args["suntzu"] = CARD_NAMES[laid_card(state, SUN_TZU)]
        args["shao"] = CARD_NAMES[laid_card(state, SHAO)]
        state.log("suntzu-log-revealed", args)
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        if laid_card(state, seat) == PLAGUE:
            c[PLAGUES_PLAYED] += 1
        state.show_card(seat, laid_card(state, seat))
        seat += 1
    # Shao's second 6 is spent at this reveal, also against a Plague.
    if laid_card(state, SHAO) == SIX and state.marks(SHAO, province):
        state.use_general(SHAO, SECOND_SIX)
        if state.journal is not None:
            state.log("suntzu-log-general", {"seat": "shao", "general": "second_six"})
    run_battle(state)


def run_battle(state: Cells) -> None:
    """Run the stages of the open battle until a seat is asked a question, or the battle is over."""
    c = state.cells
    while c[QUESTION] == ASK_NOTHING:
        if c[STAGE] == CLOSING:
            _close_battle(state)
            return
        if not run_stage(state) or c[PHASE] != FIGHTING:
            return
        c[STAGE_BEGUN] = 0
        c[EXCHANGE_DECLINED] = 0
        if c[STAGE] == EVENT and not is_event_due(state):
            c[STAGE] = CLOSING
        elif c[STAGE] == EFFECT_DONE:
            c[STAGE] = EVENT
        else:
            c[STAGE] += 1


def _close_battle(state: Cells) -> None:
    c = state.cells
    c[FOUGHT] |= 1 << c[PROVINCE]
    c[PROVINCE] = NOBODY
    c[STAGE] = 0
    c[STAGE_BEGUN] = 0
    c[ARMIES_DUE] = 0
    c[EXCHANGE_DECLINED] = 0
    c[AS_SIX_USED] = 0
    c[PLAGUE_ZERO_USED] = 0
    c[EVENT_TURNED_UP] = 0
    next_battle(state)


def begin_after_battles(state: Cells) -> None:
    """Begin step 3 of the round: both seats may exchange cards and use a general, at the same time."""
    c = state.cells
    c[PHASE] = AFTER
    c[READY + SUN_TZU] = 0
    c[READY + SHAO] = 0
    continue_after_battles(state)


def continue_after_battles(state: Cells) -> None:
    """Mark seats that have neither reinforcements nor a general to use as ready; score the round once both are."""
    c = state.cells
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        general = c[GENERALS_UNUSED + seat] != 0 and c[ROUND] <= LAST_PLANNING_ROUND
        if c[REINFORCEMENTS + seat] == 0 and not general:
            c[READY + seat] = 1
        seat += 1
    if c[READY + SUN_TZU] and c[READY + SHAO]:
        score_provinces(state)
        if c[PHASE] != OVER:
            _begin_drawing(state)


def _begin_drawing(state: Cells) -> None:
    """Return framed cards to the hands, remove the others from the game, and let both draw."""
    c = state.cells
    c[PHASE] = DRAWING
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        province: i64 = 0
        while province < NUM_PROVINCES:
            kind = state.laid(seat, province)
            if kind != NO_CARD and not c[LAID_RECYCLED + seat] >> province & 1:
                if kind < FRAMED:
                    c[HAND + seat] += card(kind)
                else:
                    c[BOXED + seat] += card(kind)
            c[LAID + NUM_PROVINCES * seat + province] = NO_CARD
            province += 1
        c[LAID_RECYCLED + seat] = 0
        _draw_cards(state, seat)
        seat += 1
    c[FOUGHT] = 0
    c[DECIDER] = NOBODY
    c[SHAO_HAD_GENERAL] = 0
    end_drawing(state)


def _draw_cards(state: Cells, seat: i64) -> None:
    """Draw two cards to keep one of them, after a 1 three to keep two. The seat is asked only if it has a choice."""
    c = state.cells
    keeps: i64 = 2 if c[LAID_ONE + seat] else 1
    c[LAID_ONE + seat] = 0
    drawn: i64 = EMPTY
    left = min(keeps + 1, c[PILE_SIZE + seat])
    while left > 0:
        drawn += card(state.take_top_card(seat))
        left -= 1
    if state.journal is not None and drawn:
        state.log("suntzu-log-draws", {"seat": SEATS[seat], "number": size(drawn)})
        state.log("suntzu-log-drawn", {"cards": format_cards(drawn)}, 1 << seat)
    if size(drawn) <= keeps:
        c[HAND + seat] += drawn
        if c[REDRAWN + seat] == JUST_DRAWN:
            c[REDRAWN + seat] = 1
        return
    c[DRAWN + seat] = drawn
    c[KEEPS + seat] = keeps


def end_drawing(state: Cells) -> None:
    """Begin the next round once both have chosen."""
    c = state.cells
    if c[KEEPS + SUN_TZU] or c[KEEPS + SHAO]:
        return
    c[GREAT_PLAGUE_ACTIVE] = 0
    c[ROUND] += 1
    begin_orders(state)
