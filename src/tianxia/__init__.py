"""Tianxia 天下: three strategy games about the unification of China."""

import os
from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from tianxia.engine.state import State

__version__ = "0.1.0"

if os.environ.get("TIANXIA_PURE") == "1":
    from tianxia import pure

    pure.install()


def make(game: str, seed: SupportsIndex | None = None, **options: Any) -> "State":
    """Return a new game by name, with its options: `tianxia.make("chuhan", seed=7, events=True)`.

    Without a seed it is dealt from 256 random bits of the operating system. Raises UnknownGame or BadOptions.
    """
    from tianxia.engine import registry

    state: State = registry.game(game).make(seed, **options)
    return state
