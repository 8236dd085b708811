"""A round from its orders to the next: phases, the order of battles, scoring, drawing."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.suntzu.armies import lose, mark, pay, place
from tianxia.games.suntzu.battles import card_of, is_plague, margin, plagued, void, winner
from tianxia.games.suntzu.board import NUM_PROVINCES, ORDER, PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import (
    EMPTY,
    FRAMED,
    MINUS_ONE,
    NAMES,
    NO_CARD,
    ONE,
    PLAGUE,
    PLUS_THREE,
    PLUS_TWO,
    SEVEN,
    SIX,
    TEN,
    bonus,
    card,
    size,
    spell,
)
from tianxia.games.suntzu.cells import (
    AFTER,
    ARMIES,
    AS_SIX_USED,
    ASK,
    ASK_GENERAL,
    ASK_NOTHING,
    ASKED,
    BEGUN,
    BOXED,
    CHAINED,
    CLASSIC,
    CLOSING,
    COST_FIRST,
    COST_SECOND,
    DECIDER,
    DECLINED,
    DRAW,
    DRAWING,
    DRAWN,
    EFFECT_DONE,
    EFFECT_FIRST,
    EFFECT_SECOND,
    EVENT,
    EVENT_DECK,
    EVENTS_LEFT,
    FEWER,
    FIGHTING,
    FOUGHT,
    GONE,
    GREAT_PLAGUE,
    HAND,
    KEEPS,
    LAID,
    LAID_ONE,
    LAST_ROUND,
    MARK_FIRST,
    MARK_SECOND,
    MOVING,
    NEED,
    NOBODY,
    ORDERS,
    OVER,
    OWNER,
    PHASE,
    PICKING,
    PILE_SIZE,
    PLAGUES,
    POOL,
    PROVINCE,
    READY,
    REINFORCEMENTS,
    REVEAL_FIRST,
    REVEAL_SECOND,
    ROUND,
    SEATS,
    SHAO,
    STAGE,
    SUN_TZU,
    TRACK,
    TRACK_END,
    UNUSED,
    VALUE,
    WINNER,
    ZERO_USED,
    Cells,
)
from tianxia.games.suntzu.events import IDS, due, face_up, turn_next
from tianxia.games.suntzu.generals import LAST_PLANNING_ROUND, SECOND_SIX

ALL_FOUGHT: Final[i64] = 31
FIXED_ROUNDS: Final[i64] = 3
FIXED_ROUNDS_CLASSIC: Final[i64] = 1


def begin_orders(state: Cells) -> None:
    c = state.cells
    c[PHASE] = ORDERS
    c[READY + SUN_TZU] = 0
    c[READY + SHAO] = 0
    if state.journal is not None:
        state.tell("suntzu-log-round", {"round": c[ROUND]})


def begin_battles(state: Cells) -> None:
    """Both orders are laid: who has fewer armies on the board decides the order, from round 4 on."""
    c = state.cells
    one = state.on_board(SUN_TZU)
    other = state.on_board(SHAO)
    if one != other:
        c[FEWER] = SUN_TZU if one < other else SHAO
    fixed = FIXED_ROUNDS_CLASSIC if c[CLASSIC] else FIXED_ROUNDS
    c[DECIDER] = NOBODY if c[ROUND] <= fixed else c[FEWER]
    c[FOUGHT] = 0
    if state.journal is not None:
        if c[DECIDER] == NOBODY:
            state.tell("suntzu-log-order-fixed", {})
        else:
            state.tell("suntzu-log-order-decider", {"seat": SEATS[c[DECIDER]]})
    next_battle(state)


def next_battle(state: Cells) -> None:
    """The next province of the fixed order, or the decider's pick; the last one is not asked."""
    c = state.cells
    if c[FOUGHT] == ALL_FOUGHT:
        begin_after(state)
        return
    if c[DECIDER] != NOBODY and battles_left(state) > 1:
        c[PHASE] = PICKING
        return
    i: i64 = 0
    while c[FOUGHT] >> ORDER[i] & 1:
        i += 1
    open_battle(state, ORDER[i])


