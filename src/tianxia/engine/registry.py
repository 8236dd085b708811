"""The installed games. A package registers its game as an entry point of the group `tianxia.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tianxia.engine.errors import UnknownGame
from tianxia.engine.game import Game

_registered: dict[str, Game[Any, Any]] = {}


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted({entry_point.name for entry_point in entry_points(group="tianxia.games")} | set(_registered))


@cache
def _load_installed(name: str) -> Game[Any, Any] | None:
    for entry_point in entry_points(group="tianxia.games", name=name):
        game = entry_point.load()
        if isinstance(game, Game):
            return game
    return None


def game(name: str) -> Game[Any, Any]:
    """Return a game by its name. Raises UnknownGame."""
    known_game = _registered.get(name) or _load_installed(name)
    if known_game is None:
        raise UnknownGame("engine-unknown-game", game=name[:40], games=", ".join(names()))
    return known_game


def add(game: Game[Any, Any]) -> None:
    """Register a game for this process only, as experiments and tests do."""
    _registered[game.name] = game


def remove(name: str) -> None:
    """Unregister a game that was registered with `add`."""
    _registered.pop(name, None)
