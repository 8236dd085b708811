"""The track and its marker."""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.board import TRACK_END
from tianxia.games.suntzu.rules.generals import HEAD_START
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS, SHAO, SUN_TZU


def seat_behind(state: RulesState) -> i64:
    """Return the seat that is behind on the track, NOBODY if the marker is in the centre."""
    if state.track == 0:
        return NOBODY
    return SHAO if state.track > 0 else SUN_TZU


def move_marker(state: RulesState, seat: i64) -> None:
    """Move the marker one step to a seat's side."""
    advance_marker(state, 1 if seat == SUN_TZU else -1)
    if state.journal is not None:
        state.log("suntzu-log-step", {"seat": SEATS[seat], "track": state.track})


def advance_marker(state: RulesState, steps: i64) -> None:
    """Move the marker towards Sun Tzu's end, or Shao's if the number of steps is negative; it stops at the end."""
    state.track = max(-TRACK_END, min(TRACK_END, state.track + steps))


def advance_sun_tzu(state: RulesState) -> None:
    """Use the head start: move the marker one step to Sun Tzu's side."""
    state.use_general(SUN_TZU, HEAD_START)
    if state.journal is not None:
        state.log("suntzu-log-general", {"seat": "suntzu", "general": "head_start"})
    move_marker(state, SUN_TZU)
