"""Environments for those who train machines: the same rules, views and opponents as at the table.

PettingZoo and Gymnasium come with the extra: pip install "tianxia[rl]". Importing `tianxia.rl.openspiel` registers the
games with OpenSpiel: pip install "tianxia[openspiel]".
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tianxia.rl.needs import Missing, extra

if TYPE_CHECKING:
    from tianxia.rl.aec import RawEnv
    from tianxia.rl.guard import GuardedEnv
    from tianxia.rl.parallel import SimultaneousEnv
    from tianxia.rl.single import SingleEnv
    from tianxia.rl.vector import VectorEnv

__all__ = ["Missing", "aec_env", "parallel_env", "raw_env", "single_env", "vector_env"]


def aec_env(game: str, *, render_mode: str | None = None, eyes: str = "public", **options: Any) -> "GuardedEnv":
    """PettingZoo's AEC environment: one seat after the other. With an illegal move the mover loses.

    `eyes` is who looks where it is rendered: `public`, a seat, or `open` for everything there is to see.
    """
    with extra("rl"):
        from tianxia.rl.guard import env
    return env(game, render_mode, eyes, **options)


def raw_env(game: str, *, render_mode: str | None = None, eyes: str = "public", **options: Any) -> "RawEnv":
    """The same without a guard: an illegal move is refused with IllegalAction."""
    with extra("rl"):
        from tianxia.rl.aec import RawEnv
    return RawEnv(game, render_mode, eyes, **options)


def parallel_env(
    game: str, *, render_mode: str | None = None, eyes: str = "public", **options: Any
) -> "SimultaneousEnv":
    """PettingZoo's parallel environment: all seats in every step, those that are not asked by waiting."""
    with extra("rl"):
        from tianxia.rl.parallel import SimultaneousEnv
    return SimultaneousEnv(game, render_mode, eyes, **options)


def single_env(
    game: str,
    opponent: str | Sequence[str] = "novice",
    seat: str = "random",
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "SingleEnv":
    """Gymnasium's environment: one agent against bots.

    Of several opponents one is drawn for each other seat in every episode. `seconds` and `simulations` limit how long
    they think about a decision; without either they take what is usual for their level.
    """
    with extra("rl"):
        from tianxia.rl.single import SingleEnv
    return SingleEnv(game, opponent, seat, seconds=seconds, simulations=simulations, render_mode=render_mode, **options)


def vector_env(game: str, n: int, *, copy: bool = True, **options: Any) -> "VectorEnv":
    """Many games at once in compiled code: arrays in, arrays out. It needs no extra.

    Without `copy`, what `reset` and `step` hand out are views that the next step overwrites.
    """
    from tianxia.rl.vector import VectorEnv

    return VectorEnv(game, n, copy, **options)


with suppress(ModuleNotFoundError):  # without the extra there is nobody to tell
    from tianxia.rl import ids

    ids.register()
