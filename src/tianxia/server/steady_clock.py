"""The server's clock: it never goes back, whatever happens to the system's."""

import time
from collections.abc import Callable


def _since_boot() -> float:
    """Seconds since the machine started, those asleep included where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Seconds since 1970 that only grow: the system's time, but a clock that is set back is not followed."""

    def __init__(self, system: Callable[[], float] | None = None, elapsed: Callable[[], float] = _since_boot) -> None:
        self._system = system or (lambda: time.time())
        self._elapsed = elapsed
        self._offset = self._system() - elapsed()

    def __call__(self) -> float:
        elapsed = self._elapsed()
        self._offset = max(self._offset, self._system() - elapsed)
        return self._offset + elapsed
