"""Registers our environments with Gymnasium and PettingZoo under their ids.

`tianxia/ChuHan-v2` is one agent against bots in Gymnasium, and all agents in PettingZoo. `tianxia/ChuHanSelfPlay-v2` is
only for Gymnasium's `make_vec`: many games at once, in which the agent decides for every seat.
"""

from typing import Final

import gymnasium
import pettingzoo

from tianxia.engine import registry

_ID_NAMES: Final = {"chuhan": "ChuHan", "suntzu": "SunTzu", "huang": "Huang"}


def register_environments() -> None:
    """Register all environments with both libraries. `import tianxia.rl` calls this."""
    for game, name in _ID_NAMES.items():
        version = registry.game(game).environment_version
        env_id = f"tianxia/{name}-v{version}"
        kwargs = {"game": game}
        self_play = "tianxia.rl.gym_vector:GymVectorEnv"
        gymnasium.register(f"tianxia/{name}SelfPlay-v{version}", vector_entry_point=self_play, kwargs=kwargs)
        gymnasium.register(env_id, "tianxia.rl.single:SingleEnv", kwargs=kwargs)
        pettingzoo.register("aec", env_id, "tianxia.rl.checked_aec:make_checked_env", kwargs=kwargs)
        pettingzoo.register("parallel", env_id, "tianxia.rl.parallel:SimultaneousEnv", kwargs=kwargs)
