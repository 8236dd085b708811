"""Powers: played, cancelled by Lü Zhi, restored by Xiao He, and what they do."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.actions import (
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_PENG_YUE,
    leads,
    within,
)
from tianxia.games.chuhan.cards import (
    EMPTY,
    LU_ZHI,
    NAMES,
    XIAO_HE,
    card,
    lowest,
    size,
    spell,
)
from tianxia.games.chuhan.cells import (
    CANCELLED,
    DISCARD,
    DOUBLED,
    DRAW,
    DRAW_SIZE,
    EVENT,
    HAND,
    OPEN,
    PENDING,
    PLAY_ACTION,
    PLAY_CARDS,
    ROW,
    SEATS,
    SET_RANK,
    TABLE,
    TOP,
    TURN_LEAD_POWER,
    TURN_POWER,
    Cells,
)
from tianxia.games.chuhan.events import EVENTS, writs_left
from tianxia.games.chuhan.notation import play_text
from tianxia.games.chuhan.scoring import award
from tianxia.games.chuhan.tricks import end_trick, lay_set, settle

SHOWN_BY_JI_BU: Final[i64] = 4
LIU_BANG_RANK: Final[i64] = 10


def declare(state: Cells, seat: i64, play: i64, cards: i64) -> None:
    """A power is played, alone or with cards. The rival may react, unless Lü Zhi lies face up."""
    c = state.cells
    c[PENDING] = seat
    c[PLAY_ACTION] = play
    c[PLAY_CARDS] = cards
    star = state.starred()
    state.leave(seat, state.powers() + cards - star)
    c[ROW] -= star
    c[TURN_LEAD_POWER if leads(play) else TURN_POWER] = 1
    if state.journal is not None:
        state.tell("chuhan-log-power", {"seat": SEATS[seat], "play": play_text(state)})
    if not state.lies_open(LU_ZHI):
        return
    resolve(state, seat)


def cancel(state: Cells, seat: i64, power: i64) -> None:
    """Lü Zhi is played on a power. The player of the power may restore it, unless Xiao He lies face up."""
    c = state.cells
    state.leave(seat, card(LU_ZHI))
    c[CANCELLED] = power
    if state.journal is not None:
        state.tell("chuhan-log-cancel", {"seat": SEATS[seat], "power": NAMES[power]})
    if state.lies_open(XIAO_HE):
        take_back(state)


def restore(state: Cells, seat: i64) -> None:
    """Xiao He undoes Lü Zhi; the power takes effect after all."""
    c = state.cells
    state.leave(seat, card(XIAO_HE))
    c[DISCARD] += card(LU_ZHI) + card(XIAO_HE)
    if state.journal is not None:
        state.tell("chuhan-log-restore", {"seat": SEATS[seat], "power": NAMES[c[CANCELLED]]})
    # If both hands are empty now, the rival's was so first: this one still held Xiao He.
    resolve(state, 1 - seat)


def take_back(state: Cells) -> None:
    """A cancelled play: the power and Lü Zhi are discarded, every other card goes back where it came from."""
    c = state.cells
    seat = c[PENDING]
    cancelled = card(c[CANCELLED])
    star = state.starred()
    back = state.powers() + c[PLAY_CARDS] - cancelled
    if star != cancelled:
        back -= star
        c[ROW] += star
    state.take_seen(seat, back)
    c[DISCARD] += cancelled + card(LU_ZHI)
    if state.journal is not None:
        state.tell(
            "chuhan-log-cancelled",
            {"seat": SEATS[seat], "power": NAMES[c[CANCELLED]], "number": size(back), "cards": spell(back)},
        )
    state.clear_play()
    settle(state, seat)


def resolve(state: Cells, first: i64) -> None:
    """The power takes effect; its card lies on the table until the trick ends."""
    c = state.cells
    seat = c[PENDING]
    play = c[PLAY_ACTION]
    cards = c[PLAY_CARDS]
    c[TABLE] += state.powers()
    state.clear_play()
    if play == USE_JI_BU:
        _look(state, seat)
    elif within(play, USE_YU_JI):
        c[DISCARD] += cards
        if state.journal is not None:
            state.tell("chuhan-log-yu-ji", {"seat": SEATS[seat], "cards": spell(cards)})
    elif within(play, USE_YING_BU):
        taken = card(play - USE_YING_BU)
        c[DISCARD] -= taken
        state.take_seen(seat, taken)
        if state.journal is not None:
            state.tell("chuhan-log-ying-bu", {"seat": SEATS[seat], "cards": spell(taken)})
    elif play == USE_LIU_BANG:
        if state.journal is not None:
            state.tell("chuhan-log-set-with", {"seat": SEATS[seat], "number": 1, "rank": LIU_BANG_RANK})
        lay_set(state, seat, EMPTY, LIU_BANG_RANK, 1)
    elif play == USE_HAN_XIN:
        if state.journal is not None:
            state.tell("chuhan-log-turned-back", {"seat": SEATS[1 - seat]})
        award(state, 1 - seat, 1, "HanXin")
        state.begin_turn(1 - seat)
    elif play == PASS_XIAHOU_YING:
        if state.journal is not None:
            state.tell("chuhan-log-pass-with", {"seat": SEATS[seat], "power": "XiahouYing"})
        award(state, 1 - seat, 3, "XiahouYing")
        end_trick(state, seat, seat)
    elif play == PASS_XIANG_YU:
        c[DOUBLED] = 1
        if state.journal is not None:
            state.tell("chuhan-log-pass-with", {"seat": SEATS[seat], "power": "XiangYu"})
            state.tell("chuhan-log-doubled", {})
        end_trick(state, seat, 1 - seat)
    else:
        # Peng Yue's set equals the set to beat; Zhongli Mo's has the rank of its lowest card.
        rank = c[SET_RANK] if play == WITH_PENG_YUE else lowest(cards)
        if state.journal is not None:
            state.tell("chuhan-log-set-with", {"seat": SEATS[seat], "number": size(cards), "rank": rank})
        lay_set(state, seat, cards, rank, size(cards))
    settle(state, first)


def _look(state: Cells, seat: i64) -> None:
    """Ji Bu: the top four; once all writs are taken the rival's hand lies open too."""
    c = state.cells
    c[TOP + seat] = max(c[TOP + seat], min(SHOWN_BY_JI_BU, c[DRAW_SIZE]))
    if state.journal is not None:
        shown = [NAMES[c[DRAW + c[DRAW_SIZE] - 1 - i]] for i in range(c[TOP + seat])]
        state.tell("chuhan-log-ji-bu", {"seat": SEATS[seat], "number": len(shown)})
        if shown:
            state.tell("chuhan-log-shown", {"cards": " ".join(shown)}, 1 << seat)
    event = EVENTS[c[EVENT]]
    if event.writs > 0 and writs_left(state, event) == 0:
        c[OPEN + 1 - seat] = 1
        if state.journal is not None:
            state.tell("chuhan-log-open", {"seat": SEATS[1 - seat], "cards": spell(c[HAND + 1 - seat])})
