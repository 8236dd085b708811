"""Applies actions to a state."""

from mypy_extensions import i64

from tianxia.games.chuhan.rules.actions import (
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
from tianxia.games.chuhan.rules.battle import deal_card, deal_event
from tianxia.games.chuhan.rules.cards import EMPTY, NO_CARD, PENG_YUE, ZHONGLI_MO, card, format_cards, size
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.play_texts import format_set
from tianxia.games.chuhan.rules.powers import (
    cancel_power,
    play_power,
    resolve_power,
    restore_power,
    return_cancelled_play,
)
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, SEATS
from tianxia.games.chuhan.rules.sets import cards_in_set, rank_of_set
from tianxia.games.chuhan.rules.tricks import end_battle_if_over, end_trick, put_set, take_writ


def play_action(state: RulesState, seat: i64, action: i64) -> None:
    """Apply a legal action of a seat."""
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
        state.play_star = action - STAR
    elif is_within(action, ADD):
        state.play_cards += card(action - ADD)
        if not state.is_leading() and size(state.play_cards) == state.size_to_beat:
            play_power(state, seat, state.play_action, state.play_cards)
    elif action == DONE:
        play_power(state, seat, state.play_action, state.play_cards)
    elif is_within(action, GIVE):
        _give(state, seat, action - GIVE)
    elif WITH_PENG_YUE <= action <= WITH_BOTH:
        state.play_action = action
    elif CANCEL <= action <= ALLOW:
        _react(state, seat, action)
    elif is_within(action, USE_YU_JI):
        play_power(state, seat, action, card(action - USE_YU_JI))
    else:
        play_power(state, seat, action, EMPTY)


def _play_set(state: RulesState, seat: i64, number: i64) -> None:
    cards = cards_in_set(number)
    if state.play_action == WITH_PENG_YUE:
        play_power(state, seat, WITH_PENG_YUE, cards)
        return
    star = state.starred_card()
    state.remove_from_hand(seat, cards - star)
    state.row -= star
    if state.journal is not None:
        message_id = "chuhan-log-lead" if state.is_leading() else "chuhan-log-respond"
        state.log(message_id, {"seat": SEATS[seat], "cards": format_set(cards, state.play_star)})
    state.clear_play()
    put_set(state, seat, cards, rank_of_set(number), size(cards))
    end_battle_if_over(state, seat)


def _react(state: RulesState, seat: i64, action: i64) -> None:
    if action == CANCEL_PENG_YUE:
        cancel_power(state, seat, PENG_YUE)
    elif action == CANCEL_ZHONGLI_MO:
        cancel_power(state, seat, ZHONGLI_MO)
    elif action == CANCEL:
        power = power_card(state.play_action)
        if power == NO_CARD:
            power = PENG_YUE if state.play_action == WITH_PENG_YUE else ZHONGLI_MO
        cancel_power(state, seat, power)
    elif action == RESTORE:
        restore_power(state, seat)
    elif state.cancelled == NO_CARD:
        if state.journal is not None:
            state.log("chuhan-log-allow", {"seat": SEATS[seat]})
        resolve_power(state, state.pending_by)
    else:
        if state.journal is not None:
            state.log("chuhan-log-no-restore", {"seat": SEATS[seat]})
        return_cancelled_play(state)


def _give(state: RulesState, seat: i64, kind: i64) -> None:
    """Hong Gate: once both seats have chosen two cards, exchange them. Each seat knows the cards it gave."""
    state.add_to_gift(seat, card(kind))
    if size(state.gift(HAN)) < GIFT_SIZE or size(state.gift(CHU)) < GIFT_SIZE:
        if state.journal is not None and size(state.gift(seat)) == GIFT_SIZE:
            state.log("chuhan-log-gift-laid", {"seat": SEATS[seat]})
        return
    gift_of_han = state.gift(HAN)
    gift_of_chu = state.gift(CHU)
    state.set_gift(HAN, EMPTY)
    state.set_gift(CHU, EMPTY)
    state.is_giving = False
    state.remove_from_hand(HAN, gift_of_han)
    state.remove_from_hand(CHU, gift_of_chu)
    state.add_to_hand_seen(HAN, gift_of_chu)
    state.add_to_hand_seen(CHU, gift_of_han)
    if state.journal is not None:
        gifts = {"given": format_cards(gift_of_han), "taken": format_cards(gift_of_chu)}
        state.log("chuhan-log-gifts", {"given": gifts["given"], "taken": gifts["taken"], "rival": "chu"}, 1 << HAN)
        state.log("chuhan-log-gifts", {"given": gifts["taken"], "taken": gifts["given"], "rival": "han"}, 1 << CHU)
