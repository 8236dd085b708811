"""Reinforcement-learning environments with the same rules, views and bots as the rest of Tianxia.

PettingZoo and Gymnasium come with the extra: pip install "tianxia[rl]". Importing `tianxia.rl.openspiel` registers the
games with OpenSpiel: pip install "tianxia[openspiel]".
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.extras import MissingExtra, require_extra

if TYPE_CHECKING:
    from tianxia.rl.aec import RawEnv
    from tianxia.rl.checked_aec import CheckedAecEnv
    from tianxia.rl.opponents import Opponent
    from tianxia.rl.parallel import SimultaneousEnv
    from tianxia.rl.single import SingleEnv
    from tianxia.rl.vector import DType, Legal, VectorEnv

__all__ = ["MissingExtra", "aec_env", "parallel_env", "raw_env", "single_env", "vector_env"]


def aec_env(
    game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any
) -> "CheckedAecEnv":
    """Return PettingZoo's AEC environment: one seat acts after the other. An illegal action loses the game.

    `perspective` selects the view to render: `public` for a spectator's, a seat, or `open` for all hidden information.
    Raises BadOptions for an option or value that the game does not have, MissingExtra without PettingZoo.
    """
    with require_extra("rl"):
        from tianxia.rl.checked_aec import make_checked_env
    return make_checked_env(game, render_mode, perspective, **options)


def raw_env(game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any) -> "RawEnv":
    """Return the AEC environment without its checks: an illegal action raises IllegalAction and changes nothing."""
    with require_extra("rl"):
        from tianxia.rl.aec import RawEnv
    return RawEnv(game, render_mode, perspective, **options)


def parallel_env(
    game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any
) -> "SimultaneousEnv":
    """Return PettingZoo's parallel environment: every seat acts in every step; a seat without a decision waits."""
    with require_extra("rl"):
        from tianxia.rl.parallel import SimultaneousEnv
    return SimultaneousEnv(game, render_mode, perspective, **options)


def single_env(
    game: str,
    opponent: "Opponent | Mapping[str, Opponent]" = "novice",
    seat: str = "random",
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "SingleEnv":
    """Return Gymnasium's environment: one agent against bots.

    An opponent is a bot, given by its name, as a class or as an object, or a policy: a function of observation and
    action mask. From a sequence, one is drawn for each other seat in every episode; a mapping gives the opponent of
    each seat. `seconds` and `simulations` limit how long a bot thinks about a decision; without either, each bot has
    the budget of its level.
    """
    with require_extra("rl"):
        from tianxia.rl.single import SingleEnv
    return SingleEnv(game, opponent, seat, seconds=seconds, simulations=simulations, render_mode=render_mode, **options)


def vector_env(
    game: str,
    num_envs: int,
    *,
    copy: bool = True,
    dtype: "DType" = "uint8",
    legal: "Legal" = "dense",
    **options: Any,
) -> "VectorEnv":
    """Return an environment that steps many games in one call into compiled code. It needs no extra.

    With Gymnasium installed it is a `gymnasium.vector.VectorEnv`. With `copy=False`, `reset` and `step` return views
    that the next step overwrites. `dtype` is `uint8` for integers, or `float32` for these divided by `env.scale`.
    `legal` selects the format of legal actions: `dense` masks, `sparse` lists, or `both`.
    """
    try:
        from tianxia.rl.gym_vector import GymVectorEnv as VectorEnvClass
    except ModuleNotFoundError:
        from tianxia.rl.vector import VectorEnv as VectorEnvClass  # type: ignore[assignment]
    return VectorEnvClass(game, num_envs, copy, dtype, legal, **options)


def __getattr__(name: str) -> Any:
    """Return MissingExtra for its old name `Missing`, with a DeprecationWarning.

    For type checkers, this also stands for the modules of `environment_modules`, which are made at run time.
    """
    if name == "Missing":
        warn_renamed("Missing", "MissingExtra")
        return MissingExtra
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


from tianxia.rl import environment_modules  # noqa: E402 (it needs the functions above)

environment_modules.add_modules()

with suppress(ModuleNotFoundError):  # without the extra there is nothing to register with
    from tianxia.rl import registration

    registration.register_environments()
