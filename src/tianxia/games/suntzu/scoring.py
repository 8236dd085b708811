"""Scoring, and the end of the game."""

from mypy_extensions import i64

from tianxia.games.suntzu.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.cells import (
    ASK,
    ASK_NOTHING,
    ASKED,
    DRAW,
    NOBODY,
    OVER,
    OWNER,
    PHASE,
    POOL,
    ROUND,
    SEATS,
    SHAO,
    SUN_TZU,
    TRACK,
    TRACK_END,
    VALUE,
    WINNER,
    Cells,
)


def score_provinces(state: Cells) -> None:
    """Move the marker by the difference after rounds 3, 6 and the last. Its end wins after rounds 3 and 6."""
    c = state.cells
    is_last = c[ROUND] == state.last_round()
    if c[ROUND] % SCORINGS and not is_last:
        return
    scoring = (c[ROUND] - 1) // SCORINGS
    sun_tzu_points: i64 = 0
    shao_points: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        points = c[VALUE + SCORINGS * province + scoring]
        if c[OWNER + province] == SUN_TZU:
            sun_tzu_points += points
        elif c[OWNER + province] == SHAO:
            shao_points += points
        province += 1
    c[TRACK] = max(-TRACK_END, min(TRACK_END, c[TRACK] + sun_tzu_points - shao_points))
    if state.journal is not None:
        args: dict[str, str | int] = {"suntzu": sun_tzu_points, "shao": shao_points, "track": c[TRACK]}
        args["steps"] = max(c[TRACK], -c[TRACK])
        args["side"] = SEATS[SUN_TZU if c[TRACK] > 0 else SHAO]
        state.log("suntzu-log-scoring", args)
    if is_last:
        finish(state, "rounds")
    elif c[TRACK] == TRACK_END or c[TRACK] == -TRACK_END:
        _declare_winner(state, SUN_TZU if c[TRACK] > 0 else SHAO, "track")


def finish(state: Cells, ending: str) -> None:
    """End the game: the side of the track decides, in the centre the larger pool, else it is a draw.

    `ending` is what the log tells as the cause: "rounds", all rounds are played; "events", all events have happened.
    """
    c = state.cells
    lead = c[TRACK] if c[TRACK] else c[POOL + SUN_TZU] - c[POOL + SHAO]
    if lead == 0:
        _declare_winner(state, DRAW, ending)
    else:
        _declare_winner(state, SUN_TZU if lead > 0 else SHAO, ending)


def _declare_winner(state: Cells, seat: i64, ending: str) -> None:
    """Set the winner and log why the game ended now: `ending` is "track", "rounds" or "events"."""
    c = state.cells
    c[PHASE] = OVER
    c[WINNER] = seat
    c[ASK] = ASK_NOTHING
    c[ASKED] = NOBODY
    if state.journal is not None:
        args: dict[str, str | int] = {"ending": ending, "round": c[ROUND]}
        args["suntzu"] = c[POOL + SUN_TZU]
        args["shao"] = c[POOL + SHAO]
        if seat == DRAW:
            state.log("suntzu-log-draw", args)
        else:
            args["seat"] = SEATS[seat]
            args["steps"] = max(c[TRACK], -c[TRACK])
            state.log("suntzu-log-win", args)
