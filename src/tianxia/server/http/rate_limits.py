"""Rate limits for guests and addresses, as token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tianxia.server.settings import Limits
from tianxia.server.tables.errors import TOO_MANY_REQUESTS, Refused

_MAX_KEYS: Final = 50_000
"""The most keys that a limiter remembers; the least recently used one is forgotten first."""


class RateLimiter:
    """A token bucket for each key, which allows a number of hits within a period and refills continuously."""

    def __init__(self, limit: tuple[int, float], now: Callable[[], float] = time.monotonic) -> None:
        """Allow `limit[0]` hits within `limit[1]` seconds; `now` is a monotonic clock."""
        self.limit, self.period_s = limit
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By key: the tokens left at the last hit, and its time."""

    def hit(self, key: str) -> float:
        """Count a hit if it is allowed and return 0, else return the seconds to wait."""
        now = self.now()
        tokens = self._tokens(key, now)
        is_allowed = tokens >= 1.0
        self._store(key, tokens - is_allowed, now)
        return 0.0 if is_allowed else (1.0 - tokens) * self.period_s / self.limit

    def seconds_to_wait(self, key: str) -> float:
        """Return the seconds until a hit is allowed, 0 if it is now; count nothing."""
        now = self.now()
        tokens = self._tokens(key, now)
        self._store(key, tokens, now)
        return 0.0 if tokens >= 1.0 else (1.0 - tokens) * self.period_s / self.limit

    def _tokens(self, key: str, now: float) -> float:
        """Return the tokens in a bucket."""
        tokens, updated = self.buckets.get(key, (float(self.limit), now))
        return min(float(self.limit), tokens + (now - updated) * self.limit / self.period_s)

    def _store(self, key: str, tokens: float, now: float) -> None:
        """Remember a bucket as the one that was used last."""
        self.buckets[key] = (tokens, now)
        self.buckets.move_to_end(key)
        if len(self.buckets) > _MAX_KEYS:
            self.buckets.popitem(last=False)

    def check(self, key: str) -> None:
        """Count a hit as `hit` does. Raises Refused (429) with the seconds to wait if it is not allowed."""
        _refuse_if_waiting(self.hit(key))

    def check_without_hit(self, key: str) -> None:
        """Count nothing. Raises Refused (429) with the seconds to wait if a hit is not allowed now."""
        _refuse_if_waiting(self.seconds_to_wait(key))


class RateLimits:
    """The rate limiters of this process, and its counts of open sockets and waiting guests."""

    def __init__(self, limits: Limits) -> None:
        """Start with full buckets."""
        self.max_sockets = limits.sockets
        """Open sockets allowed for one guest, or for one address without a guest."""
        self.moves = RateLimiter(limits.moves)
        """Messages about moves, by guest."""
        self.changes = RateLimiter(limits.changes)
        """Requests that change something, by guest."""
        self.new_guests = RateLimiter(limits.guests)
        """New guests, by address."""
        self.new_tables = RateLimiter(limits.tables)
        """New tables, by address."""
        self.failures = RateLimiter(limits.failures)
        """Refused requests, by `GuestAuth.failure_key`."""
        self.sockets: dict[str, int] = {}
        """How many sockets each guest, or each address without a guest, has open."""
        self.waiting_for_hint: set[str] = set()
        """Guests who are waiting for a hint: each gets one at a time, however many sockets they have open."""


def _refuse_if_waiting(wait_s: float) -> None:
    if wait_s > 0.0:
        raise Refused(TOO_MANY_REQUESTS, "server-too-many", wait_s, seconds=int(wait_s) + 1)
