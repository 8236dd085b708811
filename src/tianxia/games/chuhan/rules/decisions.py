"""What a decision is like: whether it is secret, and what is played when its time is up."""

from tianxia.games.chuhan.rules.actions import ALLOW
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY


def is_secret(state: RulesState) -> bool:
    """Return whether gifts are being chosen (Hong Gate), or a player may react to a power."""
    return state.is_giving or state.pending_by != NOBODY


def timeout_action(state: RulesState, seat: int) -> int:
    """Return ALLOW if it is legal, else the first legal action."""
    return int(ALLOW) if state.is_legal(seat, ALLOW) else int(state.legal(seat)[0])
