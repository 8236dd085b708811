"""Invariants of Chu Han, which hold in every state."""

from tianxia.engine.state import NATURE, State
from tianxia.games.chuhan.actions import GIVE, NO_ACTION, PLAY, is_within
from tianxia.games.chuhan.battle import undealt_cards
from tianxia.games.chuhan.cards import DECK, LU_ZHI, NO_CARD, card, contains
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    DEALING,
    DISCARD,
    DRAW_PILE,
    DRAW_SIZE,
    HAND,
    KNOWN,
    KNOWN_TOP,
    NOBODY,
    PENDING,
    PLAY_ACTION,
    PLAY_CARDS,
    PLAY_STAR,
    ROW,
    TRICK_CARDS,
    VP,
    WINNER,
    WRITS,
    Cells,
)

MAX_STEPS_PER_BATTLE = 200
"""Far more steps than a battle with 46 cards can take."""


class Invariants:
    """Checks the states of one game, in order."""

    def __init__(self) -> None:
        self.points = (0, 0)
        self.battle = 0
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, Cells)
        c = state.cells
        assert collect_cards(state) == DECK, "46 cards always"
        points = (int(c[VP]), int(c[VP + 1]))
        assert points[0] >= self.points[0], "points never fall"
        assert points[1] >= self.points[1], "points never fall"
        self.points = points
        self.steps = self.steps + 1 if c[BATTLE] == self.battle else 0
        self.battle = int(c[BATTLE])
        assert self.steps < MAX_STEPS_PER_BATTLE, "every battle ends"
        assert c[WRITS] + c[WRITS + 1] <= 6
        for seat in (0, 1):
            assert contains(c[HAND + 1 - seat], c[KNOWN + seat]), "what is known of a hand is in it"
            assert c[KNOWN_TOP + seat] <= min(4, c[DRAW_SIZE])
        if c[WINNER] != NOBODY:
            assert max(points) >= 31
            assert points[c[WINNER]] == max(points)
        elif c[PENDING] == NOBODY and not c[DEALING]:
            assert min(c[HAND], c[HAND + 1]) > 0, "nobody plays on with an empty hand"
            self.check_leader(state)

    def check_leader(self, state: Cells) -> None:
        """Check that a player who leads has a legal set."""
        c = state.cells
        seat = state.actors()[0]
        if state.is_leading() and c[PLAY_ACTION] == NO_ACTION and c[PLAY_STAR] == NO_CARD and seat != NATURE:
            legal = state.legal(seat)
            assert any(action >= PLAY for action in legal) or is_within(legal[0], GIVE)


def collect_cards(state: Cells) -> int:
    """Return all cards of the game, wherever they lie."""
    c = state.cells
    if c[DEALING]:
        return undealt_cards(state) + c[HAND] + c[HAND + 1] + sum(card(c[DRAW_PILE + i]) for i in range(c[DRAW_SIZE]))
    pile = c[HAND] + c[HAND + 1] + c[DISCARD] + c[TRICK_CARDS] + c[ROW]
    for i in range(c[DRAW_SIZE]):
        pile += card(c[DRAW_PILE + i])
    if c[PENDING] != NOBODY:
        pile += state.power_cards() + c[PLAY_CARDS]
        if c[CANCELLED] != NO_CARD:
            pile += card(LU_ZHI)
    return int(pile)
