"""The questions that can be answered automatically: those that can be declined."""

from typing import Final

from tianxia.engine.standing_answers import StandingQuestion
from tianxia.games.suntzu.rules.cells import AFTER, ASK_EXCHANGE, ASK_GENERAL, FIGHTING, PHASE, QUESTION, Cells

_NO_CHOICE: Final = StandingQuestion("no-choice-suntzu")
STANDING_QUESTIONS: Final = (_NO_CHOICE,)


def standing_question(state: Cells) -> StandingQuestion | None:
    """Return the kind of the present question: whether to use a general or to exchange cards; None for others."""
    c = state.cells
    is_reaction = c[PHASE] == FIGHTING and c[QUESTION] in (ASK_GENERAL, ASK_EXCHANGE)
    return _NO_CHOICE if is_reaction or c[PHASE] == AFTER else None
