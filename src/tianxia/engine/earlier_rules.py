"""Earlier versions of a game's rules, and which games begun under them are unaffected by later changes."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tianxia.locales import Message


class EarlierRules(NamedTuple):
    """One earlier version of a game's rules, as declared by the game's package."""

    change: Message
    """What has changed since that version, as one sentence for players."""
    is_unaffected: Callable[[Any, dict[str, Any] | None], bool]
    """Whether games with these options and initial position (None: a new deal) are the same under both versions."""
    outcome_differs: Callable[[Any, Any], bool]
    """Whether the step from one state to the next would have ended differently under the earlier version."""
