"""Scoring, and the end of the game."""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cells import (
    ASK_NOTHING,
    ASKED,
    DISPLAY_VALUE,
    DRAWN_GAME,
    NOBODY,
    OVER,
    OWNER,
    PHASE,
    POOL,
    QUESTION,
    ROUND,
    SEATS,
    SHAO,
    SUN_TZU,
    TRACK,
    TRACK_END,
    WINNER,
    Cells,
)


def score_provinces(state: Cells) -> None:
    """After rounds 3, 6 and the last, move the marker by the difference in points; end the game if it is decided."""
    c = state.cells
    is_last = c[ROUND] == state.last_round()
    if c[ROUND] % SCORINGS and not is_last:
        return
    scoring = (c[ROUND] - 1) // SCORINGS
    sun_tzu_points: i64 = 0
    shao_points: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        points = c[DISPLAY_VALUE + SCORINGS * province + scoring]
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
    """End the game. The player on whose side the marker is wins; at the centre, the player with the larger pool.

    [H]: with equal pools the game is a draw, and all this also applies when the fifth event ends the game.

    `ending` is the cause in the log: "rounds", all rounds have been played; "events", all events have happened.
    """
    c = state.cells
    lead = c[TRACK] if c[TRACK] else c[POOL + SUN_TZU] - c[POOL + SHAO]
    if lead == 0:
        _declare_winner(state, DRAWN_GAME, ending)
    else:
        _declare_winner(state, SUN_TZU if lead > 0 else SHAO, ending)


def _declare_winner(state: Cells, seat: i64, ending: str) -> None:
    """Set the winner and log why the game ended now: `ending` is "track", "rounds" or "events"."""
    c = state.cells
    c[PHASE] = OVER
    c[WINNER] = seat
    c[QUESTION] = ASK_NOTHING
    c[ASKED] = NOBODY
    if state.journal is not None:
        args: dict[str, str | int] = {"ending": ending, "round": c[ROUND]}
        args["suntzu"] = c[POOL + SUN_TZU]
        args["shao"] = c[POOL + SHAO]
        if seat == DRAWN_GAME:
            state.log("suntzu-log-draw", args)
        else:
            args["seat"] = SEATS[seat]
            args["steps"] = max(c[TRACK], -c[TRACK])
            state.log("suntzu-log-win", args)
