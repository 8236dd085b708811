"""The cells of a state of Sun Tzu: the index of each value, with its key in a dump where that has another name.

The values of both seats are adjacent, Sun Tzu's first. There are five values for the provinces, in the order of
`board.PROVINCES`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.suntzu.rules.board import BORDERS, NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import FRAMED_CARDS, MINUS_ONE, NO_CARD, PLAGUE, card, count

SEATS: Final = ("suntzu", "shao")
SUN_TZU: Final[i64] = 0
SHAO: Final[i64] = 1
NOBODY: Final[i64] = -1
DRAWN_GAME: Final[i64] = 2
"""The value of WINNER in a drawn game."""

ARMIES_EACH: Final[i64] = 21
REINFORCEMENTS_EACH: Final[i64] = 3
TRACK_END: Final[i64] = 9
LAST_ROUND: Final[i64] = 9
MAX_PILE: Final[i64] = 14

# By seat.
POOL: Final[i64] = 0
REINFORCEMENTS: Final[i64] = 2
HAND: Final[i64] = 4
BOXED: Final[i64] = 6  # out of the game, openly
HIDDEN_BOX: Final[i64] = 8  # out of the game, known to the owner alone; dump: hidden
GENERALS_UNUSED: Final[i64] = 10  # generals, as bits
GENERALS_BOXED: Final[i64] = 12  # generals boxed at set-up, as bits; dump: left
PILE_SIZE: Final[i64] = 14
KNOWN_BOTTOM: Final[i64] = 16  # how many cards at the bottom of the pile the owner knows; dump: under
RECYCLED: Final[i64] = 18  # place from the bottom, from 1, of a card that was openly put under the pile; 0: none
READY: Final[i64] = 20  # 1: has nothing more to decide in a simultaneous phase
LAID_ONE: Final[i64] = 22  # 1: laid a 1 that no Plague met
DRAWN: Final[i64] = 24  # cards drawn, to choose from
KEEPS: Final[i64] = 26  # how many of the drawn cards are kept; 0: nothing to choose
LAID_RECYCLED: Final[i64] = 28  # provinces, as bits, whose laid card went under the pile; dump: gone

# By province.
OWNER: Final[i64] = 30
ARMIES: Final[i64] = 35
DISPLAY_VALUE: Final[i64] = 40  # of the displays: three for each province
MARKS: Final[i64] = 55  # by seat, then by province
LAID: Final[i64] = 65  # orders: by seat, then by province; a kind or NO_CARD
PILE: Final[i64] = 75  # by seat: 14 places, the bottom first

# The round.
ROUND: Final[i64] = 103
TRACK: Final[i64] = 104
FEWER_ARMIES: Final[i64] = 105  # the seat that had fewer armies in the latest unequal round; dump: fewer
DECIDER: Final[i64] = 106  # the seat that picks the battles of this round; NOBODY: fixed order
GREAT_PLAGUE_ACTIVE: Final[i64] = 107  # dump: great_plague
PLAGUES_PLAYED: Final[i64] = 108  # dump: plagues
PHASE: Final[i64] = 109
FOUGHT: Final[i64] = 110  # provinces, as bits
WINNER: Final[i64] = 111

# The open battle.
PROVINCE: Final[i64] = 112
STAGE: Final[i64] = 113
STAGE_BEGUN: Final[i64] = 114  # 1: the stage has begun; dump: begun
ARMIES_DUE: Final[i64] = 115  # armies still to place or to pay; dump: need
EXCHANGE_DECLINED: Final[i64] = 116  # 1: declined in this shortage; dump: declined
QUESTION: Final[i64] = 117  # dump: ask
ASKED: Final[i64] = 118
AS_SIX_USED: Final[i64] = 119  # dump: as_six
PLAGUE_ZERO_USED: Final[i64] = 120  # dump: zero
EVENT_TURNED_UP: Final[i64] = 121  # 1: an event was turned up after this battle; dump: chained

# Events, options, chance.
EVENTS_ON: Final[i64] = 122  # 1: played with events
EVENTS_LEFT: Final[i64] = 123
EVENT_DECK: Final[i64] = 124  # four bits per event, the face-up one lowest
GENERALS_ON: Final[i64] = 125
INFANTRY_ARMY: Final[i64] = 126  # 1: Light Infantry offers an army
CLASSIC: Final[i64] = 127  # 1: the classic order of battles
BEGINNER: Final[i64] = 128  # 0: the full game; else packed by `encode_beginner`
SHUFFLES: Final[i64] = 129
CHANCE: Final[i64] = 130  # 1: open chance
DEALING: Final[i64] = 131
DISPLAYS_DEALT: Final[i64] = 132  # with open chance: how many provinces have a display
DISPLAYS_USED: Final[i64] = 133  # with open chance: the displays that are dealt, as bits

# [H]: what everybody knows of a recycled card after it was drawn again. 0: nothing; JUST_DRAWN: it just left the pile;
# 1: it is in the hand or laid; n > 1: it is in the hand, laid, or in the pile at place n − 1 from the bottom. Everybody
# saw the card go under the pile and sees how many cards are drawn, so the rival can deduce when it was drawn and where
# it can be; samples must agree with that.
REDRAWN: Final[i64] = 134  # by seat; dump: loose
# 1: Shao had an unused general when the orders of this round were laid.
SHAO_HAD_GENERAL: Final[i64] = 136  # dump: armed
CELLS: Final[i64] = 137

JUST_DRAWN: Final[i64] = -1

# The parts of BEGINNER. Provinces and rounds are missing in small games only, which are for research.
_IS_BEGINNER: Final[i64] = 1
_MISSING_PROVINCES_SHIFT: Final[i64] = 1
_MISSING_PROVINCES_MASK: Final[i64] = 7
_MISSING_ROUNDS_SHIFT: Final[i64] = 4

# Phases.
CHOOSING: Final[i64] = 0  # generals, at set-up
ORDERS: Final[i64] = 1
PICKING: Final[i64] = 2
FIGHTING: Final[i64] = 3
AFTER: Final[i64] = 4
DRAWING: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ("generals", "orders", "pick", "battle", "after", "draw", "over")

# Stages of a battle, in order; those of a seat come twice, the order decider's first. [H]: costs are paid after the
# armies have moved.
REVEAL_FIRST: Final[i64] = 0
REVEAL_SECOND: Final[i64] = 1
MARK_FIRST: Final[i64] = 2
MARK_SECOND: Final[i64] = 3
MOVING: Final[i64] = 4
COST_FIRST: Final[i64] = 5
COST_SECOND: Final[i64] = 6
EVENT: Final[i64] = 7
EFFECT_FIRST: Final[i64] = 8
EFFECT_SECOND: Final[i64] = 9
EFFECT_DONE: Final[i64] = 10
CLOSING: Final[i64] = 11

# The questions in a battle.
ASK_NOTHING: Final[i64] = 0
ASK_GENERAL: Final[i64] = 1
ASK_EXCHANGE: Final[i64] = 2
ASK_FROM: Final[i64] = 3  # the province that an army comes from
ASK_PAY: Final[i64] = 4  # the pool or the province that an army is paid from
ASK_TAKE: Final[i64] = 5
ASK_PLACE: Final[i64] = 6
QUESTIONS: Final = ("nothing", "general", "exchange", "from", "pay", "take", "place")

# What open chance is dealing, in this order.
DEALING_NOTHING: Final[i64] = 0
DEALING_DISPLAYS: Final[i64] = 1
DEALING_EVENTS: Final[i64] = 2
DEALING_CARDS: Final[i64] = 3


class Cells(State):
    """A state's cells, with the queries and updates that the rules share."""

    def num_provinces(self) -> i64:
        """Return how many provinces are fought over, from the first on; fewer than five only for research."""
        return NUM_PROVINCES - (self.cells[BEGINNER] >> _MISSING_PROVINCES_SHIFT & _MISSING_PROVINCES_MASK)

    def last_round(self) -> i64:
        """Return the round after which the game ends; before the ninth only for research."""
        return LAST_ROUND - (self.cells[BEGINNER] >> _MISSING_ROUNDS_SHIFT)

    def laid(self, seat: i64, province: i64) -> i64:
        """Return the order that a seat laid in a province, NO_CARD if there is none."""
        return self.cells[LAID + NUM_PROVINCES * seat + province]

    def marks(self, seat: i64, province: i64) -> i64:
        """Return how many marks a seat has in a province."""
        return self.cells[MARKS + NUM_PROVINCES * seat + province]

    def is_general_unused(self, seat: i64, general: i64) -> bool:
        """Return whether a seat has a general that has not been used."""
        return (self.cells[GENERALS_UNUSED + seat] >> general & 1) != 0

    def first_chooser(self) -> i64:
        """Return the seat that chooses first in a stage in which both choose: the order decider, else Sun Tzu [H]."""
        decider = self.cells[DECIDER]
        return SUN_TZU if decider == NOBODY else decider

    def armies_on_board(self, seat: i64) -> i64:
        """Return how many armies a seat has in the provinces, not counting marks."""
        c = self.cells
        n: i64 = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            if c[OWNER + province] == seat:
                n += c[ARMIES + province]
            province += 1
        return n

    def held_provinces(self, seat: i64) -> i64:
        """Return the provinces that a seat holds, as bits."""
        c = self.cells
        bits: i64 = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            if c[OWNER + province] == seat:
                bits |= 1 << province
            province += 1
        return bits

    def remove_army(self, province: i64) -> None:
        """Remove one army from a province."""
        c = self.cells
        c[ARMIES + province] -= 1
        if c[ARMIES + province] == 0:
            c[OWNER + province] = NOBODY

    def add_army(self, seat: i64, province: i64) -> None:
        """Add one army of a seat to a province that is neutral or its own."""
        c = self.cells
        c[ARMIES + province] += 1
        c[OWNER + province] = seat

    def use_general(self, seat: i64, general: i64) -> None:
        """Mark a general as used."""
        self.cells[GENERALS_UNUSED + seat] &= ~(1 << general)

    def exchange_card(self, seat: i64, kind: i64) -> None:
        """Box an unframed card openly, and move an army from the reinforcements to the pool."""
        c = self.cells
        c[HAND + seat] -= card(kind)
        c[BOXED + seat] += card(kind)
        self.show_card(seat, kind)
        c[REINFORCEMENTS + seat] -= 1
        c[POOL + seat] += 1

    def put_under_pile(self, seat: i64, kind: i64) -> None:
        """Put a card under the pile, where its owner knows it."""
        c = self.cells
        base = PILE + MAX_PILE * seat
        at = c[PILE_SIZE + seat]
        while at > 0:
            c[base + at] = c[base + at - 1]
            at -= 1
        c[base] = kind
        c[PILE_SIZE + seat] += 1
        c[KNOWN_BOTTOM + seat] += 1
        if c[RECYCLED + seat]:
            c[RECYCLED + seat] += 1
        if c[REDRAWN + seat] > 1:
            c[REDRAWN + seat] += 1

    def take_top_card(self, seat: i64) -> i64:
        """Remove and return the top card of the pile."""
        c = self.cells
        c[PILE_SIZE + seat] -= 1
        left = c[PILE_SIZE + seat]
        kind = c[PILE + MAX_PILE * seat + left]
        c[PILE + MAX_PILE * seat + left] = 0
        c[KNOWN_BOTTOM + seat] = min(c[KNOWN_BOTTOM + seat], left)
        if c[RECYCLED + seat] > left:
            c[RECYCLED + seat] = 0
            c[REDRAWN + seat] = JUST_DRAWN
        elif c[REDRAWN + seat] > left + 1:
            c[REDRAWN + seat] = JUST_DRAWN
        return kind

    def show_card(self, seat: i64, kind: i64) -> None:
        """Note that a seat shows a card: if it is the recycled one, its place is public again."""
        if kind == recyclable_card(seat):
            self.cells[REDRAWN + seat] = 0

    def is_redrawn_card_possible(self, seat: i64) -> bool:
        """Return whether this deal agrees with what is publicly known of the redrawn card."""
        c = self.cells
        whereabouts = c[REDRAWN + seat]
        kind = recyclable_card(seat)
        if whereabouts == 0 or count(c[HAND + seat], kind) or count(c[DRAWN + seat], kind):
            return True
        province: i64 = 0
        while province < NUM_PROVINCES:
            if self.laid(seat, province) == kind:
                return True
            province += 1
        return 1 < whereabouts <= c[PILE_SIZE + seat] + 1 and c[PILE + MAX_PILE * seat + whereabouts - 2] == kind


