"""The names under which Gymnasium and PettingZoo make our environments.

`tianxia/ChuHan-v2` is one agent against bots, or all agents of PettingZoo. `tianxia/ChuHanSelfPlay-v2` is for the
`make_vec` of Gymnasium alone: many games at once, in which the agent decides for every seat.
"""

from typing import Final

import gymnasium
import pettingzoo

from tianxia.engine import registry

_NAMES: Final = {"chuhan": "ChuHan", "suntzu": "SunTzu", "huang": "Huang"}


def register() -> None:
    """Tells both libraries; `import tianxia.rl` does it."""
    for game, name in _NAMES.items():
        version = registry.game(game).environment
        id = f"tianxia/{name}-v{version}"
        which = {"game": game}
        every_seat = "tianxia.rl.gym_vector:GymVectorEnv"
        gymnasium.register(f"tianxia/{name}SelfPlay-v{version}", vector_entry_point=every_seat, kwargs=which)
        gymnasium.register(id, "tianxia.rl.single:SingleEnv", kwargs=which)
        pettingzoo.register("aec", id, "tianxia.rl.guard:env", kwargs=which)
        pettingzoo.register("parallel", id, "tianxia.rl.parallel:SimultaneousEnv", kwargs=which)
