"""The whole state as a dump, and the part of it that each seat may know."""

from collections.abc import Callable

from tianxia.engine.game import JsonObject
from tianxia.games.chuhan.notation.moves import format_partial_move
from tianxia.games.chuhan.rules.battle import EVENT_BITS, EVENT_MASK
from tianxia.games.chuhan.rules.cards import CARD_NAMES, EMPTY, NO_CARD, list_kinds, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.play_texts import format_pending_play
from tianxia.games.chuhan.rules.rules_state import DEALING_EVENTS, RulesState
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS


def dump(state: RulesState) -> JsonObject:
    """Return everything, in the keys of section 9 of the rules."""
    data = _public_view(state)
    data["hands"] = {name: _hand(state, seat) for seat, name in enumerate(SEATS)}
    data["draw"] = _top_cards(state, state.draw_size)
    events = [state.event_deck >> EVENT_BITS * i & EVENT_MASK for i in range(state.events_left)]
    data["event_deck"] = [EVENT_CARDS[event].id for event in events]
    gifts = {name: card_names(_gift(state, seat)) for seat, name in enumerate(SEATS) if _gift(state, seat)}
    if gifts:
        data["gifts"] = gifts
    making = {
        name: format_partial_move(state, seat) for seat, name in enumerate(SEATS) if format_partial_move(state, seat)
    }
    if making:
        data["making"] = making
    data["known"] = {name: _known(state, seat) for seat, name in enumerate(SEATS)}
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(state.shuffles)
    if state.is_chance_open:
        data["chance"] = "open"
    if state.dealing:
        data["dealing"] = "events" if state.dealing == DEALING_EVENTS else "cards"
    return data


def view(state: RulesState, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    data = _public_view(state)
    data["hands"] = {
        name: _hand(state, i) if i == seat or state.is_hand_open(i) else int(size(state.hand(i)))
        for i, name in enumerate(SEATS)
    }
    data["draw"] = int(state.draw_size)
    data["event_deck"] = int(state.events_left)
    gifts = {
        name: card_names(_gift(state, i)) if i == seat else int(GIFT_SIZE)
        for i, name in enumerate(SEATS)
        if _gift(state, i)
    }
    if gifts:
        data["gifts"] = gifts
    if seat is not None:
        if format_partial_move(state, seat):
            data["making"] = {SEATS[seat]: format_partial_move(state, seat)}
        rival = 1 - seat
        data["known"] = {
            SEATS[seat]: _known(state, seat),
            SEATS[rival]: {"top": int(state.known_top(rival)), "rival": int(size(state.known_cards(rival)))},
        }
    else:
        # [H]: if spectators knew how many cards of a hand are known, a card that leaves it would reveal what Ji Bu saw.
        data["known"] = {name: {"top": int(state.known_top(i))} for i, name in enumerate(SEATS)}
    return data


def card_names(pile: int) -> list[str]:
    """Return the cards of a pile by name, in order."""
    return [CARD_NAMES[kind] for kind in list_kinds(pile)]


def _public_view(state: RulesState) -> JsonObject:
    """Return what everybody may know."""
    data: JsonObject = {
        "vp": _by_seat(state.points),
        "discard": card_names(state.discard_pile),
        "table": card_names(state.trick_cards),
        "writs": _by_seat(state.writs),
        "leader": SEATS[state.leader],
        "turn": {
            "by": SEATS[state.turn],
            "writ": state.has_taken_writ,
            "lead_power": state.has_tried_lead_power,
            "power": state.has_tried_power,
        },
        "doubled": state.is_doubled,
        "open": {name: state.is_hand_open(seat) for seat, name in enumerate(SEATS)},
        "event": EVENT_CARDS[state.event].id,
        "giving": state.is_giving,
        "tricks": _by_seat(state.tricks),
        "noted": _by_seat(state.noted_points),
        "battle": int(state.battle),
        "sizes": {
            **{name: int(size(state.hand(seat))) for seat, name in enumerate(SEATS)},
            "draw": int(state.draw_size),
            "discard": int(size(state.discard_pile)),
        },
    }
    if EVENT_CARDS[state.event].row_size:
        data["row"] = card_names(state.row)
    if state.set_to_beat_by != NOBODY:
        data["set"] = {
            "by": SEATS[state.set_to_beat_by],
            "rank": int(state.rank_to_beat),
            "size": int(state.size_to_beat),
        }
    if state.pending_by != NOBODY:
        pending: JsonObject = {"by": SEATS[state.pending_by], "play": format_pending_play(state)}
        if state.cancelled != NO_CARD:
            pending["cancel"] = CARD_NAMES[state.cancelled]
        data["pending"] = pending
    if state.last_out != NOBODY:
        data["last_out"] = SEATS[state.last_out]
    if state.winner != NOBODY:
        data["winner"] = SEATS[state.winner]
    return data


def _hand(state: RulesState, seat: int) -> list[str]:
    """Return the hand of a seat without its gift."""
    return card_names(state.hand(seat) - _gift(state, seat))


def _known(state: RulesState, seat: int) -> JsonObject:
    """Return the hidden cards that a seat knows."""
    return {"top": _top_cards(state, state.known_top(seat)), "rival": card_names(state.known_cards(seat))}


def _gift(state: RulesState, seat: int) -> int:
    """Return the cards a seat has chosen to give; an incomplete gift counts as still in the hand.

    [H]: the cards of a gift are shown apart from the hand, but count towards the size of the hand that others see.
    """
    gift = state.gift(seat)
    return gift if size(gift) == GIFT_SIZE else EMPTY


def _by_seat(field: Callable[[int], int]) -> JsonObject:
    return {name: int(field(seat)) for seat, name in enumerate(SEATS)}


def _top_cards(state: RulesState, number: int) -> list[str]:
    """Return the top cards of the draw pile, top first."""
    return [CARD_NAMES[state.top_kind(i)] for i in range(number)]
