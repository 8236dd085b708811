"""The server's clock, which never goes back."""

import time
from collections.abc import Callable


def _since_boot() -> float:
    """Return the seconds since the machine started, including those asleep where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Seconds since 1970 that only grow: the system's time, except that a clock that is set back is not followed."""

    def __init__(self, system: Callable[[], float] | None = None, elapsed: Callable[[], float] = _since_boot) -> None:
        """Start at the system's time; `elapsed` is a monotonic clock."""
        self._system = system or (lambda: time.time())
        self._elapsed = elapsed
        self._offset = self._system() - elapsed()

    def __call__(self) -> float:
        """Return the time."""
        elapsed = self._elapsed()
        self._offset = max(self._offset, self._system() - elapsed)
        return self._offset + elapsed
