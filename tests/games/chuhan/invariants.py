"""Invariants of Chu Han, which hold in every state."""

from tianxia.engine.state import NATURE, State
from tianxia.games.chuhan.rules.actions import GIVE, NO_ACTION, PLAY, is_within
from tianxia.games.chuhan.rules.battle import undealt_cards
from tianxia.games.chuhan.rules.campaign_end import SUBMISSION_LEAD
from tianxia.games.chuhan.rules.cards import DECK, LU_ZHI, NO_CARD, card, contains, size
from tianxia.games.chuhan.rules.chapters import (
    BATTLE_RULES,
    chapters_played,
    is_campaign,
    next_chapter,
    sworn_cards,
)
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
        self.was_hostage_due = False

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
        if is_campaign(state):
            self.check_campaign(state)
        elif state.winner != NOBODY:
            assert max(points) >= 31
        if state.winner != NOBODY:
            assert points[state.winner] == max(points)
        elif state.is_hostage_due:
            assert state.hand(HAN) == state.hand(CHU) == state.draw_size == 0, "no card is dealt before the hostage"
        elif state.pending_by == NOBODY and not state.dealing:
            assert min(state.hand(HAN), state.hand(CHU)) > 0, "nobody plays on with an empty hand"
            self.check_leader(state)

    def check_campaign(self, state: RulesState) -> None:
        """Check chapters, leads, sworn cards and the persons who go over."""
        rules = BATTLE_RULES[state.event]
        points = self.points
        lead = abs(points[0] - points[1])
        assert rules.number == state.battle
        assert state.chapter_winners >> chapters_played(state) == 0
        if chapters_played(state):
            assert state.chapter_winners >> (chapters_played(state) - 1) & 1 == state.last_out
        if state.winner != NOBODY:
            assert lead >= SUBMISSION_LEAD or next_chapter(state) is None
            if lead == 0:
                assert state.winner == state.last_out
            return
        if (state.is_hostage_due or self.steps == 0) and state.battle > 1:
            assert lead < SUBMISSION_LEAD, "nobody is so far ahead after a chapter"
            loser = 1 - state.last_out
            behind = HAN if points[0] < points[1] else CHU
            assert state.leader == (behind if lead else 1 - loser)
        if state.is_hostage_due:
            assert rules.hostages
            assert state.actors() == [1 - state.last_out]
            assert len(state.legal(1 - state.last_out)) == 2
        elif self.steps == 0 or self.was_hostage_due:
            self.check_deal(state)
        if rules.is_doubled_at_first:
            assert state.is_doubled
        self.was_hostage_due = state.is_hostage_due

    def check_deal(self, state: RulesState) -> None:
        """Check the loyalty deal: what is known is what is sworn and what waits, no more."""
        rules = BATTLE_RULES[state.event]
        assert not state.is_doubled or rules.is_doubled_at_first
        for seat in (HAN, CHU):
            sworn = state.known_cards(1 - seat)
            assert contains(sworn, sworn_cards(state, seat))
            assert size(sworn) == size(sworn_cards(state, seat)) + (1 if rules.hostages else 0)
            assert state.known_top(seat) == (0 if rules.waiting == NO_CARD else 1)
            if not state.dealing:
                assert size(state.hand(seat)) == 15
        if rules.waiting != NO_CARD:
            assert state.top_kind(0) == rules.waiting
        known = state.known_cards(HAN) + state.known_cards(CHU)
        assert contains(known, rules.hostages), "one person is sworn to each player"

    def check_leader(self, state: RulesState) -> None:
        """Check that a player who leads has a legal set."""
        seat = state.actors()[0]
        if state.is_leading() and state.play_action == NO_ACTION and state.play_star == NO_CARD and seat != NATURE:
            legal = state.legal(seat)
            assert any(action >= PLAY for action in legal) or is_within(legal[0], GIVE)


def collect_cards(state: RulesState) -> int:
    """Return all cards of the game, wherever they lie."""
    if state.is_hostage_due:
        return int(DECK)
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
