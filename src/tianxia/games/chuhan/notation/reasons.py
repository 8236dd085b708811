"""Why a move is refused, from only what the seat may know."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.chuhan.notation.moves import Move, format_partial_move, list_taken_steps, read_move
from tianxia.games.chuhan.rules.actions import (
    ALLOW,
    CANCEL,
    CANCEL_PENG_YUE,
    CANCEL_ZHONGLI_MO,
    GIVE,
    PASS,
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    PLAY,
    RESTORE,
    USE_HAN_XIN,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    WRIT,
    is_lead_power,
    is_within,
    power_card,
)
from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    EMPTY,
    JOKER,
    LU_ZHI,
    NO_CARD,
    PENG_YUE,
    RANK,
    XIAO_HE,
    card,
    common_cards,
    contains,
    count,
    format_cards,
    lowest_rank,
)
from tianxia.games.chuhan.rules.events import EVENT_CARDS, writs_left
from tianxia.games.chuhan.rules.legal import MAX_YING_BU_RANK, MIN_ZHONGLI_MO_SET, list_legal_actions
from tianxia.games.chuhan.rules.play_texts import SET_POWERS
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.rules.sets import append_sets_of_size, cards_in_set, find_set_number, rank_of_set
from tianxia.locales import Message

_CANCELS = (CANCEL, CANCEL_PENG_YUE, CANCEL_ZHONGLI_MO)


def reason(state: RulesState, seat: int, text: str) -> Message:
    """Return why a move is not legal for a seat that owes a decision."""
    try:
        move = read_move(text)
    except (BadText, IllegalAction) as error:
        return error.message
    if state.is_giving or move.action == GIVE:
        return _gift_reason(state, seat, move)
    if state.pending_by != NOBODY or CANCEL <= move.action <= ALLOW:
        return _reaction_reason(state, seat, move)
    if list_taken_steps(state, seat):
        return Message("chuhan-why-half-made", {"text": format_partial_move(state, seat)})
    return (
        _missing_card_reason(state, seat, move)
        or (_writ_reason(state) if move.action == WRIT else None)
        or (_lead_reason(state, move) if state.is_leading() else _respond_reason(state, seat, move))
        or Message("chuhan-why-not")
    )


def _gift_reason(state: RulesState, seat: int, move: Move) -> Message:
    if not state.is_giving:
        return Message("chuhan-why-no-gift")
    if move.action != GIVE:
        return Message("chuhan-why-gift-first")
    return _missing_card_reason(state, seat, move) or Message("chuhan-why-not")


def _reaction_reason(state: RulesState, seat: int, move: Move) -> Message:
    if state.pending_by == NOBODY:
        return Message("chuhan-why-no-power")
    if state.cancelled != NO_CARD:
        if move.action == RESTORE and not state.holds(seat, XIAO_HE):
            return Message("chuhan-why-not-held", {"cards": CARD_NAMES[XIAO_HE]})
        return Message("chuhan-why-restore-or-allow")
    if move.action in _CANCELS:
        if not state.holds(seat, LU_ZHI):
            return Message("chuhan-why-not-held", {"cards": CARD_NAMES[LU_ZHI]})
        if state.play_action == WITH_BOTH:
            return Message("chuhan-why-cancel-which")
        return Message("chuhan-why-cancel-one")
    return Message("chuhan-why-cancel-or-allow")


def _missing_card_reason(state: RulesState, seat: int, move: Move) -> Message | None:
    """Return which card the move cannot use: one that is not in hand or row, or is the power itself; else None."""
    needed = EMPTY if is_within(move.action, USE_YING_BU) else move.pile()
    for power in move.powers():
        if count(needed, power):
            return Message("chuhan-why-own-set", {"power": CARD_NAMES[power]})
        needed += card(power)
    if move.star != NO_CARD:
        if not state.is_leading():
            return Message("chuhan-why-star-lead")
        if not count(state.row, move.star):
            return Message("chuhan-why-not-in-row", {"card": CARD_NAMES[move.star]})
        needed -= card(move.star)
    hand = state.hand(seat)
    if contains(hand, needed):
        return None
    return Message("chuhan-why-not-held", {"cards": format_cards(needed - common_cards(hand, needed))})


def _writ_reason(state: RulesState) -> Message | None:
    event = EVENT_CARDS[state.event]
    if event.writs == 0:
        return Message("chuhan-why-no-writs", {"event": event.id})
    if writs_left(state, event) <= 0:
        return Message("chuhan-why-writs-gone", {"number": event.writs})
    if state.has_taken_writ:
        return Message("chuhan-why-writ-once")
    return Message("chuhan-why-writ-late") if state.has_tried_power else None


def _lead_reason(state: RulesState, move: Move) -> Message | None:
    if move.action in (PASS, PASS_XIAHOU_YING, PASS_XIANG_YU):
        return Message("chuhan-why-lead-pass")
    if move.action in (USE_HAN_XIN, USE_LIU_BANG, WITH_PENG_YUE, WITH_BOTH):
        return Message("chuhan-why-response-only")
    if state.has_tried_power and (is_lead_power(move.action) or move.action == WITH_ZHONGLI_MO):
        return Message("chuhan-why-plain-set")
    if is_lead_power(move.action) and state.has_tried_lead_power:
        return Message("chuhan-why-lead-power-once")
    event_reason = _event_reason(state, move)
    if event_reason:
        return event_reason
    if is_within(move.action, USE_YING_BU):
        kind = move.cards[0]
        if RANK[kind] > MAX_YING_BU_RANK or kind == JOKER:
            return Message("chuhan-why-ying-bu-rank", {"card": CARD_NAMES[kind]})
        if not count(state.discard_pile, kind):
            return Message("chuhan-why-not-discarded", {"card": CARD_NAMES[kind]})
    if is_within(move.action, USE_YU_JI):
        return Message("chuhan-why-yu-ji")
    return _set_reason(move)


def _respond_reason(state: RulesState, seat: int, move: Move) -> Message | None:
    rank = state.rank_to_beat
    if is_lead_power(move.action):
        return Message("chuhan-why-lead-only")
    event_reason = _event_reason(state, move)
    if event_reason:
        return event_reason
    if move.action == USE_LIU_BANG:
        return Message("chuhan-why-liu-bang")
    if move.action != PLAY and move.action not in SET_POWERS:
        return None
    to_add = _cards_to_add(state, seat, move)
    if to_add:
        return Message("chuhan-why-more", {"number": to_add})
    if len(move.cards) != state.size_to_beat:
        return Message("chuhan-why-size", {"number": state.size_to_beat, "given": len(move.cards)})
    set_reason = _set_reason(move)
    if set_reason:
        return set_reason
    own_rank = (
        lowest_rank(move.pile())
        if move.action in (WITH_ZHONGLI_MO, WITH_BOTH)
        else rank_of_set(find_set_number(move.pile()))
    )
    if move.action in (WITH_PENG_YUE, WITH_BOTH):
        return Message("chuhan-why-equal", {"rank": rank, "own": own_rank})
    return Message("chuhan-why-higher", {"rank": rank, "own": own_rank})


def _cards_to_add(state: RulesState, seat: int, move: Move) -> int:
    """Return how many cards the seat could add to make this response legal; 0 if it cannot be made legal."""
    rank, set_size = state.rank_to_beat, state.size_to_beat
    missing = set_size - len(move.cards)
    legal = list_legal_actions(state, seat)
    single_card = move.cards[0] if move.action == PLAY and len(move.cards) == 1 else NO_CARD
    if any(powers == (single_card,) and action in legal for action, powers in SET_POWERS.items()):
        return set_size  # only the card of a power was named, so its whole set is missing
    if missing <= 0:
        return 0
    if move.action == PLAY:
        sets = [int(action) for action in legal if action >= PLAY]
    elif move.action not in legal:
        return 0
    elif move.action == WITH_PENG_YUE:
        hand = state.hand(seat) - card(PENG_YUE)
        sets = [int(action) for action in append_sets_of_size(vec[i64](), PLAY, hand, rank, rank, set_size)]
    else:
        return missing if _ranks_fit(state, move) else 0
    return missing if any(contains(cards_in_set(action - PLAY), move.pile()) for action in sets) else 0


def _ranks_fit(state: RulesState, move: Move) -> bool:
    """Return whether the cards fit Zhongli Mo's response: all ranks differ, and none is too low."""
    lowest_allowed = state.rank_to_beat + (0 if move.action == WITH_BOTH else 1)
    own_ranks = [RANK[kind] for kind in move.cards]
    return len(set(own_ranks)) == len(own_ranks) and min(own_ranks) >= lowest_allowed


def _event_reason(state: RulesState, move: Move) -> Message | None:
    event = EVENT_CARDS[state.event]
    power = power_card(move.action)
    if power != NO_CARD and not event.allows_power(power):
        return Message("chuhan-why-event-power", {"power": CARD_NAMES[power], "event": event.id})
    return None


def _set_reason(move: Move) -> Message | None:
    """Return why Zhongli Mo's set is not a set at all, whatever it responds to; None if it is one."""
    if move.action not in (WITH_ZHONGLI_MO, WITH_BOTH):
        return None
    if len({RANK[kind] for kind in move.cards}) < len(move.cards):
        return Message("chuhan-why-ranks-differ")
    if len(move.cards) < MIN_ZHONGLI_MO_SET:
        return Message("chuhan-why-two-cards")
    return None
