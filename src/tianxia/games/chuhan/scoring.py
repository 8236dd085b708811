"""Points: how they are scored, and the win."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.cards import size
from tianxia.games.chuhan.cells import (
    CHU,
    DOUBLED,
    EVENT,
    HAN,
    HAND,
    NOBODY,
    NOTED_POINTS,
    SEATS,
    VP,
    WINNER,
    WRITS,
    Cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS

WINNING_POINTS: Final[i64] = 31
"""The points that win the game."""
MIN_SCORING_TWOS: Final[i64] = 6
"""A set of at least this many 2s scores its size."""


def award(state: Cells, seat: i64, points: i64, reason: str) -> None:
    """Score points during a battle: doubled after Xiang Yu has taken effect, only noted under Stability."""
    if points == 0:
        return
    c = state.cells
    if c[DOUBLED]:
        points *= 2
    noted = EVENT_CARDS[c[EVENT]].notes_points
    if noted:
        c[NOTED_POINTS + seat] += points
    else:
        c[VP + seat] += points
    if state.journal is not None:
        message_id = "chuhan-log-points-noted" if noted else "chuhan-log-points"
        state.log(message_id, {"seat": SEATS[seat], "points": points, "reason": reason, "doubled": c[DOUBLED]})


def score_set(state: Cells, seat: i64, rank: i64, set_size: i64) -> None:
    """Fan Zeng: score the size of a set of six or more cards of rank 2."""
    if rank == 2 and set_size >= MIN_SCORING_TWOS:
        award(state, seat, set_size, "twos")


def end_game_if_won(state: Cells) -> bool:
    """End the game if a player has `WINNING_POINTS`, unless the event defers that; return whether it is over."""
    c = state.cells
    if EVENT_CARDS[c[EVENT]].defers_win:
        return False
    return _declare_winner(state, NOBODY)


def score_battle(state: Cells, out_seat: i64) -> bool:
    """Score a battle that `out_seat` ended by going out. Return whether the game is won."""
    c = state.cells
    event = EVENT_CARDS[c[EVENT]]
    seat: i64 = HAN
    while seat <= CHU:
        if state.journal is not None and c[NOTED_POINTS + seat]:
            state.log("chuhan-log-noted", {"seat": SEATS[seat], "points": c[NOTED_POINTS + seat]})
        c[VP + seat] += c[NOTED_POINTS + seat]
        c[NOTED_POINTS + seat] = 0
        seat += 1
    rival = 1 - out_seat
    scored_cards = min(size(c[HAND + rival]), event.max_cards_scored)
    if state.journal is not None:
        state.log(
            "chuhan-log-out",
            {
                "seat": SEATS[out_seat],
                "rival": SEATS[rival],
                "held": size(c[HAND + rival]),
                "cards": scored_cards,
                "writs": c[WRITS + rival],
            },
        )
    _award_at_end(state, out_seat, scored_cards + c[WRITS + rival], "out")
    seat = HAN
    while seat <= CHU:
        _award_at_end(state, seat, event.scoring_points(state, seat, out_seat), event.id)
        seat += 1
    return _declare_winner(state, out_seat)


def _award_at_end(state: Cells, seat: i64, points: i64, reason: str) -> None:
    """Score points at the end of a battle: doubled after Xiang Yu, but never only noted."""
    c = state.cells
    if c[DOUBLED]:
        points *= 2
    c[VP + seat] += points
    if state.journal is not None and (points or reason == "out"):
        args: dict[str, str | int] = {"seat": SEATS[seat], "points": points, "reason": reason, "doubled": c[DOUBLED]}
        state.log("chuhan-log-points", args)


def _declare_winner(state: Cells, out_seat: i64) -> bool:
    """Set the winner if a seat can win: the one with more points, `out_seat` if tied. Return whether there is one."""
    c = state.cells
    if c[VP + HAN] < WINNING_POINTS and c[VP + CHU] < WINNING_POINTS:
        return False
    if c[VP + HAN] > c[VP + CHU]:
        c[WINNER] = HAN
    elif c[VP + CHU] > c[VP + HAN]:
        c[WINNER] = CHU
    else:
        c[WINNER] = out_seat
    if state.journal is not None:
        winner = c[WINNER]
        state.log(
            "chuhan-log-win",
            {"seat": SEATS[winner], "points": c[VP + winner], "others": c[VP + 1 - winner]},
        )
    return True
