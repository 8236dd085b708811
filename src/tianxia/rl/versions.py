"""The names of environments. A trained agent belongs to one version: whatever it learned may be wrong in another."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.rl.render import MODES


def env_name(game: Game[Any, Any]) -> str:
    """The name PettingZoo knows an environment by: `tianxia_chuhan_v2`."""
    return f"tianxia_{game.name}_v{game.environment}"


def metadata(game: Game[Any, Any], *, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": env_name(game), "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": parallel}
