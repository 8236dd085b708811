"""Registers the environments of all games with Gymnasium and PettingZoo under their ids.

For a game with the environment name Nim, `tianxia/Nim-v1` is one agent against bots in Gymnasium, and all agents in
PettingZoo. `tianxia/NimSelfPlay-v1` is only for Gymnasium's `make_vec`: many games at once, in which the agent decides
for every seat.
"""

import gymnasium
import pettingzoo

from tianxia.engine import registry


def register_environments() -> None:
    """Register all environments with both libraries. `import tianxia.rl` calls this."""
    for manifest in registry.manifests():
        name, version = manifest.environment_id_name, manifest.load_game().environment_version
        env_id = f"tianxia/{name}-v{version}"
        kwargs = {"game": manifest.name}
        self_play = "tianxia.rl.gym_vector:GymVectorEnv"
        gymnasium.register(f"tianxia/{name}SelfPlay-v{version}", vector_entry_point=self_play, kwargs=kwargs)
        gymnasium.register(env_id, "tianxia.rl.single:SingleEnv", kwargs=kwargs)
        pettingzoo.register("aec", env_id, "tianxia.rl.checked_aec:make_checked_env", kwargs=kwargs)
        pettingzoo.register("parallel", env_id, "tianxia.rl.parallel:SimultaneousEnv", kwargs=kwargs)
