"""A trick: sets one after another, until somebody passes."""

from mypy_extensions import i64

from tianxia.games.chuhan.battle import end_battle
from tianxia.games.chuhan.cards import EMPTY, card, size, spell_cards
from tianxia.games.chuhan.cells import (
    DISCARD,
    DRAW,
    DRAW_SIZE,
    EVENT,
    HAND,
    KNOWN,
    LEADER,
    NOBODY,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    TOP,
    TRICK_CARDS,
    TRICKS,
    TURN_WRIT,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS
from tianxia.games.chuhan.scoring import award, check_win, score_set


def take_writ(state: Cells, seat: i64) -> None:
    """Draw two, at a risk. What the rival knew of the top is now known in this hand."""
    c = state.cells
    c[WRITS + seat] += 1
    c[TURN_WRIT] = 1
    drawn: i64 = EMPTY
    n = EVENT_CARDS[c[EVENT]].writ_cards
    while n > 0:
        c[DRAW_SIZE] -= 1
        top = card(c[DRAW + c[DRAW_SIZE]])
        c[DRAW + c[DRAW_SIZE]] = 0
        if c[TOP + 1 - seat] > 0:
            c[TOP + 1 - seat] -= 1
            c[KNOWN + 1 - seat] += top
        if c[TOP + seat] > 0:
            c[TOP + seat] -= 1
        drawn += top
        n -= 1
    state.add_to_hand(seat, drawn)
    if state.journal is not None:
        state.log("chuhan-log-writ", {"seat": SEATS[seat], "number": size(drawn)})
        state.log("chuhan-log-drawn", {"cards": spell_cards(drawn)}, 1 << seat)


def put_set(state: Cells, seat: i64, cards: i64, rank: i64, number: i64) -> None:
    """A set lies on the table: it scores, and the rival must beat it."""
    c = state.cells
    c[TRICK_CARDS] += cards
    c[SET_BY] = seat
    c[SET_RANK] = rank
    c[SET_SIZE] = number
    score_set(state, seat, rank, number)
    state.begin_turn(1 - seat)


def end_trick(state: Cells, passer: i64, leader: i64) -> None:
    """After a pass: the trick is won by the one who did not pass, whoever leads the next."""
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


def check_battle_end(state: Cells, first: i64) -> None:
    """The checks after every play that has resolved or been cancelled.

    31 points win; else an empty hand ends the battle, and if both are empty, `first` was so first.
    """
    c = state.cells
    if check_win(state):
        return
    first_empty = c[HAND + first] == EMPTY
    if first_empty or c[HAND + 1 - first] == EMPTY:
        end_battle(state, first if first_empty else 1 - first)
