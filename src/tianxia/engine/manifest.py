"""Manifests: what the program knows of a game before it loads the game. Each game has one, in its package.

A manifest is found by its entry point in the group `tianxia.games`. It names the larger parts of a game, such as its
rules and bots, by references, so importing it loads neither.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from tianxia.locales import MessageFolder

if TYPE_CHECKING:
    from tianxia.engine.game import Game

Reference = str
"""An object of a module, as in entry points: `tianxia.games.nim.game:game`."""


@dataclass(frozen=True, kw_only=True)
class PlayerRange:
    """The numbers of players that a game is for."""

    fewest: int
    most: int
    option: str = ""
    """The option that lists the seats in play; empty if every game has the same seats."""


TWO_PLAYERS = PlayerRange(fewest=2, most=2)


@dataclass(frozen=True, kw_only=True)
class OpenSpielFacts:
    """The properties of a game that OpenSpiel requires in advance."""

    is_simultaneous: Callable[[Any], bool]
    """Whether seats can decide simultaneously in a game with the given options."""
    max_decisions: int
    """An upper bound on the decisions of a game, far above any real game."""
    max_chance_nodes: int
    """An upper bound on the chance nodes of a game, far above any real game."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameManifest:
    """The parts of a game, and facts about it that hold for every state. Only `name` and `game` are required."""

    name: str
    """The name of the game in commands, files and message ids; its entry point has the same name."""
    game: "Reference | Game[Any, Any]"
    """The game: its rules, notation, positions, texts and observations."""
    players: PlayerRange = TWO_PLAYERS
    messages: MessageFolder | None = None
    """The game's messages and its rules for players, in several languages."""
    bots: Reference = ""
    """The game's bots, a `tianxia.bots.levels.GameBots`; empty if it has none of its own."""
    lesson: Path | None = None
    """The file of the game's lesson; None if it has none."""
    environment_name: str = ""
    """The game's name in the ids of environments, as in `tianxia/Nim-v1`; by default the name, capitalised."""
    openspiel: OpenSpielFacts | None = None
    """None for a game that OpenSpiel cannot play."""

    def load_game(self) -> "Game[Any, Any]":
        """Return the game. Raises ImportError or AttributeError if the reference is wrong."""
        game: Game[Any, Any] = resolve_name(self.game) if isinstance(self.game, str) else self.game
        return game

    def load_bots(self) -> Any:
        """Return the game's bots; None if it has none. Raises ImportError or AttributeError for a wrong reference."""
        return resolve_name(self.bots) if self.bots else None

    @property
    def environment_id_name(self) -> str:
        """The game's name in the ids of environments."""
        return self.environment_name or self.name.capitalize()
