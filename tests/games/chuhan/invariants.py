"""Invariants of Chu Han, which hold in every state."""

from tianxia.engine.state import NATURE, State
from tianxia.games.chuhan.rules.actions import GIVE, NO_ACTION, PLAY, is_within
from tianxia.games.chuhan.rules.battle import undealt_cards
from tianxia.games.chuhan.rules.cards import DECK, LU_ZHI, NO_CARD, card, contains
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY

MAX_STEPS_PER_BATTLE = 200
"""Far more steps than a battle with 46 cards can take."""


class Invariants:
    """Checks the states of one game, in order."""

    def __init__(self) -> None:
        self.points = (0, 0)
        self.battle = 0
        self.steps = 0

    def check(self, state: State) -> None:
        assert isinstance(state, RulesState)
        assert collect_cards(state) == DECK, "46 cards always"
        points = (int(state.points(HAN)), int(state.points(CHU)))
        assert points[0] >= self.points[0], "points never fall"
        assert points[1] >= self.points[1], "points never fall"
        self.points = points
        self.steps = self.steps + 1 if state.battle == self.battle else 0
        self.battle = int(state.battle)
        assert self.steps < MAX_STEPS_PER_BATTLE, "every battle ends"
        assert state.writs(HAN) + state.writs(CHU) <= 6
        for seat in (0, 1):
            assert contains(state.hand(1 - seat), state.known_cards(seat)), "what is known of a hand is in it"
            assert state.known_top(seat) <= min(4, state.draw_size)
        if state.winner != NOBODY:
            assert max(points) >= 31
            assert points[state.winner] == max(points)
        elif state.pending_by == NOBODY and not state.dealing:
            assert min(state.hand(HAN), state.hand(CHU)) > 0, "nobody plays on with an empty hand"
            self.check_leader(state)

    def check_leader(self, state: RulesState) -> None:
        """Check that a player who leads has a legal set."""
        seat = state.actors()[0]
        if state.is_leading() and state.play_action == NO_ACTION and state.play_star == NO_CARD and seat != NATURE:
            legal = state.legal(seat)
            assert any(action >= PLAY for action in legal) or is_within(legal[0], GIVE)


def collect_cards(state: RulesState) -> int:
    """Return all cards of the game, wherever they lie."""
    if state.dealing:
        draw_pile = sum(card(state.draw_pile(i)) for i in range(state.draw_size))
        return undealt_cards(state) + state.hand(HAN) + state.hand(CHU) + draw_pile
    pile = state.hand(HAN) + state.hand(CHU) + state.discard_pile + state.trick_cards + state.row
    for i in range(state.draw_size):
        pile += card(state.draw_pile(i))
    if state.pending_by != NOBODY:
        pile += state.power_cards() + state.play_cards
        if state.cancelled != NO_CARD:
            pile += card(LU_ZHI)
    return int(pile)