def battles_left(state: Cells) -> i64:
    """How many battles are still to be fought."""
    n: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        if not state.cells[FOUGHT] >> province & 1:
            n += 1
        province += 1
    return n


def open_battle(state: Cells, province: i64) -> None:
    """Both cards are revealed."""
    c = state.cells
    c[PHASE] = FIGHTING
    c[PROVINCE] = province
    c[STAGE] = REVEAL_FIRST
    c[BEGUN] = 0
    c[AS_SIX_USED] = 0
    c[ZERO_USED] = 0
    c[CHAINED] = 0
    if state.journal is not None:
        args: dict[str, str | int] = {"province": PROVINCES[province]}
        args["suntzu"] = NAMES[card_of(state, SUN_TZU)]
        args["shao"] = NAMES[card_of(state, SHAO)]
        state.tell("suntzu-log-revealed", args)
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        if card_of(state, seat) == PLAGUE:
            c[PLAGUES] += 1
        seat += 1
    # Shao's second 6 is spent at this reveal, also against a Plague.
    if card_of(state, SHAO) == SIX and state.marks(SHAO, province):
        state.use_up(SHAO, SECOND_SIX)
        if state.journal is not None:
            state.tell("suntzu-log-general", {"seat": "shao", "general": "second_six"})
    fight(state)


def fight(state: Cells) -> None:
    """Goes through the stages of the open battle until somebody is asked, or it is over."""
    c = state.cells
    while c[ASK] == ASK_NOTHING:
        if c[STAGE] == CLOSING:
            _close(state)
            return
        if not _stage_done(state) or c[PHASE] != FIGHTING:
            return
        c[BEGUN] = 0
        c[DECLINED] = 0
        if c[STAGE] == EVENT and not due(state):
            c[STAGE] = CLOSING
        elif c[STAGE] == EFFECT_DONE:
            c[STAGE] = EVENT
        else:
            c[STAGE] += 1


def _stage_done(state: Cells) -> bool:
    """One stage: True when it is finished, False when a seat is asked."""
    c = state.cells
    stage = c[STAGE]
    if stage == REVEAL_FIRST or stage == REVEAL_SECOND:
        return _ask_general(state, _seat_of(state, stage == REVEAL_FIRST))
    if stage == MARK_FIRST or stage == MARK_SECOND:
        seat = _seat_of(state, stage == MARK_FIRST)
        marks = card_of(state, seat) == SIX and not plagued(state)
        return mark(state, seat) if marks and not c[BEGUN] else True
    if stage == MOVING:
        return _move(state)
    if stage == COST_FIRST or stage == COST_SECOND:
        return _cost(state, _seat_of(state, stage == COST_FIRST))
    if stage == EFFECT_FIRST or stage == EFFECT_SECOND:
        return _effect(state, _seat_of(state, stage == EFFECT_FIRST))
    if stage == EFFECT_DONE:
        _event_done(state)
    return True


def _seat_of(state: Cells, first: bool) -> i64:
    return state.first() if first else 1 - state.first()


def _ask_general(state: Cells, seat: i64) -> bool:
    """A seat with an unused general is asked whenever one of its side's could act on the two cards."""
    c = state.cells
    if c[BEGUN] or c[UNUSED + seat] == 0 or not could_act(state, seat):
        return True
    c[BEGUN] = 1
    c[ASK] = ASK_GENERAL
    c[ASKED] = seat
    return False


def could_act(state: Cells, seat: i64) -> bool:
    """Sun Tzu: his 7–10 or -1. Shao: a Plague of either side. Pile sizes do not matter."""
    own = card_of(state, seat)
    if seat == SUN_TZU:
        return SEVEN <= own <= TEN or own == MINUS_ONE
    return own == PLAGUE or card_of(state, SUN_TZU) == PLAGUE


