"""Applies actions to a state."""

from mypy_extensions import i64

from tianxia.games.chuhan.actions import (
    ADD,
    ALLOW,
    CANCEL,
    CANCEL_PENG_YUE,
    CANCEL_ZHONGLI_MO,
    DEAL,
    DEAL_EVENT,
    DONE,
    GIVE,
    PASS,
    PLAY,
    RESTORE,
    STAR,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WRIT,
    is_within,
    power_card,
)
from tianxia.games.chuhan.battle import deal_card, deal_event
from tianxia.games.chuhan.cards import EMPTY, NO_CARD, PENG_YUE, ZHONGLI_MO, card, format_cards, size
from tianxia.games.chuhan.cells import (
    CANCELLED,
    CHU,
    GIFT,
    GIVING,
    HAN,
    PENDING,
    PLAY_ACTION,
    PLAY_CARDS,
    PLAY_STAR,
    ROW,
    SEATS,
    SET_SIZE,
    Cells,
)
from tianxia.games.chuhan.legal import GIFT_SIZE
from tianxia.games.chuhan.notation import format_set
from tianxia.games.chuhan.powers import cancel_power, play_power, resolve_power, restore_power, return_cancelled_play
from tianxia.games.chuhan.sets import cards_in_set, rank_of_set
from tianxia.games.chuhan.tricks import end_battle_if_over, end_trick, put_set, take_writ


def play_action(state: Cells, seat: i64, action: i64) -> None:
    """Apply a legal action of a seat."""
    c = state.cells
    if action >= DEAL_EVENT:
        deal_event(state, action - DEAL_EVENT)
    elif action >= DEAL:
        deal_card(state, action - DEAL)
    elif action >= PLAY:
        _play_set(state, seat, action - PLAY)
    elif action == WRIT:
        take_writ(state, seat)
    elif action == PASS:
        if state.journal is not None:
            state.log("chuhan-log-pass", {"seat": SEATS[seat]})
        end_trick(state, seat, 1 - seat)
        end_battle_if_over(state, seat)
    elif is_within(action, STAR):
        c[PLAY_STAR] = action - STAR
    elif is_within(action, ADD):
        c[PLAY_CARDS] += card(action - ADD)
        if not state.is_leading() and size(c[PLAY_CARDS]) == c[SET_SIZE]:
            play_power(state, seat, c[PLAY_ACTION], c[PLAY_CARDS])
    elif action == DONE:
        play_power(state, seat, c[PLAY_ACTION], c[PLAY_CARDS])
    elif is_within(action, GIVE):
        _give(state, seat, action - GIVE)
    elif WITH_PENG_YUE <= action <= WITH_BOTH:
        c[PLAY_ACTION] = action
    elif CANCEL <= action <= ALLOW:
        _react(state, seat, action)
    elif is_within(action, USE_YU_JI):
        play_power(state, seat, action, card(action - USE_YU_JI))
    else:
        play_power(state, seat, action, EMPTY)


def _play_set(state: Cells, seat: i64, number: i64) -> None:
    c = state.cells
    cards = cards_in_set(number)
    if c[PLAY_ACTION] == WITH_PENG_YUE:
        play_power(state, seat, WITH_PENG_YUE, cards)
        return
    star = state.starred_card()
    state.remove_from_hand(seat, cards - star)
    c[ROW] -= star
    if state.journal is not None:
        message_id = "chuhan-log-lead" if state.is_leading() else "chuhan-log-respond"
        state.log(message_id, {"seat": SEATS[seat], "cards": format_set(cards, c[PLAY_STAR])})
    state.clear_play()
    put_set(state, seat, cards, rank_of_set(number), size(cards))
    end_battle_if_over(state, seat)


def _react(state: Cells, seat: i64, action: i64) -> None:
    c = state.cells
    if action == CANCEL_PENG_YUE:
        cancel_power(state, seat, PENG_YUE)
    elif action == CANCEL_ZHONGLI_MO:
        cancel_power(state, seat, ZHONGLI_MO)
    elif action == CANCEL:
        power = power_card(c[PLAY_ACTION])
        if power == NO_CARD:
            power = PENG_YUE if c[PLAY_ACTION] == WITH_PENG_YUE else ZHONGLI_MO
        cancel_power(state, seat, power)
    elif action == RESTORE:
        restore_power(state, seat)
    else:
        if state.journal is not None:
            allowed = c[CANCELLED] == NO_CARD
            state.log("chuhan-log-allow" if allowed else "chuhan-log-no-restore", {"seat": SEATS[seat]})
        if c[CANCELLED] == NO_CARD:
            resolve_power(state, c[PENDING])
        else:
            return_cancelled_play(state)


def _give(state: Cells, seat: i64, kind: i64) -> None:
    """Hong Gate: once both seats have chosen two cards, exchange them. Each seat knows the cards it gave."""
    c = state.cells
    c[GIFT + seat] += card(kind)
    if size(c[GIFT + HAN]) < GIFT_SIZE or size(c[GIFT + CHU]) < GIFT_SIZE:
        if state.journal is not None and size(c[GIFT + seat]) == GIFT_SIZE:
            state.log("chuhan-log-gift-laid", {"seat": SEATS[seat]})
        return
    gift_of_han = c[GIFT + HAN]
    gift_of_chu = c[GIFT + CHU]
    c[GIFT + HAN] = EMPTY
    c[GIFT + CHU] = EMPTY
    c[GIVING] = 0
    state.remove_from_hand(HAN, gift_of_han)
    state.remove_from_hand(CHU, gift_of_chu)
    state.add_to_hand_seen(HAN, gift_of_chu)
    state.add_to_hand_seen(CHU, gift_of_han)
    if state.journal is not None:
        gifts = {"given": format_cards(gift_of_han), "taken": format_cards(gift_of_chu)}
        state.log("chuhan-log-gifts", {"given": gifts["given"], "taken": gifts["taken"], "rival": "chu"}, 1 << HAN)
        state.log("chuhan-log-gifts", {"given": gifts["taken"], "taken": gifts["given"], "rival": "han"}, 1 << CHU)
