"""The probability of winning a campaign of Chu Han between two chapters, from the points alone."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.campaign_end import SUBMISSION_LEAD
from tianxia.games.chuhan.rules.chapters import CHAPTERS
from tianxia.games.chuhan.rules.events import EVENT_CARDS

_LEAD_DEVIATIONS: Final = (
    *(8.8, 8.8, 9.7, 12.3, 9.7, 11.5),
    *(8.3, 10.1, 9.5, 9.3, 9.2, 15.7),
)
"""By chapter, in the order of CHAPTERS: the standard deviation of the points by which a chapter changes the lead.

Measured in games of a search bot against itself; the number of games was not recorded.
"""
_MAX_DEVIATIONS: Final = 4.0
"""Changes of the lead that are larger than so many standard deviations are left out."""
_MAX_LEAD: Final = int(SUBMISSION_LEAD) - 1
_LEADS: Final = 2 * _MAX_LEAD + 1
"""The number of leads with which a campaign goes on."""


def _change_probabilities(deviation: float) -> list[float]:
    """Return the probability of each change of the lead by a chapter, from the largest loss to the largest gain."""
    most = int(_MAX_DEVIATIONS * deviation)
    weights = [exp(-0.5 * (change / deviation) ** 2) for change in range(-most, most + 1)]
    total = sum(weights)
    return [weight / total for weight in weights]


def _tabulate() -> list[list[float]]:
    """Return, by chapter to be played next and by lead from −39 to 39, the probability that the leader wins.

    After each chapter a lead of 40 wins; after the last one, any lead. Both players are taken to be equally strong.
    """
    tables: list[list[float]] = []
    after: list[float] = []
    for i in range(len(CHAPTERS) - 1, -1, -1):
        is_last = i + 1 == len(CHAPTERS) or CHAPTERS[i + 1].campaign != CHAPTERS[i].campaign
        if is_last:
            after = [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in range(-_MAX_LEAD, _MAX_LEAD + 1)]
        probabilities = _change_probabilities(_LEAD_DEVIATIONS[i])
        most = len(probabilities) // 2
        table = [0.0] * _LEADS
        for at in range(_LEADS):
            total = 0.0
            for j, probability in enumerate(probabilities):
                then = at + j - most
                if then >= _LEADS:
                    total += probability
                elif then >= 0:
                    total += probability * after[then]
            table[at] = total
        tables.insert(0, table)
        after = table
    return tables


_WIN_PROBABILITY: Final = _tabulate()


def campaign_win_probability(chapter: i64, lead: i64) -> float:
    """Return the probability, 0 … 1, that a player with a lead wins the campaign, before a chapter.

    The chapter is an index into BATTLE_RULES; a lead may be negative.
    """
    if lead > _MAX_LEAD:
        return 1.0
    if lead < -_MAX_LEAD:
        return 0.0
    return _WIN_PROBABILITY[chapter - len(EVENT_CARDS)][lead + _MAX_LEAD]
