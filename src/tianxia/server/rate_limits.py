"""Rate limits for guests and addresses, as token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tianxia.server.errors import TOO_MANY_REQUESTS, Refused
from tianxia.server.settings import Limits

_MAX_KEYS: Final = 50_000
"""Keys that a limiter remembers; the least recently used one is forgotten first."""


class RateLimiter:
    """A token bucket for each key: a number of hits within a period, refilled continuously."""

    def __init__(self, limit: tuple[int, float], now: Callable[[], float] = time.monotonic) -> None:
        """Allow `limit[0]` hits within `limit[1]` seconds; `now` is a monotonic clock."""
        self.limit, self.period_s = limit
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By key: the tokens left, and the time at which they were counted."""

    def hit(self, key: str, spend: bool = True) -> float:
        """Count a hit; return 0 if it is allowed, else the seconds to wait. With `spend=False`, do not count it."""
        now = self.now()
        tokens, updated = self.buckets.pop(key, (float(self.limit), now))
        tokens = min(float(self.limit), tokens + (now - updated) * self.limit / self.period_s)
        allowed = tokens >= 1.0
        self.buckets[key] = (tokens - 1.0 if allowed and spend else tokens, now)
        while len(self.buckets) > _MAX_KEYS:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1.0 - tokens) * self.period_s / self.limit

    def check(self, key: str, spend: bool = True) -> None:
        """Count a hit as `hit` does. Raises Refused (429) with the seconds to wait if it is not allowed."""
        wait = self.hit(key, spend)
        if wait > 0.0:
            refused = Refused(TOO_MANY_REQUESTS, "server-too-many", seconds=int(wait) + 1)
            refused.retry_after_s = wait
            raise refused


class RateLimits:
    """The rate limiters of this process, and what else is counted per guest."""

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
