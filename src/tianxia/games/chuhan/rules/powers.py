"""Powers: playing them, cancelling them with Lü Zhi, restoring them with Xiao He, and their effects."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.actions import (
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_PENG_YUE,
    is_lead_power,
    is_within,
)
from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    EMPTY,
    LU_ZHI,
    XIAO_HE,
    card,
    format_cards,
    lowest_rank,
    size,
)
from tianxia.games.chuhan.rules.events import EVENT_CARDS, writs_left
from tianxia.games.chuhan.rules.play_texts import format_pending_play
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import award
from tianxia.games.chuhan.rules.seats import SEATS
from tianxia.games.chuhan.rules.tricks import end_battle_if_over, end_trick, put_set

SHOWN_BY_JI_BU: Final[i64] = 4
"""The number of cards on top of the draw pile that Ji Bu shows."""
HAN_XIN_POINTS: Final[i64] = 1
"""The points that the rival scores when Han Xin is used."""
XIAHOU_YING_POINTS: Final[i64] = 3
"""The points that the rival scores for a pass with Xiahou Ying."""
LIU_BANG_RANK: Final[i64] = 10
"""The rank that Liu Bang counts as."""


def play_power(state: RulesState, seat: i64, play: i64, cards: i64) -> None:
    """Play a power, alone or with cards. The rival may react; if Lü Zhi lies face up, it takes effect at once.

    This is the only time to react: a Lü Zhi that the rival draws later cannot cancel this power.
    """
    state.pending_by = seat
    state.play_action = play
    state.play_cards = cards
    star = state.starred_card()
    state.remove_from_hand(seat, state.power_cards() + cards - star)
    state.row -= star
    # [H]: a power counts as tried as soon as it is used, even while it awaits a reaction.
    state.mark_power_tried(is_lead_power(play))
    if state.journal is not None:
        state.log("chuhan-log-power", {"seat": SEATS[seat], "play": format_pending_play(state)})
    if not state.is_face_up(LU_ZHI):
        return
    resolve_power(state, seat)


def cancel_power(state: RulesState, seat: i64, power: i64) -> None:
    """Play Lü Zhi on a power. The power's player may restore it, unless Xiao He lies face up."""
    state.remove_from_hand(seat, card(LU_ZHI))
    state.cancelled = power
    if state.journal is not None:
        state.log("chuhan-log-cancel", {"seat": SEATS[seat], "power": CARD_NAMES[power]})
    if state.is_face_up(XIAO_HE):
        return_cancelled_play(state)


def restore_power(state: RulesState, seat: i64) -> None:
    """Play Xiao He, which undoes Lü Zhi: the power takes effect after all."""
    state.remove_from_hand(seat, card(XIAO_HE))
    state.discard_pile += card(LU_ZHI) + card(XIAO_HE)
    if state.journal is not None:
        state.log("chuhan-log-restore", {"seat": SEATS[seat], "power": CARD_NAMES[state.cancelled]})
    # If both hands are empty now, the rival's was empty first: this seat still held Xiao He.
    resolve_power(state, 1 - seat)


def return_cancelled_play(state: RulesState) -> None:
    """Discard a cancelled power and Lü Zhi, and return all other cards to where they came from.

    [H]: a starred card returns to the row, where it can be used again.
    """
    seat = state.pending_by
    cancelled = card(state.cancelled)
    star = state.starred_card()
    returned = state.power_cards() + state.play_cards - cancelled
    if star != cancelled:
        returned -= star
        state.row += star
    state.add_to_hand_seen(seat, returned)
    state.discard_pile += cancelled + card(LU_ZHI)
    if state.journal is not None:
        state.log(
            "chuhan-log-cancelled",
            {
                "seat": SEATS[seat],
                "power": CARD_NAMES[state.cancelled],
                "number": size(returned),
                "cards": format_cards(returned),
            },
        )
    state.clear_play()
    end_battle_if_over(state, seat)


def resolve_power(state: RulesState, first_if_both_empty: i64) -> None:
    """Apply the power's effect; its card stays in the trick until the trick ends.

    `first_if_both_empty` is as in `end_battle_if_over`.
    """
    seat = state.pending_by
    play = state.play_action
    cards = state.play_cards
    state.trick_cards += state.power_cards()
    state.clear_play()
    if play == USE_JI_BU:
        _look_at_draw_pile(state, seat)
    elif is_within(play, USE_YU_JI):
        state.discard_pile += cards
        if state.journal is not None:
            state.log("chuhan-log-yu-ji", {"seat": SEATS[seat], "cards": format_cards(cards)})
    elif is_within(play, USE_YING_BU):
        taken = card(play - USE_YING_BU)
        state.discard_pile -= taken
        state.add_to_hand_seen(seat, taken)  # [H]: the rival knows it until it leaves the hand
        if state.journal is not None:
            state.log("chuhan-log-ying-bu", {"seat": SEATS[seat], "cards": format_cards(taken)})
    elif play == USE_LIU_BANG:
        if state.journal is not None:
            state.log("chuhan-log-set-with", {"seat": SEATS[seat], "number": 1, "rank": LIU_BANG_RANK})
        put_set(state, seat, EMPTY, LIU_BANG_RANK, 1)
    elif play == USE_HAN_XIN:
        if state.journal is not None:
            state.log("chuhan-log-turned-back", {"seat": SEATS[1 - seat]})
        award(state, 1 - seat, HAN_XIN_POINTS, "HanXin")
        state.begin_turn(1 - seat)
    elif play == PASS_XIAHOU_YING:
        if state.journal is not None:
            state.log("chuhan-log-pass-with", {"seat": SEATS[seat], "power": "XiahouYing"})
        award(state, 1 - seat, XIAHOU_YING_POINTS, "XiahouYing")
        end_trick(state, seat, seat)
    elif play == PASS_XIANG_YU:
        state.is_doubled = True
        if state.journal is not None:
            state.log("chuhan-log-pass-with", {"seat": SEATS[seat], "power": "XiangYu"})
            state.log("chuhan-log-doubled", {})
        end_trick(state, seat, 1 - seat)
    else:
        # Peng Yue's set equals the set to beat; Zhongli Mo's has the rank of its lowest card.
        rank = state.rank_to_beat if play == WITH_PENG_YUE else lowest_rank(cards)
        if state.journal is not None:
            state.log("chuhan-log-set-with", {"seat": SEATS[seat], "number": size(cards), "rank": rank})
        put_set(state, seat, cards, rank, size(cards))
    end_battle_if_over(state, first_if_both_empty)


def _look_at_draw_pile(state: RulesState, seat: i64) -> None:
    """Ji Bu: look at the top four cards; once all writs are taken, the rival's hand is open too.

    [H]: if fewer cards are left, or none, he shows those.
    """
    state.set_known_top(seat, max(state.known_top(seat), min(SHOWN_BY_JI_BU, state.draw_size)))
    if state.journal is not None:
        shown = [CARD_NAMES[state.top_kind(i)] for i in range(state.known_top(seat))]
        state.log("chuhan-log-ji-bu", {"seat": SEATS[seat], "number": len(shown)})
        if shown:
            state.log("chuhan-log-shown", {"cards": " ".join(shown)}, 1 << seat)
    event = EVENT_CARDS[state.event]
    if event.writs > 0 and writs_left(state, event) == 0:
        state.set_hand_open(1 - seat, True)
        if state.journal is not None:
            state.log("chuhan-log-open", {"seat": SEATS[1 - seat], "cards": format_cards(state.hand(1 - seat))})
