"""The moves of a table that are in effect."""

from dataclasses import dataclass

from tianxia.server.tables.clocks import ClockReading


@dataclass(slots=True)
class AppliedMove:
    """A move that has been released and not taken back."""

    event_number: int
    seat: int
    text: str
    steps: tuple[int, ...]
    """The actions it consists of."""
    line_counts: tuple[int, ...]
    """The number of log lines of each reader before it; empty once it is too old to be taken back."""
    seconds: float
    """How long the player took."""
    clocks: ClockReading | None
    """The clocks before it; None without a time control, or once it is too old to be taken back."""
    revealed: bool | None = None
    """Whether it revealed hidden information to its player; computed when first needed, None until then."""
    asked_in_secret: bool = False
    """Whether it led to a secret question for another seat."""
