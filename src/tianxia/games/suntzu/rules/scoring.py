"""Scoring, and the end of the game."""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.battle_stages import ASK_NOTHING
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, SCORINGS, TRACK_END
from tianxia.games.suntzu.rules.phases import OVER
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import DRAWN_GAME, NOBODY, SEATS, SHAO, SUN_TZU
from tianxia.games.suntzu.rules.track import advance_marker


def score_provinces(state: RulesState) -> None:
    """After rounds 3, 6 and the last, move the marker by the difference in points; end the game if it is decided."""
    is_last = state.round == state.last_round()
    if state.round % SCORINGS and not is_last:
        return
    scoring = (state.round - 1) // SCORINGS
    sun_tzu_points: i64 = 0
    shao_points: i64 = 0
    province: i64 = 0
    while province < NUM_PROVINCES:
        points = state.display_value(province, scoring)
        if state.owner(province) == SUN_TZU:
            sun_tzu_points += points
        elif state.owner(province) == SHAO:
            shao_points += points
        province += 1
    advance_marker(state, sun_tzu_points - shao_points)
    if state.journal is not None:
        args: dict[str, str | int] = {"suntzu": sun_tzu_points, "shao": shao_points, "track": state.track}
        args["steps"] = max(state.track, -state.track)
        args["side"] = SEATS[SUN_TZU if state.track > 0 else SHAO]
        state.log("suntzu-log-scoring", args)
    if is_last:
        finish(state, "rounds")
    elif state.track == TRACK_END or state.track == -TRACK_END:
        _declare_winner(state, SUN_TZU if state.track > 0 else SHAO, "track")


def finish(state: RulesState, ending: str) -> None:
    """End the game. The player on whose side the marker is wins; at the centre, the player with the larger pool.

    [H]: with equal pools the game is a draw, and all this also applies when the fifth event ends the game.

    `ending` is the cause in the log: "rounds", all rounds have been played; "events", all events have happened.
    """
    lead = state.track if state.track else state.pool(SUN_TZU) - state.pool(SHAO)
    if lead == 0:
        _declare_winner(state, DRAWN_GAME, ending)
    else:
        _declare_winner(state, SUN_TZU if lead > 0 else SHAO, ending)


def _declare_winner(state: RulesState, seat: i64, ending: str) -> None:
    """Set the winner and log why the game ended now: `ending` is "track", "rounds" or "events"."""
    state.phase = OVER
    state.winner = seat
    state.question = ASK_NOTHING
    state.asked = NOBODY
    if state.journal is not None:
        args: dict[str, str | int] = {"ending": ending, "round": state.round}
        args["suntzu"] = state.pool(SUN_TZU)
        args["shao"] = state.pool(SHAO)
        if seat == DRAWN_GAME:
            state.log("suntzu-log-draw", args)
        else:
            args["seat"] = SEATS[seat]
            args["steps"] = max(state.track, -state.track)
            state.log("suntzu-log-win", args)
