"""Invariants of Sun Tzu, which hold in every state."""

from tianxia.engine.state import State
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import (
    DECK,
    FRAMED,
    FRAMED_CARDS,
    NO_CARD,
    card,
    count,
    framed_cards,
)
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY

MAX_STEPS_PER_ROUND = 400
"""Far more steps than any round takes."""


class Invariants:
    """Checks the states of one game, in order."""

    def __init__(self) -> None:
        self.round = 0
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, RulesState)
        for seat in (0, 1):
            assert count_armies(state, seat) == 21, "21 armies per player always"
            if not state.dealing:
                assert collect_cards(state, seat) == DECK, "20 cards per player always"
            assert min(state.pool(seat), state.reinforcements(seat)) >= 0
        assert 1 <= state.round <= state.last_round() <= 9, "no game longer than nine rounds"
        assert -9 <= state.track <= 9, "the track stays within its ends"
        for province in range(len(PROVINCES)):
            assert (state.owner(province) == NOBODY) == (state.armies(province) == 0)
        self.steps = self.steps + 1 if state.round == self.round else 0
        self.round = int(state.round)
        assert self.steps < MAX_STEPS_PER_ROUND, "every round ends"


def count_armies(state: RulesState, seat: int) -> int:
    """Return the number of armies of a player, wherever they stand."""
    marks = sum(state.marks(seat, province) for province in range(len(PROVINCES)))
    return int(state.pool(seat) + state.reinforcements(seat) + state.armies_on_board(seat) + marks)


def collect_cards(state: RulesState, seat: int) -> int:
    """Return all cards of a player, wherever they lie; check that framed ones are in hand or laid."""
    held = int(state.hand(seat))
    for province in range(len(PROVINCES)):
        kind = state.laid(seat, province)
        if kind != NO_CARD and not state.recycled_orders(seat) >> province & 1:
            held += card(kind)
    framed = FRAMED_CARDS - framed_cards(state.boxed(seat))
    assert all(count(held, kind) == count(framed, kind) for kind in range(FRAMED))
    pile = held + int(state.boxed(seat) + state.hidden_box(seat) + state.drawn(seat))
    for i in range(state.pile_size(seat)):
        pile += card(state.pile(seat, i))
    return pile
