"""What comes before the deal of a chapter: the hostage, and the sworn and waiting cards."""

from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import CARD_NAMES, EMPTY, NO_CARD, card, format_cards
from tianxia.games.chuhan.rules.chapters import BATTLE_RULES, CAMPAIGN_IDS, sworn_cards
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, SEATS


def open_chapter(state: RulesState) -> None:
    """Log the chapter. If its hostage is to be given first, ask for it; else put the sworn cards in place."""
    rules = BATTLE_RULES[state.event]
    if state.journal is not None:
        state.log(
            "chuhan-log-chapter",
            {
                "campaign": CAMPAIGN_IDS[rules.campaign],
                "chapter": rules.chapter,
                "number": rules.number,
                "stake": rules.stake,
            },
        )
    if rules.hostages != EMPTY:
        state.is_hostage_due = True
    else:
        swear_cards(state, EMPTY, EMPTY)


def hostage_giver(state: RulesState) -> i64:
    """Return the seat that gives the hostage: the loser of the chapter before."""
    return 1 - state.last_out


def give_hostage(state: RulesState, seat: i64, kind: i64) -> None:
    """Give a hostage, who is then sworn to the rival; the other person is sworn to the giver."""
    kept = BATTLE_RULES[state.event].hostages - card(kind)
    state.is_hostage_due = False
    if state.journal is not None:
        state.log(
            "chuhan-log-hostage",
            {
                "seat": SEATS[seat],
                "rival": SEATS[1 - seat],
                "card": CARD_NAMES[kind],
                "kept": format_cards(kept),
            },
        )
    if seat == HAN:
        swear_cards(state, kept, card(kind))
    else:
        swear_cards(state, card(kind), kept)


def swear_cards(state: RulesState, person_of_han: i64, person_of_chu: i64) -> None:
    """Put the sworn and the waiting cards in place, in view of both players; the persons come from the hostage."""
    sworn_to_han = sworn_cards(state, HAN) + person_of_han
    sworn_to_chu = sworn_cards(state, CHU) + person_of_chu
    state.add_to_hand_seen(HAN, sworn_to_han)
    state.add_to_hand_seen(CHU, sworn_to_chu)
    waiting = BATTLE_RULES[state.event].waiting
    if waiting != NO_CARD:
        state.set_draw_pile(0, waiting)
        state.draw_size = 1
        state.set_known_top(HAN, 1)
        state.set_known_top(CHU, 1)
    if state.journal is not None:
        state.log("chuhan-log-sworn", {"han": format_cards(sworn_to_han), "chu": format_cards(sworn_to_chu)})
        if waiting != NO_CARD:
            state.log("chuhan-log-waiting", {"card": CARD_NAMES[waiting]})


def put_below_waiting_card(state: RulesState, kind: i64) -> None:
    """Put a card on top of the draw pile, but below a card that waits there."""
    waits = BATTLE_RULES[state.event].waiting != NO_CARD
    if waits:
        state.set_draw_pile(state.draw_size, state.top_kind(0))
    state.set_draw_pile(state.draw_size - (1 if waits else 0), kind)
    state.draw_size += 1
