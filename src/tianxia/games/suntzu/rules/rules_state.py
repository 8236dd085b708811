"""A state of Sun Tzu as the rules see it."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.suntzu.rules.battle_stages import ASK_EXCHANGE, ASK_GENERAL
from tianxia.games.suntzu.rules.board import BORDERS, LAST_ROUND, NUM_PROVINCES
from tianxia.games.suntzu.rules.cards import MINUS_ONE, PLAGUE, card, count
from tianxia.games.suntzu.rules.fields import Fields
from tianxia.games.suntzu.rules.phases import FIGHTING, PICKING
from tianxia.games.suntzu.rules.seats import NOBODY, SUN_TZU

JUST_DRAWN: Final[i64] = -1
"""The place of a redrawn card that has just left the pile."""

# The parts of the field `beginner`. Provinces and rounds are missing in small games only, which are for research.
_IS_BEGINNER: Final[i64] = 1
_MISSING_PROVINCES_SHIFT: Final[i64] = 1
_MISSING_PROVINCES_MASK: Final[i64] = 7
_MISSING_ROUNDS_SHIFT: Final[i64] = 4


class RulesState(Fields):
    """The fields of a state, with the queries and updates that several modules of the rules need."""

    def num_provinces(self) -> i64:
        """Return how many provinces are fought over, from the first on; fewer than five only for research."""
        return NUM_PROVINCES - (self.beginner >> _MISSING_PROVINCES_SHIFT & _MISSING_PROVINCES_MASK)

    def last_round(self) -> i64:
        """Return the round after which the game ends; before the ninth only for research."""
        return LAST_ROUND - (self.beginner >> _MISSING_ROUNDS_SHIFT)

    def is_general_unused(self, seat: i64, general: i64) -> bool:
        """Return whether a seat has a general that has not been used."""
        return (self.unused_generals(seat) >> general & 1) != 0

    def first_chooser(self) -> i64:
        """Return the seat that chooses first in a stage in which both choose: the order decider, else Sun Tzu [H]."""
        decider = self.decider
        return SUN_TZU if decider == NOBODY else decider

    def armies_on_board(self, seat: i64) -> i64:
        """Return how many armies a seat has in the provinces, not counting marks."""
        n: i64 = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            if self.owner(province) == seat:
                n += self.armies(province)
            province += 1
        return n

    def held_provinces(self, seat: i64) -> i64:
        """Return the provinces that a seat holds, as bits."""
        bits: i64 = 0
        province: i64 = 0
        while province < NUM_PROVINCES:
            if self.owner(province) == seat:
                bits |= 1 << province
            province += 1
        return bits

    def remove_army(self, province: i64) -> None:
        """Remove one army from a province."""
        self.add_to_armies(province, -1)
        if self.armies(province) == 0:
            self.set_owner(province, NOBODY)

    def add_army(self, seat: i64, province: i64) -> None:
        """Add one army of a seat to a province that is neutral or its own."""
        self.add_to_armies(province, 1)
        self.set_owner(province, seat)

    def use_general(self, seat: i64, general: i64) -> None:
        """Mark a general as used."""
        self.set_unused_generals(seat, self.unused_generals(seat) & ~(1 << general))

    def is_reaction_asked(self) -> bool:
        """Return whether a seat may react in a battle: with a general, or by exchanging a card in a shortage."""
        return self.phase == FIGHTING and (self.question == ASK_GENERAL or self.question == ASK_EXCHANGE)

    def is_decision_secret(self) -> bool:
        """Return whether the present decisions are secret: those at the same time, and the reactions of a battle."""
        return self.is_reaction_asked() or (self.phase != FIGHTING and self.phase != PICKING)

    def ask(self, seat: i64, question: i64) -> bool:
        """Ask a seat a question in the open battle. Always return False, for callers: the stage is not finished."""
        self.question = question
        self.asked = seat
        return False

    def exchange_card(self, seat: i64, kind: i64) -> None:
        """Box an unframed card openly, and move an army from the reinforcements to the pool."""
        self.add_to_hand(seat, -card(kind))
        self.add_to_boxed(seat, card(kind))
        self.show_card(seat, kind)
        self.add_to_reinforcements(seat, -1)
        self.add_to_pool(seat, 1)

    def add_to_bottom(self, seat: i64, kind: i64) -> None:
        """Add a card at the bottom of the pile."""
        at = self.pile_size(seat)
        while at > 0:
            self.set_pile(seat, at, self.pile(seat, at - 1))
            at -= 1
        self.set_pile(seat, 0, kind)
        self.add_to_pile_size(seat, 1)

    def put_under_pile(self, seat: i64, kind: i64) -> None:
        """Put a card under the pile, where its owner knows it."""
        self.add_to_bottom(seat, kind)
        self.add_to_known_bottom(seat, 1)
        if self.recycled_place(seat):
            self.add_to_recycled_place(seat, 1)
        if self.redrawn_place(seat) > 1:
            self.add_to_redrawn_place(seat, 1)

    def take_top_card(self, seat: i64) -> i64:
        """Remove and return the top card of the pile."""
        self.add_to_pile_size(seat, -1)
        left = self.pile_size(seat)
        kind = self.pile(seat, left)
        self.set_pile(seat, left, 0)
        self.set_known_bottom(seat, min(self.known_bottom(seat), left))
        if self.recycled_place(seat) > left:
            self.set_recycled_place(seat, 0)
            self.set_redrawn_place(seat, JUST_DRAWN)
        elif self.redrawn_place(seat) > left + 1:
            self.set_redrawn_place(seat, JUST_DRAWN)
        return kind

    def show_card(self, seat: i64, kind: i64) -> None:
        """Note that a seat shows a card: if it is the recycled one, its place is public again."""
        if kind == recyclable_card(seat):
            self.set_redrawn_place(seat, 0)

    def is_redrawn_card_possible(self, seat: i64) -> bool:
        """Return whether this deal agrees with what is publicly known of the redrawn card.

        [H]: everybody saw the card go under the pile and sees how many cards are drawn, so the rival can deduce when it
        was drawn and where it can be; samples must agree with that. `redrawn_place` is what can be deduced. 0: nothing;
        JUST_DRAWN: it just left the pile; 1: it is in the hand or laid; n > 1: it is in the hand, laid, or in the pile
        at place n − 1 from the bottom.
        """
        whereabouts = self.redrawn_place(seat)
        kind = recyclable_card(seat)
        if whereabouts == 0 or count(self.hand(seat), kind) or count(self.drawn(seat), kind):
            return True
        province: i64 = 0
        while province < NUM_PROVINCES:
            if self.laid(seat, province) == kind:
                return True
            province += 1
        return 1 < whereabouts <= self.pile_size(seat) + 1 and self.pile(seat, whereabouts - 2) == kind


def recyclable_card(seat: i64) -> i64:
    """Return the card that a seat's general can put under the pile."""
    return MINUS_ONE if seat == SUN_TZU else PLAGUE


def neighbours(province: i64) -> i64:
    """Return the neighbours of a province, as bits."""
    return BORDERS[province]


def encode_beginner(provinces: i64, rounds: i64) -> i64:
    """Return the value of the field `beginner` in a beginner game."""
    missing_provinces = NUM_PROVINCES - provinces
    missing_rounds = LAST_ROUND - rounds
    return _IS_BEGINNER | missing_provinces << _MISSING_PROVINCES_SHIFT | missing_rounds << _MISSING_ROUNDS_SHIFT
