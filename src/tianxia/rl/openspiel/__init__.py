"""The games as OpenSpiel games: importing this registers each as `tianxia_` and its name.

OpenSpiel comes with the extra: pip install "tianxia[openspiel]".
"""

from tianxia.engine.extras import require_extra

with require_extra("openspiel"):
    from tianxia.rl.openspiel.game import TianxiaGame, register_games
    from tianxia.rl.openspiel.rollouts import RandomRollouts
    from tianxia.rl.openspiel.state import TianxiaState

__all__ = ["RandomRollouts", "TianxiaGame", "TianxiaState"]

register_games()
