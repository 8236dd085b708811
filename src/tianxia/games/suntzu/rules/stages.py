"""The stages of a battle: generals, marks, armies, costs, events.

Each function that returns a bool runs until the stage is finished (True) or it has asked a seat a question (False);
called again, it continues where it stopped.
"""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.armies import mark_province, pay, place_armies, return_armies, win_battle
from tianxia.games.suntzu.rules.battle_stages import (
    ASK_GENERAL,
    COST_FIRST,
    COST_SECOND,
    EFFECT_DONE,
    EFFECT_FIRST,
    EFFECT_SECOND,
    MARK_FIRST,
    MARK_SECOND,
    MOVING,
    REVEAL_FIRST,
    REVEAL_SECOND,
)
from tianxia.games.suntzu.rules.battles import (
    deciding_rule,
    effective_card,
    is_plague,
    is_plague_battle,
    is_void,
    laid_card,
    margin,
    winner,
)
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import (
    MINUS_ONE,
    ONE,
    PLAGUE,
    PLUS_THREE,
    PLUS_TWO,
    SEVEN,
    SIX,
    TEN,
    bonus,
)
from tianxia.games.suntzu.rules.events import face_up_event, turn_next_event
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.scoring import finish
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS, SHAO, SUN_TZU


def run_stage(state: RulesState) -> bool:
    """Run the present stage. Return True when it is finished, False when a seat is asked something."""
    stage = state.stage
    if stage == REVEAL_FIRST or stage == REVEAL_SECOND:
        return _ask_general(state, _stage_seat(state, stage == REVEAL_FIRST))
    if stage == MARK_FIRST or stage == MARK_SECOND:
        seat = _stage_seat(state, stage == MARK_FIRST)
        marks = laid_card(state, seat) == SIX and not is_plague_battle(state)
        return mark_province(state, seat) if marks and not state.has_stage_begun else True
    if stage == MOVING:
        return _move_armies(state)
    if stage == COST_FIRST or stage == COST_SECOND:
        return _pay_costs(state, _stage_seat(state, stage == COST_FIRST))
    if stage == EFFECT_FIRST or stage == EFFECT_SECOND:
        return _apply_event(state, _stage_seat(state, stage == EFFECT_FIRST))
    if stage == EFFECT_DONE:
        _end_event(state)
    return True


def _stage_seat(state: RulesState, first: bool) -> i64:
    """Return the seat whose half of a stage it is: the first or the second chooser."""
    return state.first_chooser() if first else 1 - state.first_chooser()


def _ask_general(state: RulesState, seat: i64) -> bool:
    """Ask a seat with an unused general whether to use it, if any general of its side could act on the two cards."""
    if state.has_stage_begun or state.unused_generals(seat) == 0 or not could_general_act(state, seat):
        return True
    state.has_stage_begun = True
    return state.ask(seat, ASK_GENERAL)


def could_general_act(state: RulesState, seat: i64) -> bool:
    """Return whether a general of that side could act: for Sun Tzu if he laid a 7–10 or a -1, for Shao on any Plague.

    This depends on the two revealed cards only, so that the question reveals nothing.
    """
    own = laid_card(state, seat)
    if seat == SUN_TZU:
        return SEVEN <= own <= TEN or own == MINUS_ONE
    return own == PLAGUE or laid_card(state, SUN_TZU) == PLAGUE


def _move_armies(state: RulesState) -> bool:
    """Move the armies of the open province: under a Plague half of them go back, else the winner gains the margin."""
    if not state.has_stage_begun:
        state.has_stage_begun = True
        state.armies_due = 0
        _note_laid_ones(state)
        if is_plague_battle(state):
            _apply_plague(state)
            return True
        winning_seat = winner(state)
        if state.journal is not None:
            _log_result(state, winning_seat)
        if winning_seat == NOBODY:
            return True
        win_battle(state, winning_seat, _absolute(margin(state)))
    winning_seat = winner(state)
    return True if winning_seat == NOBODY else place_armies(state, winning_seat)


def _log_result(state: RulesState, winning_seat: i64) -> None:
    """Log who wins, by how much, and which rule decides. Without a winner, Sun Tzu's card is named first."""
    args: dict[str, str | int] = {"province": PROVINCES[state.open_province], "how": deciding_rule(state)}
    first_named: i64 = SUN_TZU if winning_seat == NOBODY else winning_seat
    args["strong"] = effective_card(state, first_named)
    args["weak"] = effective_card(state, 1 - first_named)
    if winning_seat == NOBODY:
        state.log("suntzu-log-nothing", args)
        return
    args["seat"] = SEATS[winning_seat]
    args["number"] = _absolute(margin(state))
    state.log("suntzu-log-wins", args)


def _absolute(number: i64) -> i64:
    return number if number >= 0 else 0 - number


def _apply_plague(state: RulesState) -> None:
    """Return half of the armies, rounded down; under the great Plague all but one."""
    province = state.open_province
    if state.journal is not None:
        state.log("suntzu-log-plague", {"province": PROVINCES[province], "great": 1 if state.is_great_plague else 0})
    if state.owner(province) == NOBODY:
        return
    armies = state.armies(province)
    return_armies(state, state.owner(province), armies - 1 if state.is_great_plague else armies // 2)


def _note_laid_ones(state: RulesState) -> None:
    """Note each 1 that no Plague met [H]; its player draws one more card."""
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        if laid_card(state, seat) == ONE and not is_plague(state, 1 - seat):
            state.set_laid_one(seat, True)
        seat += 1


def _pay_costs(state: RulesState, seat: i64) -> bool:
    """Pay one army for +2 and two for +3, even if it loses; nothing under a Plague, or if equal cards are void."""
    kind = laid_card(state, seat)
    if (kind != PLUS_TWO and kind != PLUS_THREE) or is_plague_battle(state) or is_void(state):
        return True
    if not state.has_stage_begun:
        state.has_stage_begun = True
        state.armies_due = bonus(kind) - 1
    return pay(state, seat, False)


def _apply_event(state: RulesState, seat: i64) -> bool:
    event = face_up_event(state)
    if state.journal is not None and state.stage == EFFECT_FIRST and not state.has_stage_begun:
        state.log("suntzu-log-event", {"event": event.id})
    return event.take_effect(state, seat)


def _end_event(state: RulesState) -> None:
    """Turn up the next event; after the fifth the game ends at once."""
    turn_next_event(state)
    if state.events_left == 0:
        finish(state, "events")
