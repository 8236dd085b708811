"""The installed games. A package registers the manifest of its game as an entry point of the group `tianxia.games`."""

import warnings
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final

from tianxia import locales
from tianxia.engine.errors import UnknownGame
from tianxia.engine.manifest import GameManifest, PlayerRange

if TYPE_CHECKING:
    from tianxia.engine.game import Game

GROUP: Final = "tianxia.games"
"""The group of entry points."""

_added: dict[str, GameManifest] = {}
"""The manifests that were added in this process."""


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted({*_installed(), *_added})


def manifest(name: str) -> GameManifest:
    """Return the manifest of a game. Raises UnknownGame."""
    if name in _added:
        return _added[name]
    if name not in _installed():
        raise UnknownGame("engine-unknown-game", game=name[:40], games=", ".join(names()))
    return _load_manifest(name)


def game(name: str) -> "Game[Any, Any]":
    """Return a game by its name. Raises UnknownGame."""
    return manifest(name).load_game()


def manifests() -> list[GameManifest]:
    """Return the manifests of all games, sorted by name."""
    return [manifest(name) for name in names()]


def add(new: "Game[Any, Any] | GameManifest") -> None:
    """Register a game for this process only, as experiments and tests do: by its manifest, or by itself."""
    if isinstance(new, GameManifest):
        _added[new.name] = new
    else:
        players = PlayerRange(fewest=len(new.seats), most=len(new.seats))
        _added[new.name] = GameManifest(name=new.name, game=new, players=players)
    locales.forget_messages()


def remove(name: str) -> None:
    """Unregister a game that was registered with `add`."""
    _added.pop(name, None)
    locales.forget_messages()


@cache
def _installed() -> dict[str, EntryPoint]:
    """Return the entry point of each installed game, by name."""
    return {entry_point.name: entry_point for entry_point in entry_points(group=GROUP)}


@cache
def _load_manifest(name: str) -> GameManifest:
    entry_point = _installed()[name]
    loaded = entry_point.load()
    if not isinstance(loaded, GameManifest) or loaded.name != name:
        raise TypeError(f"the entry point {GROUP}: {name} = {entry_point.value} is not the manifest of {name}")
    return loaded


def _message_folders() -> Iterable[locales.MessageFolder]:
    """Return the messages of all games. A game that cannot be loaded is left out, so that errors can be reported."""
    folders = []
    for name in names():
        try:
            messages = manifest(name).messages
        except Exception as error:  # a package from elsewhere may raise anything
            warnings.warn(f"the messages of the game {name} cannot be found: {error}", RuntimeWarning, stacklevel=2)
            continue
        if messages is not None:
            folders.append(messages)
    return folders


locales.add_message_provider(_message_folders)
