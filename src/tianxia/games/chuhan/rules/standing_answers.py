"""The questions that can be answered automatically: the reactions to a power."""

from typing import Final

from tianxia.engine.standing_answers import StandingQuestion
from tianxia.games.chuhan.rules.cards import NO_CARD
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY

_CANCEL: Final = StandingQuestion("chuhan-ask-cancel", always="allow")
_RESTORE: Final = StandingQuestion("chuhan-ask-restore", always="allow")
STANDING_QUESTIONS: Final = (_CANCEL, _RESTORE)


def standing_question(state: RulesState) -> StandingQuestion | None:
    """Return the kind of the present question: whether to cancel a power, or to restore it; None for others."""
    if state.pending_by == NOBODY:
        return None
    return _CANCEL if state.cancelled == NO_CARD else _RESTORE