def recyclable_card(seat: i64) -> i64:
    """Return the card that a seat's general can put under the pile."""
    return MINUS_ONE if seat == SUN_TZU else PLAGUE


def neighbours(province: i64) -> i64:
    """Return the neighbours of a province, as bits."""
    return BORDERS[province]


def encode_beginner(provinces: i64, rounds: i64) -> i64:
    """Return the value of the cell BEGINNER in a beginner game."""
    missing_provinces = NUM_PROVINCES - provinces
    missing_rounds = LAST_ROUND - rounds
    return _IS_BEGINNER | missing_provinces << _MISSING_PROVINCES_SHIFT | missing_rounds << _MISSING_ROUNDS_SHIFT


def empty_cells() -> vec[i64]:
    """Return the cells before anything is dealt."""
    c = vec[i64]([0] * CELLS)
    seat: i64 = 0
    while seat < 2:
        c[POOL + seat] = ARMIES_EACH - REINFORCEMENTS_EACH
        c[REINFORCEMENTS + seat] = REINFORCEMENTS_EACH
        c[HAND + seat] = FRAMED_CARDS
        seat += 1
    i: i64 = 0
    while i < NUM_PROVINCES:
        c[OWNER + i] = NOBODY
        c[LAID + i] = NO_CARD
        c[LAID + NUM_PROVINCES + i] = NO_CARD
        i += 1
    c[ROUND] = 1
    c[FEWER_ARMIES] = NOBODY
    c[DECIDER] = NOBODY
    c[WINNER] = NOBODY
    c[PROVINCE] = NOBODY
    c[ASKED] = NOBODY
    return c
