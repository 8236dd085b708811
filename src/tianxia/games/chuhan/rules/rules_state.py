"""A state of Chu Han as the rules see it."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.actions import (
    NO_ACTION,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    power_card,
)
from tianxia.games.chuhan.rules.cards import (
    EMPTY,
    NO_CARD,
    PENG_YUE,
    ZHONGLI_MO,
    card,
    common_cards,
    count,
)
from tianxia.games.chuhan.rules.fields import Fields
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY

# What open chance is dealing, in this order.
DEALING_NOTHING: Final[i64] = 0
DEALING_EVENTS: Final[i64] = 1
DEALING_CARDS: Final[i64] = 2


class RulesState(Fields):
    """The fields of a state, with the queries and updates that several modules of the rules need."""

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether a card of that kind is in a seat's hand."""
        return count(self.hand(seat), kind) != 0

    def writs_taken(self) -> i64:
        """Return how many writs both players have taken in this battle."""
        return self.writs(HAN) + self.writs(CHU)

    def is_leading(self) -> bool:
        """Return whether the first set of the trick has not been played yet."""
        return self.set_to_beat_by == NOBODY

    def is_face_up(self, kind: i64) -> bool:
        """Return whether a card lies face up: in the discard pile, trick or row, or a play that awaits a reaction.

        [H]: an open hand does not count, so whether a player is asked to react never depends on it.
        """
        seen = self.discard_pile | self.trick_cards | self.row
        if self.pending_by != NOBODY:
            seen |= self.power_cards() | self.play_cards
        return count(seen, kind) != 0

    def power_cards(self) -> i64:
        """Return the power cards of the play that is being composed or awaits a reaction, as a pile."""
        play = self.play_action
        if play == WITH_PENG_YUE:
            return card(PENG_YUE)
        if play == WITH_ZHONGLI_MO:
            return card(ZHONGLI_MO)
        if play == WITH_BOTH:
            return card(PENG_YUE) + card(ZHONGLI_MO)
        power = power_card(play)
        return EMPTY if power == NO_CARD else card(power)

    def starred_card(self) -> i64:
        """Return the card of the play that comes from the row, as a pile."""
        star = self.play_star
        return EMPTY if star == NO_CARD else card(star)

    def top_kind(self, depth: i64) -> i64:
        """Return the kind of a card of the draw pile that lies below `depth` others."""
        return self.draw_pile(self.draw_size - 1 - depth)

    def draw_card(self) -> i64:
        """Remove the top card of the draw pile and return it, as a pile."""
        self.draw_size -= 1
        top = card(self.draw_pile(self.draw_size))
        self.set_draw_pile(self.draw_size, 0)
        return top

    def add_to_hand_seen(self, seat: i64, pile: i64) -> None:
        """Add cards to a hand in view of the rival, who remembers them."""
        self.add_to_hand(seat, pile)
        self.add_to_known_cards(1 - seat, pile)

    def remove_from_hand(self, seat: i64, pile: i64) -> None:
        """Remove cards from a hand; of equal cards, those the rival knows are removed first."""
        self.add_to_hand(seat, -pile)
        self.add_to_known_cards(1 - seat, -common_cards(self.known_cards(1 - seat), pile))

    def clear_play(self) -> None:
        """Clear the play that was being composed or awaited a reaction."""
        self.pending_by = NOBODY
        self.play_action = NO_ACTION
        self.play_cards = EMPTY
        self.play_star = NO_CARD
        self.cancelled = NO_CARD

    def mark_power_tried(self, is_lead_power: bool) -> None:
        """Note that a power, a lead power or another one, was tried in this turn."""
        if is_lead_power:
            self.has_tried_lead_power = True
        else:
            self.has_tried_power = True

    def begin_turn(self, seat: i64) -> None:
        """Start a seat's turn, in which no writ was taken and no power used yet."""
        self.turn = seat
        self.has_taken_writ = False
        self.has_tried_lead_power = False
        self.has_tried_power = False
