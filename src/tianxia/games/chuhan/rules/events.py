"""The event cards, each a class that overrides the rules it changes.

The rulebooks name five events, and describe four of them only in part. [H]: the missing parts of these four (origin
`partly`), and all other events (origin `house`), are our own. Owners of the printed deck can correct or replace an
event here without changing the rules. Names and texts are in the locales (`chuhan-event-…`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import EMPTY, NAMED_6, NINE, RANK, card
from tianxia.games.chuhan.rules.rules_state import RulesState

UNDRAWABLE_CARDS: Final[i64] = 4
"""The number of cards at the bottom of the draw pile that cannot be drawn."""


class EventCard:
    """The rules without an event. Each event overrides what it changes."""

    id = "quiet"
    origin = "book"
    """Where the event comes from: the rulebooks (`book`), partly the rulebooks (`partly`), or ourselves (`house`)."""

    copies: i64 = 1
    """The number of cards of this event in the deck."""
    writs: i64 = 6
    """The number of writs that both players together can take in the battle."""
    writ_cards: i64 = 2
    """The number of cards drawn with a writ."""
    max_cards_scored: i64 = 5
    """The most cards in the rival's hand that score for going out."""
    notes_points: bool = False
    """Whether points scored during the battle are only noted, and added at its end."""
    defers_win: bool = False
    """Whether a player who has enough points wins only after the battle has been scored."""
    leads_from_row: bool = False
    """Whether the leader may use a face-up card for the lead power and another one in the set."""
    trick_majority_points: i64 = 0
    """The points at the end of the battle for the player who won more tricks."""
    row_size: i64 = 0
    """The number of cards from the draw pile that lie face up."""

    def set_up(self, state: RulesState) -> None:
        """Change the state after the deal, before the first trick."""

    def allows_power(self, kind: i64) -> bool:
        """Return whether the power of a card may be used."""
        return True

    def trick_points(self, state: RulesState, winner: i64) -> i64:
        """Return the points for winning a trick. Its last set is still the set to beat."""
        return 0

    def scoring_points(self, state: RulesState, seat: i64, out_seat: i64) -> i64:
        """Return a seat's points at the end of the battle, besides those that `out_seat` scores for going out."""
        return self.trick_majority_points if state.tricks(seat) > state.tricks(1 - seat) else 0


class Quiet(EventCard):
    """No change to the rules. There are five copies of this card."""

    copies: i64 = 5


class SoundAdvice(EventCard):
    """Both players score the rival's writs at the end of the battle, and nobody wins before that."""

    id = "sound_advice"
    origin = "partly"
    defers_win: bool = True

    def scoring_points(self, state: RulesState, seat: i64, out_seat: i64) -> i64:
        """Return the number of the rival's writs."""
        # The player who went out has already scored the rival's writs for going out, and scores them only once.
        return 0 if seat == out_seat else state.writs(1 - seat)


class Stability(EventCard):
    """Points are noted and scored at the end of the battle."""

    id = "stability"
    origin = "partly"
    notes_points: bool = True
    defers_win: bool = True


class HanguPass(EventCard):
    """The player with more tricks scores 3 points. [H]: enough points during the battle win at once."""

    id = "hangu_pass"
    origin = "partly"
    trick_majority_points: i64 = 3


class Warlords(EventCard):
    """The four cards that cannot be drawn lie face up, and the leader may use them."""

    id = "warlords"
    origin = "partly"
    leads_from_row: bool = True
    row_size: i64 = UNDRAWABLE_CARDS

    def set_up(self, state: RulesState) -> None:
        """Move the bottom cards of the draw pile to the row."""
        state.row = EMPTY
        i: i64 = 0
        while i < UNDRAWABLE_CARDS:
            state.row += card(state.draw_pile(i))
            i += 1
        while i < state.draw_size:
            state.set_draw_pile(i - UNDRAWABLE_CARDS, state.draw_pile(i))
            i += 1
        while i > state.draw_size - UNDRAWABLE_CARDS:
            i -= 1
            state.set_draw_pile(i, 0)
        state.draw_size -= UNDRAWABLE_CARDS


class HongGate(EventCard):
    """Both players give each other two cards before the first trick. [H]: a gift cannot be changed."""

    id = "hong_gate"
    origin = "house"

    def set_up(self, state: RulesState) -> None:
        """Ask both seats for their gifts."""
        state.is_giving = True


class PlankRoads(EventCard):
    """No writs may be taken."""

    id = "plank_roads"
    origin = "house"
    writs: i64 = 0


class Famine(EventCard):
    """The player who goes out scores up to eight cards."""

    id = "famine"
    origin = "house"
    max_cards_scored: i64 = 8


class Conscription(EventCard):
    """There are four writs, and each draws three cards."""

    id = "conscription"
    origin = "house"
    writs: i64 = 4
    writ_cards: i64 = 3


class Mandate(EventCard):
    """Winning a trick with a single 9, or Liu Bang's 10, scores 2 points."""

    id = "mandate"
    origin = "house"

    def trick_points(self, state: RulesState, winner: i64) -> i64:
        """Return 2 if the winner's last set is a single 9 or 10."""
        is_nine_or_ten = state.size_to_beat == 1 and state.rank_to_beat >= RANK[NINE]  # the 9, or Liu Bang's 10
        return 2 if is_nine_or_ten and state.set_to_beat_by == winner else 0


class HongCanal(EventCard):
    """The powers of the 6s may not be used."""

    id = "hong_canal"
    origin = "house"

    def allows_power(self, kind: i64) -> bool:
        """Refuse the 6s."""
        return RANK[kind] != NAMED_6


EVENT_CARDS: Final[list[EventCard]] = [
    Quiet(),
    SoundAdvice(),
    Stability(),
    HanguPass(),
    Warlords(),
    HongGate(),
    PlankRoads(),
    Famine(),
    Conscription(),
    Mandate(),
    HongCanal(),
]
QUIET: Final[i64] = 0


def event_ids() -> list[str]:
    """Return the ids of all events, in the order of their numbers."""
    return [event.id for event in EVENT_CARDS]


def event_deck() -> vec[i64]:
    """Return the 14 events that are shuffled below the first card, which is always Quiet."""
    deck = vec[i64]()
    for number, event in enumerate(EVENT_CARDS):
        copies = event.copies - (1 if number == QUIET else 0)
        while copies > 0:
            deck = append(deck, i64(number))
            copies -= 1
    return deck


def writs_left(state: RulesState, event: EventCard) -> i64:
    """Return how many writs are left to take."""
    return event.writs - state.writs_taken()
