"""Environments for those who train machines: the same rules, views and opponents as at the table.

PettingZoo and Gymnasium come with the extra: pip install "tianxia[rl]". Importing `tianxia.rl.openspiel` registers the
games with OpenSpiel: pip install "tianxia[openspiel]".
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tianxia.rl.needs import Missing, extra

if TYPE_CHECKING:
    from tianxia.rl.aec import RawEnv
    from tianxia.rl.guard import GuardedEnv
    from tianxia.rl.opponents import Opponent
    from tianxia.rl.parallel import SimultaneousEnv
    from tianxia.rl.single import SingleEnv
    from tianxia.rl.vector import DType, Legal, VectorEnv

__all__ = ["Missing", "aec_env", "parallel_env", "raw_env", "single_env", "vector_env"]


def aec_env(game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any) -> "GuardedEnv":
    """PettingZoo's AEC environment: one seat after the other. With an illegal move the mover loses.

    `perspective` is who looks where it is rendered: `public`, a seat, or `open` for everything there is to see.
    """
    with extra("rl"):
        from tianxia.rl.guard import env
    return env(game, render_mode, perspective, **options)


def raw_env(game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any) -> "RawEnv":
    """The same without a guard: an illegal move is refused with IllegalAction."""
    with extra("rl"):
        from tianxia.rl.aec import RawEnv
    return RawEnv(game, render_mode, perspective, **options)


def parallel_env(
    game: str, *, render_mode: str | None = None, perspective: str = "public", **options: Any
) -> "SimultaneousEnv":
    """PettingZoo's parallel environment: all seats in every step, those that are not asked by waiting."""
    with extra("rl"):
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
    """Gymnasium's environment: one agent against bots.

    An opponent is a bot by its name, as a class or an object, or a policy: a function of observation and action mask.
    Of several, one is drawn for each other seat in every episode; a mapping says who plays which seat. `seconds` and
    `simulations` limit how long bots think about a decision; without either they take what is usual for their level.
    """
    with extra("rl"):
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
    """Many games at once in compiled code: arrays in, arrays out. It needs no extra; with Gymnasium it is a VectorEnv.

    Without `copy`, what `reset` and `step` hand out are views that the next step overwrites. `dtype` is `uint8`, whole
    numbers, or `float32`, divided by `env.scale`. `legal` says how legal actions are told: `dense` masks, `sparse`
    lists, or `both`.
    """
    try:
        from tianxia.rl.gym_vector import GymVectorEnv as Kind
    except ModuleNotFoundError:
        from tianxia.rl.vector import VectorEnv as Kind  # type: ignore[assignment]
    return Kind(game, num_envs, copy, dtype, legal, **options)


with suppress(ModuleNotFoundError):  # without the extra there is nobody to tell
    from tianxia.rl import ids

    ids.register()
