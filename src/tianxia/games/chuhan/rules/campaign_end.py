"""The end of a chapter, and of the campaign."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.chapters import BATTLE_RULES, next_chapter
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, SEATS

SUBMISSION_LEAD: Final[i64] = 40
"""A player who is so many points ahead after a chapter wins the campaign at once."""


def end_chapter(state: RulesState, winner: i64) -> bool:
    """Pay the stake of a chapter that has been scored, and note its winner. Return whether the campaign is over."""
    rules = BATTLE_RULES[state.event]
    state.add_to_points(winner, rules.stake)
    state.chapter_winners |= winner << (rules.number - 1)
    if state.journal is not None:
        state.log("chuhan-log-stake", {"seat": SEATS[winner], "points": rules.stake})
        state.log("chuhan-log-chapter-won", {"seat": SEATS[winner], "chapter": rules.chapter, "number": rules.number})
    lead = state.points(HAN) - state.points(CHU)
    leader = winner if lead == 0 else HAN if lead > 0 else CHU
    submits = lead >= SUBMISSION_LEAD or -lead >= SUBMISSION_LEAD
    if not submits and next_chapter(state) is not None:
        return False
    state.winner = leader
    if state.journal is not None:
        if submits:
            state.log("chuhan-log-submits", {"seat": SEATS[1 - leader], "rival": SEATS[leader]})
        state.log_win()
    return True
