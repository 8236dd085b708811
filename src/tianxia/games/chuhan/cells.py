"""The cells of a state of Chu Han: the index of each value.

The values of both seats are adjacent: HAND is the index of Han's hand, HAND + 1 that of Chu's.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.chuhan.actions import (
    NO_ACTION,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    power_card,
)
from tianxia.games.chuhan.cards import (
    EMPTY,
    NO_CARD,
    PENG_YUE,
    ZHONGLI_MO,
    card,
    common_cards,
    count,
)

SEATS: Final = ("han", "chu")
"""The names of the seats; a seat is an index into this tuple."""
HAN: Final[i64] = 0
CHU: Final[i64] = 1
NOBODY: Final[i64] = -1

# By seat.
VP: Final[i64] = 0  # victory points
HAND: Final[i64] = 2  # a pile; includes cards chosen as a gift
KNOWN: Final[i64] = 4  # cards of the rival's hand that the seat knows
KNOWN_TOP: Final[i64] = 6  # how many of the top cards of the draw pile the seat knows
GIFT: Final[i64] = 8  # Hong Gate: the cards chosen to be given, a pile
WRITS: Final[i64] = 10  # writs taken in this battle
HAND_OPEN: Final[i64] = 12  # 1: the hand is open to the rival
TRICKS: Final[i64] = 14  # tricks won in this battle
NOTED_POINTS: Final[i64] = 16  # under Stability: scored at the end of the battle

# Unordered piles, and the draw pile: DRAW_PILE is its bottom card, DRAW_PILE + DRAW_SIZE − 1 its top card.
DISCARD: Final[i64] = 18
TRICK_CARDS: Final[i64] = 19  # all cards of the current trick, powers included
ROW: Final[i64] = 20  # the face-up cards of Warlords
DRAW_SIZE: Final[i64] = 21
DRAW_PILE: Final[i64] = 22
MAX_DRAW: Final[i64] = 16  # not an index: the size of a full draw pile

# The battle.
BATTLE: Final[i64] = 38  # its number, from 1
LEADER: Final[i64] = 39  # the seat that leads, or led, the trick
LAST_OUT: Final[i64] = 40  # the seat that went out in the previous battle, or NOBODY
WINNER: Final[i64] = 41  # NOBODY until the game is over
DOUBLED: Final[i64] = 42  # 1: points are doubled until the end of the battle
EVENT: Final[i64] = 43  # the event of this battle, an index into events.EVENT_CARDS
EVENTS_LEFT: Final[i64] = 44  # the size of the deck of events
EVENT_DECK: Final[i64] = 45  # four bits per event, the top event in the lowest bits
GIVING: Final[i64] = 46  # 1: gifts are being chosen (Hong Gate)

# The trick: the set to beat, and the turn.
SET_BY: Final[i64] = 47  # the player of the set to beat, or NOBODY before the first set of the trick
SET_RANK: Final[i64] = 48
SET_SIZE: Final[i64] = 49
TURN: Final[i64] = 50  # the seat whose turn it is, also while the rival reacts to its power
TURN_WRIT: Final[i64] = 51  # 1: took a writ in this turn
TURN_LEAD_POWER: Final[i64] = 52  # 1: tried a lead power in this turn
TURN_POWER: Final[i64] = 53  # 1: tried another power in this turn

# A play: the player whose turn it is is composing it, or it awaits a reaction.
PENDING: Final[i64] = 54  # the player of a play that awaits a reaction, or NOBODY
PLAY_ACTION: Final[i64] = 55  # the action of a power, or WITH_…; NO_ACTION for none
PLAY_CARDS: Final[i64] = 56  # the set so far, or the card that Yu Ji discards
PLAY_STAR: Final[i64] = 57  # the card of the play that comes from the row, or NO_CARD
CANCELLED: Final[i64] = 58  # the power that Lü Zhi was played on, or NO_CARD

# Chance.
SHUFFLES: Final[i64] = 59  # shuffles so far, the number of the next random stream
CHANCE: Final[i64] = 60  # 1: open chance, so the state stops at chance nodes
DEALING: Final[i64] = 61  # what chance nodes are dealing, a DEALING_… below
CELLS: Final[i64] = 62  # the number of cells

DEALING_NOTHING: Final[i64] = 0
DEALING_EVENTS: Final[i64] = 1
DEALING_CARDS: Final[i64] = 2


class Cells(State):
    """A state as the rules see it: its cells, with the queries and updates that several modules of the rules need."""

    def holds(self, seat: i64, kind: i64) -> bool:
        """Return whether a card of that kind is in a seat's hand."""
        return count(self.cells[HAND + seat], kind) != 0

    def is_leading(self) -> bool:
        """Return whether the first set of the trick has not been played yet."""
        return self.cells[SET_BY] == NOBODY

    def is_face_up(self, kind: i64) -> bool:
        """Return whether a card lies face up: in the discard pile, trick or row, or a play that awaits a reaction.

        [H]: an open hand does not count, so whether a player is asked to react never depends on it.
        """
        c = self.cells
        seen = c[DISCARD] | c[TRICK_CARDS] | c[ROW]
        if c[PENDING] != NOBODY:
            seen |= self.power_cards() | c[PLAY_CARDS]
        return count(seen, kind) != 0

    def power_cards(self) -> i64:
        """Return the power cards of the play that is being composed or awaits a reaction, as a pile."""
        play = self.cells[PLAY_ACTION]
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
        star = self.cells[PLAY_STAR]
        return EMPTY if star == NO_CARD else card(star)

    def add_to_hand(self, seat: i64, pile: i64) -> None:
        """Add cards to a hand without the rival learning which."""
        self.cells[HAND + seat] += pile

    def add_to_hand_seen(self, seat: i64, pile: i64) -> None:
        """Add cards to a hand in view of the rival, who remembers them."""
        self.cells[HAND + seat] += pile
        self.cells[KNOWN + 1 - seat] += pile

    def remove_from_hand(self, seat: i64, pile: i64) -> None:
        """Remove cards from a hand; of equal cards, those the rival knows are removed first."""
        c = self.cells
        c[HAND + seat] -= pile
        c[KNOWN + 1 - seat] -= common_cards(c[KNOWN + 1 - seat], pile)

    def clear_play(self) -> None:
        """Clear the play that was being composed or awaited a reaction."""
        c = self.cells
        c[PENDING] = NOBODY
        c[PLAY_ACTION] = NO_ACTION
        c[PLAY_CARDS] = EMPTY
        c[PLAY_STAR] = NO_CARD
        c[CANCELLED] = NO_CARD

    def begin_turn(self, seat: i64) -> None:
        """Start a seat's turn, in which no writ was taken and no power used yet."""
        c = self.cells
        c[TURN] = seat
        c[TURN_WRIT] = 0
        c[TURN_LEAD_POWER] = 0
        c[TURN_POWER] = 0


def empty_cells() -> vec[i64]:
    """Return the cells before anything is dealt: no points for Han, 1 for Chu."""
    c = vec[i64]([0] * CELLS)
    c[VP + CHU] = 1
    c[BATTLE] = 1
    c[LAST_OUT] = NOBODY
    c[WINNER] = NOBODY
    c[SET_BY] = NOBODY
    c[PENDING] = NOBODY
    c[PLAY_ACTION] = NO_ACTION
    c[PLAY_STAR] = NO_CARD
    c[CANCELLED] = NO_CARD
    return c
