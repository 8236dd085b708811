"""The legal actions, in the order of the table in section 4 of the rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.chance import remaining_outcomes, remaining_weights
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
    NO_ACTION,
    PASS,
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    PLAY,
    RESTORE,
    STAR,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    WRIT,
)
from tianxia.games.chuhan.rules.battle import undealt_cards, undealt_events
from tianxia.games.chuhan.rules.cards import (
    EMPTY,
    HAN_XIN,
    JI_BU,
    JOKER,
    KINDS,
    LIU_BANG,
    LU_ZHI,
    NO_CARD,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    card,
    count,
    popcount,
    rank_bits,
    size,
)
from tianxia.games.chuhan.rules.events import EVENT_CARDS, EventCard, writs_left
from tianxia.games.chuhan.rules.rules_state import DEALING_EVENTS, RulesState
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.rules.sets import append_sets, append_sets_of_size, cards_in_set

GIFT_SIZE: Final[i64] = 2
"""The number of cards that each player gives at the Hong Gate."""
MIN_ZHONGLI_MO_SET: Final[i64] = 2
"""[H] Zhongli Mo's set has at least two cards."""
MAX_RANK: Final[i64] = 9
"""The highest rank of a plain set."""
MAX_YING_BU_RANK: Final[i64] = 5
"""The highest rank that Ying Bu can take from the discard pile; the joker, of rank 0, cannot be taken."""


