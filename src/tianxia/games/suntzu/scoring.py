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
    last = c[ROUND] == state.last_round()
    if c[ROUND] % SCORINGS and not last:
        return
    at = (c[ROUND] - 1) // SCORINGS
    points_one: i64 = 0
    points_other: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        points = c[VALUE + SCORINGS * province + at]
        if c[OWNER + province] == SUN_TZU:
            points_one += points
        elif c[OWNER + province] == SHAO:
            points_other += points
        province += 1
    c[TRACK] = max(-TRACK_END, min(TRACK_END, c[TRACK] + points_one - points_other))
    if state.journal is not None:
        args: dict[str, str | int] = {"suntzu": points_one, "shao": points_other, "track": c[TRACK]}
        args["steps"] = max(c[TRACK], -c[TRACK])
        args["side"] = SEATS[SUN_TZU if c[TRACK] > 0 else SHAO]
        state.log("suntzu-log-scoring", args)
    if last:
        finish(state)
    elif c[TRACK] == TRACK_END or c[TRACK] == -TRACK_END:
        _declare_winner(state, SUN_TZU if c[TRACK] > 0 else SHAO)


def finish(state: Cells) -> None:
    """End the game: the side of the track decides, in the centre the larger pool, else it is a draw."""
    c = state.cells
    lead = c[TRACK] if c[TRACK] else c[POOL + SUN_TZU] - c[POOL + SHAO]
    if lead == 0:
        _declare_winner(state, DRAW)
    else:
        _declare_winner(state, SUN_TZU if lead > 0 else SHAO)


def _declare_winner(state: Cells, seat: i64) -> None:
    c = state.cells
    c[PHASE] = OVER
    c[WINNER] = seat
    c[ASK] = ASK_NOTHING
    c[ASKED] = NOBODY
    if state.journal is not None:
        if seat == DRAW:
            state.log("suntzu-log-draw", {})
        else:
            pools: dict[str, str | int] = {"suntzu": c[POOL + SUN_TZU], "shao": c[POOL + SHAO]}
            state.log("suntzu-log-win", {"seat": SEATS[seat], "steps": max(c[TRACK], -c[TRACK]), **pools})
