"""The questions that can be answered automatically: those that can be declined."""

from typing import Final

from tianxia.engine.standing_answers import StandingQuestion
from tianxia.games.suntzu.rules.phases import AFTER
from tianxia.games.suntzu.rules.rules_state import RulesState

_NO_CHOICE: Final = StandingQuestion("no-choice-suntzu")
STANDING_QUESTIONS: Final = (_NO_CHOICE,)


def standing_question(state: RulesState) -> StandingQuestion | None:
    """Return the kind of the present question: whether to use a general or to exchange cards; None for others."""
    return _NO_CHOICE if state.is_reaction_asked() or state.phase == AFTER else None
