"""The clock of a search: its limits on time and simulations."""

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

CHECK_INTERVAL_SIMULATIONS: Final[i64] = 16
"""Simulations between two readings of the time, unless a search sets its own; chosen by hand."""
_UNLIMITED_SIMULATIONS: Final = float(1 << 40)
"""Stands for no limit: more simulations than any search can run."""


class Clock:
    """Counts simulations and measures the time of a search.

    A limit of 0 means none; with neither limit a search gets a single simulation.
    """

    def __init__(self, seconds: float, simulations: int, now: Callable[[], float] = time.perf_counter) -> None:
        """Start the clock, with its two limits and a time source in seconds."""
        self.now = now
        self.started_at: float = now() if seconds > 0 else 0.0
        self.max_seconds = seconds
        self.max_simulations: i64 = simulations
        self.simulations_done: i64 = 0
        self.check_interval: i64 = CHECK_INTERVAL_SIMULATIONS
        """Simulations between two readings of the time; 1 for a search whose simulations take long."""

    def has_time(self) -> bool:
        """Return whether another simulation may start, and count it if so.

        The first simulation is always allowed. The time is read only before every `check_interval`-th one.
        """
        if self.simulations_done > 0:
            if self.max_simulations > 0:
                if self.simulations_done >= self.max_simulations:
                    return False
            elif self.max_seconds <= 0:
                return False
            if (
                self.max_seconds > 0
                and self.simulations_done % self.check_interval == 0
                and self.now() - self.started_at >= self.max_seconds
            ):
                return False
        self.simulations_done += 1
        return True

    def remaining_simulations(self) -> float:
        """Return an estimate of how many more simulations the limits allow, at the speed so far. It reads the time."""
        within_number = float(self.max_simulations - self.simulations_done)
        if self.max_seconds <= 0:
            return within_number if self.max_simulations > 0 else 0.0
        elapsed = self.now() - self.started_at
        if elapsed <= 0:
            return within_number if self.max_simulations > 0 else _UNLIMITED_SIMULATIONS
        within_time = float(self.simulations_done) * (self.max_seconds - elapsed) / elapsed
        return within_number if self.max_simulations > 0 and within_number < within_time else within_time

    def elapsed_seconds(self) -> float:
        """Return the seconds since the start; 0 without a time limit."""
        return self.now() - self.started_at if self.max_seconds > 0 else 0.0
