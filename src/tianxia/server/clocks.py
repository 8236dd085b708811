"""Thinking time: none, so much a move, or so much a game."""

from typing import Literal

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0.0
    """For each move, or for the whole game."""
    increment: float = 0.0
    """Added after each move, where the time is for the whole game."""


class Clocks:
    """What is left to each seat. It follows from the rows, so it is the same in every process."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * seats
        self.ignored: set[int] = set()

    def until(self, seat: int, asked: float) -> float | None:
        """When the time of a seat that was asked at a moment is over."""
        if self.clock.kind == "none" or seat in self.ignored:
            return None
        return asked + self.left[seat]

    def stop(self, seat: int, asked: float, answered: float) -> None:
        if self.clock.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - (answered - asked)) + self.clock.increment

    def forget(self, seat: int) -> None:
        """A bot plays here now: its time does not count."""
        self.ignored.add(seat)

    def show(self, names: tuple[str, ...], asked: dict[int, float], now: float) -> dict[str, dict[str, object]]:
        """What everybody may see; a seat that has answered in secret seems to think on until that is released."""
        if self.clock.kind == "none":
            return {}
        return {
            name: {
                "left": round(max(0.0, self.left[seat] - (now - asked[seat] if seat in asked else 0.0)), 2),
                "running": seat in asked,
            }
            for seat, name in enumerate(names)
            if seat not in self.ignored
        }
