"""A clock that never goes back."""

import time
from collections.abc import Callable
from functools import partial


def _choose_elapsed_clock() -> Callable[[], float]:
    """Return a clock that never goes back, and includes time in standby if the system counts it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    return time.monotonic


class SteadyClock:
    """The system's time in seconds since 1970, except that it keeps advancing if the system clock is set back."""

    def __init__(self, system: Callable[[], float] | None = None, elapsed: Callable[[], float] | None = None) -> None:
        """Start at the system's time; `elapsed` is a monotonic clock."""
        self._system = system or time.time
        self._elapsed = elapsed = elapsed or _choose_elapsed_clock()
        self._offset = self._system() - elapsed()

    def __call__(self) -> float:
        """Return the time, in seconds since 1970."""
        elapsed = self._elapsed()
        self._offset = max(self._offset, self._system() - elapsed)
        return self._offset + elapsed
