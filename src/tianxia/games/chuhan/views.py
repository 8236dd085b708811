"""The whole state as a dump, and the part of it that each seat may know."""

from tianxia.engine.game import JsonObject
from tianxia.games.chuhan.battle import EVENT_BITS, EVENT_MASK
from tianxia.games.chuhan.cards import CARD_NAMES, EMPTY, NO_CARD, list_kinds, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    CHANCE,
    DEALING,
    DEALING_EVENTS,
    DISCARD,
    DOUBLED,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT,
    EVENT_DECK,
    EVENTS_LEFT,
    GIFT,
    GIVING,
    HAND,
    HAND_OPEN,
    KNOWN,
    KNOWN_TOP,
    LAST_OUT,
    LEADER,
    NOBODY,
    NOTED_POINTS,
    PENDING,
    ROW,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    SHUFFLES,
    TRICK_CARDS,
    TRICKS,
    TURN,
    TURN_LEAD_POWER,
    TURN_POWER,
    TURN_WRIT,
    VP,
    WINNER,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS
from tianxia.games.chuhan.legal import GIFT_SIZE
from tianxia.games.chuhan.notation import format_partial_move, format_pending_play


def dump(state: Cells) -> JsonObject:
    """Return everything, in the keys of section 9 of the rules."""
    c = state.cells
    data = _public_view(state)
    data["hands"] = {name: card_names(c[HAND + seat] - _gift(state, seat)) for seat, name in enumerate(SEATS)}
    data["draw"] = _top_cards(state, c[DRAW_SIZE])
    data["event_deck"] = [EVENT_CARDS[c[EVENT_DECK] >> EVENT_BITS * i & EVENT_MASK].id for i in range(c[EVENTS_LEFT])]
    gifts = {name: card_names(_gift(state, seat)) for seat, name in enumerate(SEATS) if _gift(state, seat)}
    if gifts:
        data["gifts"] = gifts
    making = {
        name: format_partial_move(state, seat) for seat, name in enumerate(SEATS) if format_partial_move(state, seat)
    }
    if making:
        data["making"] = making
    data["known"] = {
        name: {"top": _top_cards(state, c[KNOWN_TOP + seat]), "rival": card_names(c[KNOWN + seat])}
        for seat, name in enumerate(SEATS)
    }
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(c[SHUFFLES])
    if c[CHANCE]:
        data["chance"] = "open"
    if c[DEALING]:
        data["dealing"] = "events" if c[DEALING] == DEALING_EVENTS else "cards"
    return data


def view(state: Cells, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    c = state.cells
    data = _public_view(state)
    data["hands"] = {
        name: card_names(c[HAND + i] - _gift(state, i)) if i == seat or c[HAND_OPEN + i] else int(size(c[HAND + i]))
        for i, name in enumerate(SEATS)
    }
    data["draw"] = int(c[DRAW_SIZE])
    data["event_deck"] = int(c[EVENTS_LEFT])
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
            SEATS[seat]: {"top": _top_cards(state, c[KNOWN_TOP + seat]), "rival": card_names(c[KNOWN + seat])},
            SEATS[rival]: {"top": int(c[KNOWN_TOP + rival]), "rival": int(size(c[KNOWN + rival]))},
        }
    else:
        # [H]: if spectators knew how many cards of a hand are known, a card that leaves it would reveal what Ji Bu saw.
        data["known"] = {name: {"top": int(c[KNOWN_TOP + i])} for i, name in enumerate(SEATS)}
    return data


def card_names(pile: int) -> list[str]:
    """Return the cards of a pile by name, in order."""
    return [CARD_NAMES[kind] for kind in list_kinds(pile)]


def _public_view(state: Cells) -> JsonObject:
    """Return what everybody may know."""
    c = state.cells
    data: JsonObject = {
        "vp": _values_by_seat(state, VP),
        "discard": card_names(c[DISCARD]),
        "table": card_names(c[TRICK_CARDS]),
        "writs": _values_by_seat(state, WRITS),
        "leader": SEATS[c[LEADER]],
        "turn": {
            "by": SEATS[c[TURN]],
            "writ": bool(c[TURN_WRIT]),
            "lead_power": bool(c[TURN_LEAD_POWER]),
            "power": bool(c[TURN_POWER]),
        },
        "doubled": bool(c[DOUBLED]),
        "open": {name: bool(c[HAND_OPEN + seat]) for seat, name in enumerate(SEATS)},
        "event": EVENT_CARDS[c[EVENT]].id,
        "giving": bool(c[GIVING]),
        "tricks": _values_by_seat(state, TRICKS),
        "noted": _values_by_seat(state, NOTED_POINTS),
        "battle": int(c[BATTLE]),
        "sizes": {
            **{name: int(size(c[HAND + seat])) for seat, name in enumerate(SEATS)},
            "draw": int(c[DRAW_SIZE]),
            "discard": int(size(c[DISCARD])),
        },
    }
    if EVENT_CARDS[c[EVENT]].row_size:
        data["row"] = card_names(c[ROW])
    if c[SET_BY] != NOBODY:
        data["set"] = {"by": SEATS[c[SET_BY]], "rank": int(c[SET_RANK]), "size": int(c[SET_SIZE])}
    if c[PENDING] != NOBODY:
        pending: JsonObject = {"by": SEATS[c[PENDING]], "play": format_pending_play(state)}
        if c[CANCELLED] != NO_CARD:
            pending["cancel"] = CARD_NAMES[c[CANCELLED]]
        data["pending"] = pending
    if c[LAST_OUT] != NOBODY:
        data["last_out"] = SEATS[c[LAST_OUT]]
    if c[WINNER] != NOBODY:
        data["winner"] = SEATS[c[WINNER]]
    return data


def _gift(state: Cells, seat: int) -> int:
    """Return the cards a seat has chosen to give; an incomplete gift counts as still in the hand.

    [H]: the cards of a gift are shown apart from the hand, but count towards the size of the hand that others see.
    """
    gift = state.cells[GIFT + seat]
    return gift if size(gift) == GIFT_SIZE else EMPTY


def _values_by_seat(state: Cells, place: int) -> JsonObject:
    return {name: int(state.cells[place + seat]) for seat, name in enumerate(SEATS)}


def _top_cards(state: Cells, number: int) -> list[str]:
    """Return the top cards of the draw pile, top first."""
    c = state.cells
    return [CARD_NAMES[c[DRAW_PILE + c[DRAW_SIZE] - 1 - i]] for i in range(number)]
