"""The final scores of a game."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.state import State


def final_scores(game: Game[Any, Any], state: State) -> list[float] | None:
    """Return the points of each seat, in order; None if the game has no points or they are still hidden."""
    points = game.points(state, None)
    names = game.seat_names(state)
    return [float(points[name]) for name in names] if all(name in points for name in names) else None