def list_legal_actions(state: RulesState, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat that owes a decision, or the outcomes of chance, sorted."""
    if state.dealing:
        return list_outcomes(state)
    out = vec[i64](capacity=48)
    if state.is_giving:
        return _append_gifts(state, seat, out)
    if state.pending_by != NOBODY:
        return _append_reactions(state, seat, out)
    if state.play_action != NO_ACTION:
        return _append_set_cards(state, seat, out)
    if state.play_star != NO_CARD:
        return _append_starred_leads(state, seat, out)
    if state.is_leading():
        return _append_leads(state, seat, out)
    return _append_responses(state, seat, out)


def list_outcomes(state: RulesState) -> vec[i64]:
    """Return the possible outcomes of open chance, sorted."""
    if state.dealing == DEALING_EVENTS:
        return remaining_outcomes(undealt_events(state), DEAL_EVENT)
    return _append_kinds(vec[i64](capacity=KINDS), DEAL, undealt_cards(state))


def list_outcome_weights(state: RulesState) -> vec[i64]:
    """Return the weight of each outcome of open chance, in the order of `list_outcomes`."""
    if state.dealing == DEALING_EVENTS:
        return remaining_weights(undealt_events(state))
    cards = undealt_cards(state)
    out = vec[i64](capacity=KINDS)
    kind: i64 = 0
    while kind < KINDS:
        number = count(cards, kind)
        if number:
            out = append(out, number)
        kind += 1
    return out


def may_take_writ(state: RulesState, event: EventCard) -> bool:
    """Return whether a writ may be taken: once per turn, and not after trying a power other than a lead power."""
    return not state.has_taken_writ and not state.has_tried_power and writs_left(state, event) > 0


def _append_leads(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the leads. [H]: a lead power and Zhongli Mo may be used in the same lead.

    [H]: the row of Warlords stays available after a cancelled Zhongli Mo.
    """
    hand = state.hand(seat)
    event = EVENT_CARDS[state.event]
    if may_take_writ(state, event):
        out = append(out, WRIT)
    can_use_lead_power = not state.has_tried_lead_power and not state.has_tried_power
    if can_use_lead_power and count(hand, JI_BU):
        out = append(out, USE_JI_BU)
    if (
        not state.has_tried_power
        and count(hand, ZHONGLI_MO)
        and popcount(rank_bits(hand - card(ZHONGLI_MO))) >= MIN_ZHONGLI_MO_SET
    ):
        out = append(out, WITH_ZHONGLI_MO)
    if can_use_lead_power and count(hand, YU_JI):
        out = _append_kinds(out, USE_YU_JI, hand - card(YU_JI))
    if can_use_lead_power and count(hand, YING_BU) and event.allows_power(YING_BU):
        out = _append_kinds(out, USE_YING_BU, _cards_for_ying_bu(state))
    if event.leads_from_row:
        out = _append_kinds(out, STAR, state.row)
    return append_sets(out, PLAY, hand)


def _append_starred_leads(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the plays that use the face-up card just chosen (Warlords)."""
    hand = state.hand(seat)
    star = state.play_star
    event = EVENT_CARDS[state.event]
    can_use_lead_power = not state.has_tried_lead_power and not state.has_tried_power
    if can_use_lead_power and star == JI_BU:
        out = append(out, USE_JI_BU)
    if not state.has_tried_power:
        ranks_for_set = rank_bits(hand)
        uses_zhongli_mo = star == ZHONGLI_MO
        if not uses_zhongli_mo and count(hand, ZHONGLI_MO):
            uses_zhongli_mo = True
            ranks_for_set = rank_bits(hand - card(ZHONGLI_MO)) | 1 << RANK[star]
        if uses_zhongli_mo and popcount(ranks_for_set) >= MIN_ZHONGLI_MO_SET:
            out = append(out, WITH_ZHONGLI_MO)
    if can_use_lead_power and star == YU_JI:
        out = _append_kinds(out, USE_YU_JI, hand)
    if can_use_lead_power and star == YING_BU and event.allows_power(YING_BU):
        out = _append_kinds(out, USE_YING_BU, _cards_for_ying_bu(state))
    for play in append_sets(vec[i64](capacity=48), PLAY, hand + card(star)):
        if count(cards_in_set(play - PLAY), star):
            out = append(out, play)
    return out


def _append_responses(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the responses. [H]: after one power was cancelled, another may be used."""
    hand = state.hand(seat)
    event = EVENT_CARDS[state.event]
    rank = state.rank_to_beat
    set_size = state.size_to_beat
    if may_take_writ(state, event):
        out = append(out, WRIT)
    out = append(out, PASS)
    if count(hand, XIAHOU_YING):
        out = append(out, PASS_XIAHOU_YING)
    if count(hand, XIANG_YU) and event.allows_power(XIANG_YU):
        out = append(out, PASS_XIANG_YU)
    if count(hand, LIU_BANG) and rank == MAX_RANK and set_size == 1 and event.allows_power(LIU_BANG):
        out = append(out, USE_LIU_BANG)
    if count(hand, HAN_XIN) and event.allows_power(HAN_XIN):
        out = append(out, USE_HAN_XIN)
    has_peng_yue = count(hand, PENG_YUE) != 0
    has_zhongli_mo = count(hand, ZHONGLI_MO) != 0
    if has_peng_yue and rank <= MAX_RANK:
        equal = append_sets_of_size(vec[i64](capacity=8), PLAY, hand - card(PENG_YUE), rank, rank, set_size)
        if len(equal):
            out = append(out, WITH_PENG_YUE)
    if has_zhongli_mo and set_size >= MIN_ZHONGLI_MO_SET:
        if popcount(rank_bits(hand - card(ZHONGLI_MO)) >> (rank + 1)) >= set_size:
            out = append(out, WITH_ZHONGLI_MO)
        if has_peng_yue:
            held = rank_bits(hand - card(ZHONGLI_MO) - card(PENG_YUE)) >> rank
            if held & 1 and popcount(held) >= set_size:
                out = append(out, WITH_BOTH)
    return append_sets_of_size(out, PLAY, hand, rank + 1, MAX_RANK, set_size)


def _append_set_cards(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the cards that can be added to a set that is played with Peng Yue or Zhongli Mo."""
    play = state.play_action
    hand = state.hand(seat) + state.starred_card() - state.power_cards()
    if play == WITH_PENG_YUE:
        return append_sets_of_size(out, PLAY, hand, state.rank_to_beat, state.rank_to_beat, state.size_to_beat)
    chosen = state.play_cards
    num_chosen = size(chosen)
    is_leading = state.is_leading()
    star = state.play_star
    is_star_missing = star != NO_CARD and star != ZHONGLI_MO and count(chosen, star) == 0
    if is_leading and num_chosen >= MIN_ZHONGLI_MO_SET and not is_star_missing:
        out = append(out, DONE)
    low: i64 = 0
    high = MAX_RANK
    if num_chosen:
        low = _highest_rank(chosen) + 1
    elif play == WITH_BOTH:
        low = state.rank_to_beat
        high = low
    elif not is_leading:
        low = state.rank_to_beat + 1
    if is_star_missing:
        high = min(high, RANK[star])
    cards_after_this = (max(MIN_ZHONGLI_MO_SET - num_chosen, 1) if is_leading else state.size_to_beat - num_chosen) - 1
    held = rank_bits(hand)
    kind: i64 = 0
    while kind < KINDS:
        rank = RANK[kind]
        if low <= rank <= high and count(hand, kind) and popcount(held >> (rank + 1)) >= cards_after_this:
            if not is_star_missing or rank != RANK[star] or kind == star:
                out = append(out, ADD + kind)
        kind += 1
    return out


def _append_reactions(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the reactions: Lü Zhi cancels a power, Xiao He restores it; without the card, a player can only allow."""
    if state.cancelled != NO_CARD:
        if state.holds(seat, XIAO_HE):
            out = append(out, RESTORE)
    elif state.holds(seat, LU_ZHI):
        if state.play_action == WITH_BOTH:  # [H]: the player of Lü Zhi chooses the power; the other one returns
            out = append(out, CANCEL_PENG_YUE)
            out = append(out, CANCEL_ZHONGLI_MO)
        else:
            out = append(out, CANCEL)
    return append(out, ALLOW)


def _append_gifts(state: RulesState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the cards that can be given next (Hong Gate): two cards, chosen one by one in order of kind."""
    gift = state.gift(seat)
    rest = state.hand(seat) - gift
    kind: i64 = 0
    cards_left = size(rest)
    while gift and not count(gift, kind):
        cards_left -= count(rest, kind)
        kind += 1
    num_missing = GIFT_SIZE - size(gift)
    while kind < KINDS and num_missing:
        n = count(rest, kind)
        if n and cards_left >= num_missing:
            out = append(out, GIVE + kind)
        cards_left -= n
        kind += 1
    return out


def _cards_for_ying_bu(state: RulesState) -> i64:
    """Return the cards that Ying Bu can take."""
    cards = state.discard_pile
    out: i64 = EMPTY
    kind: i64 = JOKER + 1
    while RANK[kind] <= MAX_YING_BU_RANK:
        if count(cards, kind):
            out += card(kind)
        kind += 1
    return out


def _append_kinds(out: vec[i64], first: i64, pile: i64) -> vec[i64]:
    kind: i64 = 0
    while kind < KINDS:
        if count(pile, kind):
            out = append(out, first + kind)
        kind += 1
    return out


def _highest_rank(pile: i64) -> i64:
    held = rank_bits(pile)
    rank = MAX_RANK
    while not held >> rank & 1:
        rank -= 1
    return rank
