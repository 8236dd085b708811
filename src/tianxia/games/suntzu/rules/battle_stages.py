"""The stages of a battle, in order, and the questions that seats are asked in them.

The stages of a seat come twice, the order decider's first. [H]: costs are paid after the armies have moved.
"""

from typing import Final

from mypy_extensions import i64

REVEAL_FIRST: Final[i64] = 0
REVEAL_SECOND: Final[i64] = 1
MARK_FIRST: Final[i64] = 2
MARK_SECOND: Final[i64] = 3
MOVING: Final[i64] = 4
COST_FIRST: Final[i64] = 5
COST_SECOND: Final[i64] = 6
EVENT: Final[i64] = 7
EFFECT_FIRST: Final[i64] = 8
EFFECT_SECOND: Final[i64] = 9
EFFECT_DONE: Final[i64] = 10
CLOSING: Final[i64] = 11
STAGES: Final = (
    "reveal first",
    "reveal second",
    "mark first",
    "mark second",
    "move",
    "cost first",
    "cost second",
    "event",
    "effect first",
    "effect second",
    "effect done",
    "close",
)

ASK_NOTHING: Final[i64] = 0
ASK_GENERAL: Final[i64] = 1
ASK_EXCHANGE: Final[i64] = 2
ASK_FROM: Final[i64] = 3
"""The province that an army comes from."""
ASK_PAY: Final[i64] = 4
"""The pool or the province that an army is paid from."""
BATTLE_QUESTIONS: Final = ("nothing", "general", "exchange", "from", "pay")
"""The ids of these questions; those of the events follow, see `events.QUESTIONS`."""
