"""Earlier versions of a game's rules: which of their games are the same under the present version, and how far."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tianxia.locales import Message


class EarlierRules(NamedTuple):
    """What a game's package declares about one earlier version of its rules."""

    change: Message
    """What the present version changes, in one sentence for players."""
    is_same: Callable[[Any, dict[str, Any] | None], bool]
    """Whether every game with these options, from this position (None: a new deal), is the same under both versions."""
    outcome_differs: Callable[[Any, Any], bool]
    """Whether the step from one state to the next has another outcome under the present version."""
