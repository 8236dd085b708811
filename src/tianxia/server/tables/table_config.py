"""What determines a table besides its events."""

from typing import NamedTuple

from tianxia.engine.game import JsonObject
from tianxia.server.tables.clocks import TimeControl


class TableConfig(NamedTuple):
    """Everything besides its events that determines a table."""

    id: str
    game: str
    rules_version: int
    options: JsonObject
    seed: int
    hold_secret: str
    """Hold delays are derived from it; it is never sent to anybody."""
    started: float
    """When the game started, in seconds since 1970."""
    clock: TimeControl
    hold_range_s: tuple[float, float]
    """The shortest and the longest time an answer to a secret question is held back."""
    position: JsonObject | None = None
    """The starting position; None for a new deal."""
