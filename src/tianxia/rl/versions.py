"""The names and metadata of environments. A trained agent belongs to one version of its environment."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.rl.render import RENDER_MODES


def env_name(game: Game[Any, Any]) -> str:
    """Return the name of a game's environment with its version, such as `tianxia_nim_v1`."""
    return f"tianxia_{game.name}_v{game.environment_version}"


def pettingzoo_metadata(game: Game[Any, Any], *, parallel: bool) -> dict[str, Any]:
    """Return the metadata that PettingZoo asks for; `parallel` says whether all agents act in every step."""
    return {
        "name": env_name(game),
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": parallel,
    }
