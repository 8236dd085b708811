"""What a reader knows of a game in words, for clients that cannot draw its view.

A game whose views have a type of their own (`Game.wire_types`) has clients that know it; any other is described.
"""

from collections.abc import Iterable
from typing import Any

from tianxia.engine.game import Game, JsonObject
from tianxia.engine.state import State
from tianxia.server.tables.wire.snapshots import Description


def is_described(game: Game[Any, Any]) -> bool:
    """Return whether clients are sent descriptions of a game."""
    return game.wire_types.view is JsonObject


def describe(game: Game[Any, Any], state: State, seats: Iterable[int | None]) -> Description:
    """Return what some seats (None: a spectator) know together: each line once."""
    lines = [line for seat in seats for line in game.describe(state, seat)]
    return Description([line for i, line in enumerate(lines) if line not in lines[:i]])
