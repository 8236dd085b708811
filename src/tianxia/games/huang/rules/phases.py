"""The phases of a game: what the seat that owes a decision is asked, and what open chance is dealing."""

from typing import Final

from mypy_extensions import i64

ACTION: Final[i64] = 0
BUILDING: Final[i64] = 1  # after a tile: whether to raise a pagoda or the palace
TAKING_MARKET_TILE: Final[i64] = 2
CHAIN: Final[i64] = 3
MOVING_PAGODA: Final[i64] = 4  # which of two pagodas to move
ATTACKING: Final[i64] = 5
DEFENDING: Final[i64] = 6
SUPPORTING: Final[i64] = 7
CHOOSING_WINNER: Final[i64] = 8  # of a war, among tied states
PAYING: Final[i64] = 9
TAKING_GRANARIES: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = (
    "action",
    "building",
    "market",
    "chain",
    "moving",
    "attack",
    "defence",
    "support",
    "winner",
    "paying",
    "granaries",
    "over",
)

# What open chance is dealing, in this order.
DEALING_NOTHING: Final[i64] = 0
DEALING_FIRST: Final[i64] = 1
DEALING_BANDITS: Final[i64] = 2
DEALING_TILES: Final[i64] = 3
DEALINGS: Final = ("", "first", "bandits", "tiles")


def is_secret(phase: i64) -> bool:
    """Return whether the answer is secret: support from behind the screen, in revolts and wars."""
    return phase == ATTACKING or phase == DEFENDING or phase == SUPPORTING


def is_formality(phase: i64) -> bool:
    """Return whether the question follows from an action or a conflict, and is not about who wins a war."""
    return phase != ACTION and phase != CHOOSING_WINNER
