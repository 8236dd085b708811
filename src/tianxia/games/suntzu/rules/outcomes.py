"""The outcomes of chance, where a game is played with `chance = "open"`; their numbers follow those of the actions."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.suntzu.rules.actions import NUM_ACTIONS
from tianxia.games.suntzu.rules.board import BOARD
from tianxia.games.suntzu.rules.cards import KINDS
from tianxia.games.suntzu.rules.events import NUM_EVENTS

DEAL: Final[i64] = NUM_ACTIONS
"""+ the kind."""
DEAL_EVENT: Final[i64] = DEAL + KINDS
"""+ the event."""
TURN_DISPLAY: Final[i64] = DEAL_EVENT + NUM_EVENTS
"""+ the display."""
NUM_OUTCOMES: Final[i64] = TURN_DISPLAY + i64(len(BOARD.displays)) - NUM_ACTIONS
