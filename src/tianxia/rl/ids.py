"""The names under which Gymnasium finds our environments; it calls `register` when it is imported itself."""

from typing import Final

import gymnasium

from tianxia.engine import registry
from tianxia.rl.versions import version

_NAMES: Final = {"chuhan": "ChuHan", "suntzu": "SunTzu", "huang": "Huang"}


def register() -> None:
    """Registers `ChuHan-v1` and the others, in the namespace `tianxia`."""
    for game, name in _NAMES.items():
        number = version(registry.game(game))
        gymnasium.register(f"{name}-v{number}", "tianxia.rl.single:SingleEnv", kwargs={"game": game})