def _move(state: Cells) -> bool:
    """The armies move: half of them back under a Plague, else by the margin."""
    c = state.cells
    province = c[PROVINCE]
    if not c[BEGUN]:
        c[BEGUN] = 1
        c[NEED] = 0
        _note_ones(state)
        if plagued(state):
            _plague(state)
            return True
        by = winner(state)
        if state.journal is not None:
            if by == NOBODY:
                state.tell("suntzu-log-nothing", {"province": PROVINCES[province]})
            else:
                args: dict[str, str | int] = {"seat": SEATS[by], "province": PROVINCES[province]}
                args["number"] = _size(margin(state))
                state.tell("suntzu-log-wins", args)
        if by == NOBODY:
            return True
        win(state, by, _size(margin(state)))
    by = winner(state)
    return True if by == NOBODY else place(state, by)


def _size(number: i64) -> i64:
    return number if number >= 0 else 0 - number


def win(state: Cells, seat: i64, number: i64) -> None:
    """A seat wins the open battle: first the rival's armies go back; what is left of the margin is to be placed."""
    c = state.cells
    province = c[PROVINCE]
    if c[OWNER + province] == 1 - seat:
        back = min(number, c[ARMIES + province])
        lose(state, 1 - seat, back)
        number -= back
    c[NEED] = number


