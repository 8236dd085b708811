"""The action numbers of Chu Han. A number has the same meaning throughout the game.

Large choices are made in small steps: first the power that a set is played with, or the face-up card that is used,
then the cards.
"""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import (
    HAN_XIN,
    JI_BU,
    KINDS,
    LIU_BANG,
    NO_CARD,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    YU_JI,
)
from tianxia.games.chuhan.rules.sets import NUM_SETS

NO_ACTION: Final[i64] = -1

WRIT: Final[i64] = 0
PASS: Final[i64] = 1
PASS_XIAHOU_YING: Final[i64] = 2
PASS_XIANG_YU: Final[i64] = 3
USE_JI_BU: Final[i64] = 4
USE_LIU_BANG: Final[i64] = 5
USE_HAN_XIN: Final[i64] = 6
CANCEL: Final[i64] = 7  # [H]: without a name, unless two powers were played
CANCEL_PENG_YUE: Final[i64] = 8
CANCEL_ZHONGLI_MO: Final[i64] = 9
RESTORE: Final[i64] = 10
ALLOW: Final[i64] = 11  # lets a power take effect, or a cancelled one stay cancelled
WITH_PENG_YUE: Final[i64] = 12
WITH_ZHONGLI_MO: Final[i64] = 13
WITH_BOTH: Final[i64] = 14
DONE: Final[i64] = 15  # ends Zhongli Mo's set when leading
USE_YU_JI: Final[i64] = 16  # + the kind to discard
USE_YING_BU: Final[i64] = 35  # + the kind to take
GIVE: Final[i64] = 54  # + the kind; a gift of Hong Gate is two such actions, the lower kind first
ADD: Final[i64] = 73  # + the kind; the cards of Zhongli Mo's set, in order of rank
STAR: Final[i64] = 92  # + the kind; the face-up card of Warlords that the play uses, starred in its text
PLAY: Final[i64] = 111  # + the number of the set
NUM_ACTIONS: Final[i64] = PLAY + NUM_SETS

# The outcomes of chance, where a game is played with `chance = "open"`.
DEAL: Final[i64] = NUM_ACTIONS  # + the kind
DEAL_EVENT: Final[i64] = DEAL + KINDS  # + the event, which goes to the bottom of the deck


def is_within(action: i64, first: i64) -> bool:
    """Return whether an action is `first` plus a kind."""
    return first <= action < first + KINDS


def power_card(play: i64) -> i64:
    """Return the card whose power a play uses on its own; NO_CARD for a set, with or without a power."""
    if is_within(play, USE_YU_JI):
        return YU_JI
    if is_within(play, USE_YING_BU):
        return YING_BU
    if play == USE_JI_BU:
        return JI_BU
    if play == USE_LIU_BANG:
        return LIU_BANG
    if play == USE_HAN_XIN:
        return HAN_XIN
    if play == PASS_XIAHOU_YING:
        return XIAHOU_YING
    if play == PASS_XIANG_YU:
        return XIANG_YU
    return NO_CARD


def is_lead_power(play: i64) -> bool:
    """Return whether a play uses a lead power."""
    return play == USE_JI_BU or is_within(play, USE_YU_JI) or is_within(play, USE_YING_BU)
