"""The names under which Gymnasium and PettingZoo make our environments: `tianxia/ChuHan-v1`."""

from typing import Final

import gymnasium
import pettingzoo

from tianxia.engine import registry

_NAMES: Final = {"chuhan": "ChuHan", "suntzu": "SunTzu", "huang": "Huang"}


def register() -> None:
    """Tells both libraries; `import tianxia.rl` does it."""
    for game, name in _NAMES.items():
        id = f"tianxia/{name}-v{registry.game(game).environment}"
        which = {"game": game}
        gymnasium.register(id, "tianxia.rl.single:SingleEnv", kwargs=which)
        pettingzoo.register("aec", id, "tianxia.rl.guard:env", kwargs=which)
        pettingzoo.register("parallel", id, "tianxia.rl.parallel:SimultaneousEnv", kwargs=which)
