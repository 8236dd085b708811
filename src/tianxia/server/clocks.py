"""Time controls: no limit, a time for each move, or a time for the whole game."""

from typing import Literal

import msgspec


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0.0
    """For each move, or for the whole game."""
    increment: float = 0.0
    """Seconds added after each move, if the time is for the whole game."""


class Clocks:
    """The time left to each seat. It follows from the events, so it is the same in every process."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        """Give every seat its full time."""
        self.control = control
        self.remaining_s = [control.seconds] * seats
        self.untimed: set[int] = set()
        """The seats of bots."""

    def deadline(self, seat: int, asked_at: float) -> float | None:
        """Return when the time of a seat is over that was asked at `asked_at`; None for never."""
        if self.control.kind == "none" or seat in self.untimed:
            return None
        return asked_at + self.remaining_s[seat]

    def record_answer(self, seat: int, asked_at: float, answered_at: float) -> None:
        """Subtract the time a seat took, and add the increment."""
        if self.control.kind == "game":
            self.remaining_s[seat] = (
                max(0.0, self.remaining_s[seat] - (answered_at - asked_at)) + self.control.increment
            )

    def stop_timing(self, seat: int) -> None:
        """Give a seat unlimited time, because a bot has taken it."""
        self.untimed.add(seat)

    def describe(self, names: tuple[str, ...], asked_at: dict[int, float], now: float) -> dict[str, dict[str, object]]:
        """Return the clocks, by seat name, as everybody sees them.

        The clock of a seat whose answer is held back runs until the answer is released.
        """
        if self.control.kind == "none":
            return {}
        return {
            name: {
                "left": round(
                    max(0.0, self.remaining_s[seat] - (now - asked_at[seat] if seat in asked_at else 0.0)), 2
                ),
                "running": seat in asked_at,
            }
            for seat, name in enumerate(names)
            if seat not in self.untimed
        }
