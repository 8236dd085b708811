"""The points of a finished game, as its players would tell them."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.state import State


def scores_of(game: Game[Any, Any], state: State) -> list[float] | None:
    """The points of each seat at the end, from the dump; None for a game without any.

    `scores` are sorted lists of which the first counts, `vp` are points, a `track` is a tug of war: what one side has,
    the other lacks.
    """
    dump, names = game.dump(state), game.seat_names(state)
    by_seat = [dump.get("scores", {}).get(name, [None])[0] for name in names]
    if None in by_seat:
        by_seat = [dump.get("vp", {}).get(name) for name in names]
    if isinstance(dump.get("track"), int):
        by_seat = [dump["track"], -dump["track"]]
    return [float(points) for points in by_seat] if all(isinstance(points, int) for points in by_seat) else None
