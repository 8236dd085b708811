"""How long a search may go on."""

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

EVERY: Final[i64] = 16
"""Simulations between two looks at the clock."""


class Clock:
    """Counts simulations, and looks at the time now and then. A limit of 0 is none; with no limit, one simulation."""

    def __init__(self, seconds: float, simulations: int, now: Callable[[], float] = time.perf_counter) -> None:
        self.now = now
        self.begin: float = now() if seconds > 0 else 0.0
        self.seconds = seconds
        self.simulations: i64 = simulations
        self.done: i64 = 0
        self.every: i64 = EVERY

    def goes_on(self) -> bool:
        """Whether there is time for another simulation; counts it."""
        if self.done > 0:
            if self.simulations > 0:
                if self.done >= self.simulations:
                    return False
            elif self.seconds <= 0:
                return False
            if self.seconds > 0 and self.done % self.every == 0 and self.now() - self.begin >= self.seconds:
                return False
        self.done += 1
        return True

    def left(self) -> float:
        """About how many simulations there is still time for; looks at the clock."""
        by_number = float(self.simulations - self.done)
        if self.seconds <= 0:
            return by_number if self.simulations > 0 else 0.0
        spent = self.now() - self.begin
        if spent <= 0:
            return by_number if self.simulations > 0 else float(1 << 40)
        by_time = float(self.done) * (self.seconds - spent) / spent
        return by_number if self.simulations > 0 and by_number < by_time else by_time

    def spent(self) -> float:
        """Seconds since the beginning."""
        return self.now() - self.begin if self.seconds > 0 else 0.0
