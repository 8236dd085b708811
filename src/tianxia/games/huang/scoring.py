"""The end of a game: white points spread, places, the winner."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.cells import (
    ASKED,
    DRAWN_GAME,
    GRANARIES_TAKEN,
    GRANARY_POINTS,
    NOBODY,
    OVER,
    PHASE,
    PLAYERS,
    VP,
    WINNER,
    Cells,
)
from tianxia.games.huang.tiles import BLUE, NUM_COLOURS, SCORING, WHITE


def finish(state: Cells, why: str) -> None:
    """End the game at once."""
    c = state.cells
    c[PHASE] = OVER
    c[ASKED] = NOBODY
    first: i64 = 0
    seat: i64 = 1
    while seat < c[PLAYERS]:
        if compare(state, seat, first) > 0:
            first = seat
        seat += 1
    alone = True
    seat = 0
    while seat < c[PLAYERS]:
        if seat != first and compare(state, seat, first) == 0:
            alone = False
        seat += 1
    c[WINNER] = first if alone else DRAWN_GAME
    if state.journal is not None:
        state.log("huang-log-over", {"why": why})
        seat = 0
        while seat < c[PLAYERS]:
            score = final_score(state, seat)
            args: dict[str, str | int] = {"seat": state.name(seat), "score": score[0]}
            args["all"] = " ".join([str(points) for points in score])
            state.log("huang-log-score", args)
            seat += 1
        if alone:
            state.log("huang-log-win", {"seat": state.name(first)})
        else:
            state.log("huang-log-nobody", {})


def final_score(state: Cells, seat: i64) -> vec[i64]:
    """Return the four colours with white points spread, lowest first."""
    c = state.cells
    points = vec[i64](capacity=SCORING)
    colour: i64 = 0
    while colour < SCORING:
        points = append(points, c[VP + NUM_COLOURS * seat + colour])
        colour += 1
    points[BLUE] += GRANARY_POINTS * c[GRANARIES_TAKEN + seat]
    _sort(points)
    white = c[VP + NUM_COLOURS * seat + WHITE]
    while white > 0:
        # Raise the lowest to the next, then both to the third, then three to the highest, then all together.
        low: i64 = 1
        while low < SCORING and points[low] == points[0]:
            low += 1
        room = white // low if low == SCORING else min(white // low, points[low] - points[0])
        i: i64 = 0
        if room == 0:
            # Not enough for all of them: the last ones rise by one.
            while i < white:
                points[low - 1 - i] += 1
                i += 1
            white = 0
        else:
            while i < low:
                points[i] += room
                i += 1
            white -= room * low
    return points


def compare(state: Cells, one: i64, other: i64) -> i64:
    """Return more than 0 if the first seat is placed above the second, 0 if they share a place."""
    c = state.cells
    mine = final_score(state, one)
    theirs = final_score(state, other)
    i: i64 = 0
    while i < SCORING:
        if mine[i] != theirs[i]:
            return mine[i] - theirs[i]
        i += 1
    # Still equal: the seat that needed fewer white points is ahead.
    return c[VP + NUM_COLOURS * other + WHITE] - c[VP + NUM_COLOURS * one + WHITE]


def results(state: Cells) -> list[float]:
    """Return +1 for the first to −1 for the last, in equal steps; tied seats share the mean."""
    n = state.cells[PLAYERS]
    out: list[float] = []
    seat: i64 = 0
    while seat < n:
        better: i64 = 0
        equal: i64 = 0
        other: i64 = 0
        while other < n:
            order = compare(state, other, seat)
            if order > 0:
                better += 1
            elif order == 0:
                equal += 1
            other += 1
        place = float(better) + float(equal - 1) / 2.0
        out.append(1.0 - 2.0 * place / float(n - 1))
        seat += 1
    return out


def _sort(points: vec[i64]) -> None:
    i: i64 = 1
    while i < i64(len(points)):
        k = i
        while k > 0 and points[k - 1] > points[k]:
            swapped = points[k]
            points[k] = points[k - 1]
            points[k - 1] = swapped
            k -= 1
        i += 1
