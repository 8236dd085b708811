"""The installed games. A package registers its game as an entry point of the group `tianxia.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tianxia.engine.errors import UnknownGame
from tianxia.engine.game import Game

_added: dict[str, Game[Any, Any]] = {}


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted({point.name for point in entry_points(group="tianxia.games")} | set(_added))


@cache
def _installed(name: str) -> Game[Any, Any] | None:
    for point in entry_points(group="tianxia.games", name=name):
        game = point.load()
        if isinstance(game, Game):
            return game
    return None


def game(name: str) -> Game[Any, Any]:
    """Return the game of that name. Raises UnknownGame."""
    found = _added.get(name) or _installed(name)
    if found is None:
        raise UnknownGame("engine-unknown-game", game=name[:40], games=", ".join(names()))
    return found


def add(game: Game[Any, Any]) -> None:
    """Register a game for this process, for experiments and tests."""
    _added[game.name] = game


def remove(name: str) -> None:
    """Unregister a game that was registered with `add`."""
    _added.pop(name, None)
