"""The games as games of OpenSpiel: importing this registers `tianxia_chuhan`, `tianxia_suntzu` and `tianxia_huang`.

OpenSpiel comes with the extra: pip install "tianxia[openspiel]".
"""

from tianxia.rl.needs import extra

with extra("openspiel"):
    from tianxia.rl.openspiel.game import TianxiaGame, register
    from tianxia.rl.openspiel.rollouts import RandomRollouts
    from tianxia.rl.openspiel.state import TianxiaState

__all__ = ["RandomRollouts", "TianxiaGame", "TianxiaState"]

register()
