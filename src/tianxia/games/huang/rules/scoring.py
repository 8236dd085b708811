"""The end of a game: white points spread, places, the winner."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.huang.rules.phases import OVER
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import DRAWN_GAME, NOBODY
from tianxia.games.huang.rules.tiles import BLUE, NUM_SCORING_COLOURS, WHITE

GRANARY_POINTS: Final[i64] = 2


def finish(state: RulesState, cause: str) -> None:
    """End the game at once and set the winner. `cause` is logged: "bag", the bag is empty; "idle", no tile is drawn."""
    state.phase = OVER
    state.asked = NOBODY
    first: i64 = 0
    seat: i64 = 1
    while seat < state.players:
        if compare_scores(state, seat, first) > 0:
            first = seat
        seat += 1
    alone = True
    seat = 0
    while seat < state.players:
        if seat != first and compare_scores(state, seat, first) == 0:
            alone = False
        seat += 1
    state.winner = first if alone else DRAWN_GAME
    if state.journal is not None:
        state.log("huang-log-over", {"why": cause})
        seat = 0
        while seat < state.players:
            score = final_score(state, seat)
            args: dict[str, str | int] = {"seat": state.name(seat), "score": score[0]}
            args["all"] = " ".join([str(points) for points in score])
            state.log("huang-log-score", args)
            seat += 1
        if alone:
            state.log("huang-log-win", {"seat": state.name(first)})
        else:
            state.log("huang-log-nobody", {})


def final_score(state: RulesState, seat: i64) -> vec[i64]:
    """Return the four colours with white points spread, lowest first."""
    points = vec[i64](capacity=NUM_SCORING_COLOURS)
    colour: i64 = 0
    while colour < NUM_SCORING_COLOURS:
        points = append(points, state.points(seat, colour))
        colour += 1
    points[BLUE] += GRANARY_POINTS * state.granaries_taken(seat)
    _sort(points)
    white = state.points(seat, WHITE)
    while white > 0:
        # Raise the lowest to the next, then both to the third, then three to the highest, then all together.
        low: i64 = 1
        while low < NUM_SCORING_COLOURS and points[low] == points[0]:
            low += 1
        room = white // low if low == NUM_SCORING_COLOURS else min(white // low, points[low] - points[0])
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


def compare_scores(state: RulesState, seat: i64, other: i64) -> i64:
    """Return a positive number if `seat` is placed above `other`, 0 if they share a place, else a negative one."""
    score = final_score(state, seat)
    other_score = final_score(state, other)
    i: i64 = 0
    while i < NUM_SCORING_COLOURS:
        if score[i] != other_score[i]:
            return score[i] - other_score[i]
        i += 1
    # Still equal: the seat that needed fewer white points is ahead.
    return state.points(other, WHITE) - state.points(seat, WHITE)


def results(state: RulesState) -> list[float]:
    """Return +1 for the first to −1 for the last, in equal steps; tied seats share the mean."""
    n = state.players
    out: list[float] = []
    seat: i64 = 0
    while seat < n:
        better: i64 = 0
        equal: i64 = 0
        other: i64 = 0
        while other < n:
            order = compare_scores(state, other, seat)
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
            later = points[k]
            points[k] = points[k - 1]
            points[k - 1] = later
            k -= 1
        i += 1
