"""The phases of a game, and what is dealt before the first."""

from typing import Final

from mypy_extensions import i64

CHOOSING: Final[i64] = 0
"""Generals are chosen, at set-up."""
ORDERS: Final[i64] = 1
PICKING: Final[i64] = 2
"""The decider picks the next battle."""
FIGHTING: Final[i64] = 3
AFTER: Final[i64] = 4
"""After the battles, cards may be exchanged and generals used."""
DRAWING: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ("generals", "orders", "pick", "battle", "after", "draw", "over")

# What open chance is dealing, in this order.
DEALING_NOTHING: Final[i64] = 0
DEALING_DISPLAYS: Final[i64] = 1
DEALING_EVENTS: Final[i64] = 2
DEALING_CARDS: Final[i64] = 3
DEALINGS: Final = ("", "displays", "events", "cards")
