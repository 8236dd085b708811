"""Tricks: sets are played one after another until a player passes."""

from mypy_extensions import i64

from tianxia.games.chuhan.battle import end_battle
from tianxia.games.chuhan.cards import EMPTY, card, format_cards, size
from tianxia.games.chuhan.cells import (
    DISCARD,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT,
    HAND,
    KNOWN,
    KNOWN_TOP,
    LEADER,
    NOBODY,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    TRICK_CARDS,
    TRICKS,
    TURN_WRIT,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS
from tianxia.games.chuhan.scoring import award, end_game_if_won, score_set


def take_writ(state: Cells, seat: i64) -> None:
    """Take a writ and draw its cards. Top cards that the rival knew are now known to be in this hand."""
    c = state.cells
    c[WRITS + seat] += 1
    c[TURN_WRIT] = 1
    drawn: i64 = EMPTY
    n = EVENT_CARDS[c[EVENT]].writ_cards
    while n > 0:
        c[DRAW_SIZE] -= 1
        top = card(c[DRAW_PILE + c[DRAW_SIZE]])
        c[DRAW_PILE + c[DRAW_SIZE]] = 0
        if c[KNOWN_TOP + 1 - seat] > 0:
            c[KNOWN_TOP + 1 - seat] -= 1
            c[KNOWN + 1 - seat] += top
        if c[KNOWN_TOP + seat] > 0:
            c[KNOWN_TOP + seat] -= 1
        drawn += top
        n -= 1
    state.add_to_hand(seat, drawn)
    if state.journal is not None:
        state.log("chuhan-log-writ", {"seat": SEATS[seat], "number": size(drawn)})
        state.log("chuhan-log-drawn", {"cards": format_cards(drawn)}, 1 << seat)


def put_set(state: Cells, seat: i64, cards: i64, rank: i64, set_size: i64) -> None:
    """Play a set to the trick: it may score, and it is the rival's turn to beat it.

    `cards` join the trick; for Liu Bang, whose card is in the trick already, there are none. `set_size` is the size to
    beat.
    """
    c = state.cells
    c[TRICK_CARDS] += cards
    c[SET_BY] = seat
    c[SET_RANK] = rank
    c[SET_SIZE] = set_size
    score_set(state, seat, rank, set_size)
    state.begin_turn(1 - seat)


def end_trick(state: Cells, passer: i64, leader: i64) -> None:
    """End the trick after a pass. The player who did not pass wins it; `leader` leads the next one."""
    c = state.cells
    winner = 1 - passer
    c[TRICKS + winner] += 1
    event = EVENT_CARDS[c[EVENT]]
    award(state, winner, event.trick_points(state, winner), event.id)
    c[DISCARD] += c[TRICK_CARDS]
    c[TRICK_CARDS] = EMPTY
    c[SET_BY] = NOBODY
    c[SET_RANK] = 0
    c[SET_SIZE] = 0
    c[LEADER] = leader
    state.begin_turn(leader)
    if state.journal is not None:
        state.log("chuhan-log-trick", {"seat": SEATS[winner], "leader": SEATS[leader]})


def end_battle_if_over(state: Cells, first_if_both_empty: i64) -> None:
    """End the game if somebody has won, or the battle if a hand is empty. Called after each resolved or cancelled play.

    If both hands are empty, `first_if_both_empty` is the seat whose hand was empty first.
    """
    c = state.cells
    if end_game_if_won(state):
        return
    is_first_empty = c[HAND + first_if_both_empty] == EMPTY
    if is_first_empty or c[HAND + 1 - first_if_both_empty] == EMPTY:
        end_battle(state, first_if_both_empty if is_first_empty else 1 - first_if_both_empty)
