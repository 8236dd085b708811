"""PettingZoo's usual module for each environment: `from tianxia.rl import nim_v1`, then `nim_v1.env()`.

The modules are made from the installed games, so a game from another package has one too.
"""

import sys
from functools import partial
from types import ModuleType

from tianxia import rl
from tianxia.engine import registry


def add_modules() -> None:
    """Add a module for each environment to the package `tianxia.rl`, which calls this."""
    for name in registry.names():
        version = registry.game(name).environment_version
        module = _make_module(name, f"{rl.__name__}.{name}_v{version}")
        sys.modules[module.__name__] = module
        setattr(rl, f"{name}_v{version}", module)


def _make_module(game: str, name: str) -> ModuleType:
    module = ModuleType(name, f"The environments of the game {game}, under PettingZoo's usual names.")
    functions = {"env": rl.aec_env, "raw_env": rl.raw_env, "parallel_env": rl.parallel_env}
    for function_name, function in functions.items():
        setattr(module, function_name, partial(function, game))
    return module
