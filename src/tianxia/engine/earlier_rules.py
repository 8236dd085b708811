"""Earlier versions of a game's rules, and which of their games are unaffected by the changes since."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tianxia.locales import Message


class EarlierRules(NamedTuple):
    """One earlier version of a game's rules, as declared by the game's package."""

    change: Message
    """The change in the present version, as one sentence for players."""
    is_unaffected: Callable[[Any, dict[str, Any] | None], bool]
    """Whether all games with these options, from this position (None: a new deal), are the same under both versions."""
    outcome_differs: Callable[[Any, Any], bool]
    """Whether the step from one state to the next had another outcome under the earlier version."""
