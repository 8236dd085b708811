"""The options of Huang, and which of them can be combined."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Options
from tianxia.games.huang.rules.board_geometry import BoardGeometry
from tianxia.games.huang.rules.map_files import find_geometry
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.seats import DYNASTIES

DEFAULT_PLAYERS: Final = ("tiger", "rabbit")
DEFAULT_MAP: Final = "warring-states"
MIN_PLAYERS: Final = 2
SHORT_PLAYERS: Final = 2


class HuangOptions(Options, frozen=True):
    """How a game of Huang is set up."""

    players: list[str] = msgspec.field(default_factory=lambda: list(DEFAULT_PLAYERS))
    """Two to five dynasties in turn order."""
    map: str = DEFAULT_MAP
    """A bundled map by name, or a map file ending in .toml."""
    short: bool = False
    """Two players: 24 unseen tiles leave the bag."""
    bandits: bool = False
    palace: bool = False
    open_scores: bool = False
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops at chance nodes, for algorithms that need them."""

    def __post_init__(self) -> None:
        """Check that the options can be combined. Raises BadOptions."""
        check_options(self.players, find_geometry(self.map), short=self.short, bandits=self.bandits)


def check_options(players: Sequence[str], geometry: BoardGeometry, *, short: bool, bandits: bool) -> None:
    """Raise BadOptions for players and modules that do not exist or cannot be combined."""
    unknown = [name for name in players if name not in DYNASTIES]
    if unknown:
        raise BadOptions("huang-option-dynasty", name=unknown[0][:40], dynasties=", ".join(DYNASTIES))
    if not MIN_PLAYERS <= len(players) <= len(DYNASTIES):
        raise BadOptions("huang-option-number", number=len(players), fewest=MIN_PLAYERS, most=len(DYNASTIES))
    duplicates = [name for name in players if list(players).count(name) > 1]
    if duplicates:
        raise BadOptions("huang-option-twice", name=duplicates[0])
    if short and len(players) != SHORT_PLAYERS:
        raise BadOptions("huang-option-short-two", number=len(players))
    if bandits and (not len(geometry.places) or geometry.granaries):
        raise BadOptions("huang-option-bandit-places", map=geometry.source[:80])


def set_options(
    state: RulesState,
    players: Sequence[str],
    *,
    short: bool,
    bandits: bool,
    palace: bool,
    open_scores: bool,
) -> None:
    """Set the seats and the modules of a state in which nothing is set up yet."""
    state.players = len(players)
    for seat, name in enumerate(players):
        state.set_dynasty(seat, DYNASTIES.index(name))
    state.is_short = short
    state.has_bandits = bandits
    state.has_palace = palace
    state.has_open_scores = open_scores
