"""Invariants of Sun Tzu, which hold in every state."""

from tianxia.engine.state import State
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import DECK, FRAMED, FRAMED_CARDS, NO_CARD, card, count, framed_cards
from tianxia.games.suntzu.rules.cells import (
    ARMIES,
    BOXED,
    DEALING,
    DRAWN,
    HAND,
    HIDDEN_BOX,
    LAID_RECYCLED,
    MAX_PILE,
    NOBODY,
    OWNER,
    PILE,
    PILE_SIZE,
    POOL,
    REINFORCEMENTS,
    ROUND,
    TRACK,
    Cells,
)

MAX_STEPS_PER_ROUND = 400
"""Far more steps than any round takes."""


class Invariants:
    """Checks the states of one game, in order."""

    def __init__(self) -> None:
        self.round = 0
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Cells)
        c = state.cells
        for seat in (0, 1):
            assert count_armies(state, seat) == 21, "21 armies per player always"
            if not c[DEALING]:
                assert collect_cards(state, seat) == DECK, "20 cards per player always"
            assert min(c[POOL + seat], c[REINFORCEMENTS + seat]) >= 0
        assert 1 <= c[ROUND] <= state.last_round() <= 9, "no game longer than nine rounds"
        assert -9 <= c[TRACK] <= 9, "the track stays within its ends"
        for province in range(len(PROVINCES)):
            assert (c[OWNER + province] == NOBODY) == (c[ARMIES + province] == 0)
        self.steps = self.steps + 1 if c[ROUND] == self.round else 0
        self.round = int(c[ROUND])
        assert self.steps < MAX_STEPS_PER_ROUND, "every round ends"


def count_armies(state: Cells, seat: int) -> int:
    """Return the number of armies of a player, wherever they stand."""
    c = state.cells
    marks = sum(state.marks(seat, province) for province in range(len(PROVINCES)))
    return int(c[POOL + seat] + c[REINFORCEMENTS + seat] + state.armies_on_board(seat) + marks)


def collect_cards(state: Cells, seat: int) -> int:
    """Return all cards of a player, wherever they lie; check that framed ones are in hand or laid."""
    c = state.cells
    held = int(c[HAND + seat])
    for province in range(len(PROVINCES)):
        kind = state.laid(seat, province)
        if kind != NO_CARD and not c[LAID_RECYCLED + seat] >> province & 1:
            held += card(kind)
    framed = FRAMED_CARDS - framed_cards(c[BOXED + seat])
    assert all(count(held, kind) == count(framed, kind) for kind in range(FRAMED))
    pile = held + int(c[BOXED + seat] + c[HIDDEN_BOX + seat] + c[DRAWN + seat])
    for i in range(c[PILE_SIZE + seat]):
        pile += card(c[PILE + MAX_PILE * seat + i])
    return pile
