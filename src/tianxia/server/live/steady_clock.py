"""A clock that never goes back."""

import time
from collections.abc import Callable


def _since_boot() -> float:
    """Return the seconds since the machine started, including time in standby if the system counts it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """The system's time in seconds since 1970, except that it keeps advancing if the system clock is set back."""

    def __init__(self, system: Callable[[], float] | None = None, elapsed: Callable[[], float] = _since_boot) -> None:
        """Start at the system's time; `elapsed` is a monotonic clock."""
        self._system = system or (lambda: time.time())
        self._elapsed = elapsed
        self._offset = self._system() - elapsed()

    def __call__(self) -> float:
        """Return the time, in seconds since 1970."""
        elapsed = self._elapsed()
        self._offset = max(self._offset, self._system() - elapsed)
        return self._offset + elapsed