def _plague(state: Cells) -> None:
    """Half of the armies go back, rounded down; under the great Plague all but one."""
    c = state.cells
    province = c[PROVINCE]
    if state.journal is not None:
        state.tell("suntzu-log-plague", {"province": PROVINCES[province]})
    if c[OWNER + province] == NOBODY:
        return
    armies = c[ARMIES + province]
    lose(state, c[OWNER + province], armies - 1 if c[GREAT_PLAGUE] else armies // 2)


def _note_ones(state: Cells) -> None:
    """A 1 that no Plague meets draws more cards."""
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        if card_of(state, seat) == ONE and not is_plague(state, 1 - seat):
            state.cells[LAID_ONE + seat] = 1
        seat += 1


def _cost(state: Cells, seat: i64) -> bool:
    """+2 and +3 cost an army or two, also when they lose; not under a Plague, not when equal cards are void."""
    c = state.cells
    kind = card_of(state, seat)
    if (kind != PLUS_TWO and kind != PLUS_THREE) or plagued(state) or void(state):
        return True
    if not c[BEGUN]:
        c[BEGUN] = 1
        c[NEED] = bonus(kind) - 1
    return pay(state, seat, False)


def _effect(state: Cells, seat: i64) -> bool:
    c = state.cells
    if state.journal is not None and c[STAGE] == EFFECT_FIRST and not c[BEGUN]:
        state.tell("suntzu-log-event", {"event": IDS[c[EVENT_DECK] & 15]})
    done = face_up(state).take_effect(state, seat)
    # Light infantry won by 1: the army is still to be placed.
    if done and c[NEED] > 0:
        return place(state, seat)
    return done


def _event_done(state: Cells) -> None:
    """The event has taken effect; after the fifth the game ends at once."""
    turn_next(state)
    if state.cells[EVENTS_LEFT] == 0:
        finish(state)


def _close(state: Cells) -> None:
    c = state.cells
    c[FOUGHT] |= 1 << c[PROVINCE]
    c[PROVINCE] = NOBODY
    c[STAGE] = 0
    c[BEGUN] = 0
    c[NEED] = 0
    c[DECLINED] = 0
    c[AS_SIX_USED] = 0
    c[ZERO_USED] = 0
    c[CHAINED] = 0
    next_battle(state)


def begin_after(state: Cells) -> None:
    """Step 3: both may exchange and play a general, at the same time."""
    c = state.cells
    c[PHASE] = AFTER
    c[READY + SUN_TZU] = 0
    c[READY + SHAO] = 0
    go_on_after(state)


def go_on_after(state: Cells) -> None:
    """Whoever has nothing that could be used is ready; when both are, the round is scored."""
    c = state.cells
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        general = c[UNUSED + seat] != 0 and c[ROUND] <= LAST_PLANNING_ROUND
        if c[REINFORCEMENTS + seat] == 0 and not general:
            c[READY + seat] = 1
        seat += 1
    if c[READY + SUN_TZU] and c[READY + SHAO]:
        _score(state)


def _score(state: Cells) -> None:
    """After rounds 3, 6 and 9 the marker moves by the difference; its end wins after 3 and 6."""
    c = state.cells
    if c[ROUND] % SCORINGS == 0:
        at = c[ROUND] // SCORINGS - 1
        difference: i64 = 0
        points_one: i64 = 0
        points_other: i64 = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            points = c[VALUE + SCORINGS * province + at]
            if c[OWNER + province] == SUN_TZU:
                points_one += points
            elif c[OWNER + province] == SHAO:
                points_other += points
            province += 1
        difference = points_one - points_other
        c[TRACK] = max(-TRACK_END, min(TRACK_END, c[TRACK] + difference))
        if state.journal is not None:
            args: dict[str, str | int] = {"suntzu": points_one, "shao": points_other, "track": c[TRACK]}
            state.tell("suntzu-log-scoring", args)
        if c[ROUND] == LAST_ROUND:
            finish(state)
            return
        if c[TRACK] == TRACK_END or c[TRACK] == -TRACK_END:
            _win(state, SUN_TZU if c[TRACK] > 0 else SHAO)
            return
    _begin_drawing(state)


def finish(state: Cells) -> None:
    """The side of the track decides, at the centre the larger pool, else the game is drawn."""
    c = state.cells
    lead = c[TRACK] if c[TRACK] else c[POOL + SUN_TZU] - c[POOL + SHAO]
    if lead == 0:
        _win(state, DRAW)
    else:
        _win(state, SUN_TZU if lead > 0 else SHAO)


def _win(state: Cells, seat: i64) -> None:
    c = state.cells
    c[PHASE] = OVER
    c[WINNER] = seat
    c[ASK] = ASK_NOTHING
    c[ASKED] = NOBODY
    if state.journal is not None:
        if seat == DRAW:
            state.tell("suntzu-log-draw", {})
        else:
            state.tell("suntzu-log-win", {"seat": SEATS[seat], "track": c[TRACK]})


def _begin_drawing(state: Cells) -> None:
    """Framed cards come back to the hand, the others leave the game; then both draw."""
    c = state.cells
    c[PHASE] = DRAWING
    seat: i64 = SUN_TZU
    while seat <= SHAO:
        province: i64 = 0
        while province < NUM_PROVINCES:
            kind = state.laid(seat, province)
            if kind != NO_CARD and not c[GONE + seat] >> province & 1:
                if kind < FRAMED:
                    c[HAND + seat] += card(kind)
                else:
                    c[BOXED + seat] += card(kind)
            c[LAID + NUM_PROVINCES * seat + province] = NO_CARD
            province += 1
        c[GONE + seat] = 0
        _draw(state, seat)
        seat += 1
    c[FOUGHT] = 0
    c[DECIDER] = NOBODY
    end_drawing(state)


def _draw(state: Cells, seat: i64) -> None:
    """Two cards, one is kept; after a 1 three, and two are kept. Where all drawn are kept, nothing is asked."""
    c = state.cells
    keeps: i64 = 2 if c[LAID_ONE + seat] else 1
    c[LAID_ONE + seat] = 0
    drawn: i64 = EMPTY
    left = min(keeps + 1, c[PILE_SIZE + seat])
    while left > 0:
        drawn += card(state.take_top(seat))
        left -= 1
    if state.journal is not None and drawn:
        state.tell("suntzu-log-draws", {"seat": SEATS[seat], "number": size(drawn)})
        state.tell("suntzu-log-drawn", {"cards": spell(drawn)}, 1 << seat)
    if size(drawn) <= keeps:
        c[HAND + seat] += drawn
        return
    c[DRAWN + seat] = drawn
    c[KEEPS + seat] = keeps


def end_drawing(state: Cells) -> None:
    """When both have chosen, the next round begins."""
    c = state.cells
    if c[KEEPS + SUN_TZU] or c[KEEPS + SHAO]:
        return
    c[GREAT_PLAGUE] = 0
    c[ROUND] += 1
    begin_orders(state)
