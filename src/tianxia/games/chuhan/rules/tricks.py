"""Tricks: sets are played one after another until a player passes."""

from mypy_extensions import i64

from tianxia.games.chuhan.rules.battle import end_battle
from tianxia.games.chuhan.rules.cards import EMPTY, format_cards, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import award, end_game_if_won, score_set
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS


def take_writ(state: RulesState, seat: i64) -> None:
    """Take a writ and draw its cards. Top cards that the rival knew are now known to be in this hand."""
    state.add_to_writs(seat, 1)
    state.has_taken_writ = True
    drawn: i64 = EMPTY
    n = EVENT_CARDS[state.event].writ_cards
    while n > 0:
        top = state.draw_card()
        if state.known_top(1 - seat) > 0:
            state.add_to_known_top(1 - seat, -1)
            state.add_to_known_cards(1 - seat, top)
        if state.known_top(seat) > 0:
            state.add_to_known_top(seat, -1)
        drawn += top
        n -= 1
    state.add_to_hand(seat, drawn)
    if state.journal is not None:
        state.log("chuhan-log-writ", {"seat": SEATS[seat], "number": size(drawn)})
        state.log("chuhan-log-drawn", {"cards": format_cards(drawn)}, 1 << seat)


def put_set(state: RulesState, seat: i64, cards: i64, rank: i64, set_size: i64) -> None:
    """Play a set to the trick: it may score, and it is the rival's turn to beat it.

    `cards` join the trick; for Liu Bang, whose card is in the trick already, there are none. `set_size` is the size to
    beat.
    """
    state.trick_cards += cards
    state.set_to_beat_by = seat
    state.rank_to_beat = rank
    state.size_to_beat = set_size
    score_set(state, seat, rank, set_size)
    state.begin_turn(1 - seat)


def end_trick(state: RulesState, passer: i64, leader: i64) -> None:
    """End the trick after a pass. The player who did not pass wins it; `leader` leads the next one."""
    winner = 1 - passer
    state.add_to_tricks(winner, 1)
    event = EVENT_CARDS[state.event]
    award(state, winner, event.trick_points(state, winner), event.id)
    state.discard_pile += state.trick_cards
    state.trick_cards = EMPTY
    state.set_to_beat_by = NOBODY
    state.rank_to_beat = 0
    state.size_to_beat = 0
    state.leader = leader
    state.begin_turn(leader)
    if state.journal is not None:
        state.log("chuhan-log-trick", {"seat": SEATS[winner], "leader": SEATS[leader]})


def end_battle_if_over(state: RulesState, first_if_both_empty: i64) -> None:
    """End the game if somebody has won, or the battle if a hand is empty. Called after each resolved or cancelled play.

    `first_if_both_empty` is the seat that goes out if both hands are empty: the one whose hand was empty first.
    """
    if end_game_if_won(state):
        return
    is_first_empty = state.hand(first_if_both_empty) == EMPTY
    if is_first_empty or state.hand(1 - first_if_both_empty) == EMPTY:
        end_battle(state, first_if_both_empty if is_first_empty else 1 - first_if_both_empty)
