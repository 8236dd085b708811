"""Persons who go over from one player to the other during a battle of a campaign."""

from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import CARD_NAMES, EMPTY, card, size
from tianxia.games.chuhan.rules.events import EventCard
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import SEATS


def go_over(state: RulesState, rules: EventCard, winner: i64) -> None:
    """After a trick: move the chapter's turncoat, if this was the trick that does it, in view of both players.

    Nobody goes over from a hand of one card or to an empty hand, so nobody goes out, or is kept from it, that way.
    """
    kind = rules.turncoat
    giver = 1 - rules.turncoat_taker
    if winner == giver or state.tricks(winner) != rules.turncoat_tricks or not state.holds(giver, kind):
        return
    if size(state.hand(giver)) == 1 or state.hand(winner) == EMPTY:
        return
    state.remove_from_hand(giver, card(kind))
    state.add_to_hand_seen(winner, card(kind))
    if state.journal is not None:
        state.log("chuhan-log-over", {"card": CARD_NAMES[kind], "seat": SEATS[giver], "rival": SEATS[winner]})
