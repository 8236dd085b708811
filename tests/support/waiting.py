"""The one deadline of every wait in the tests.

Nothing in the tests asserts how long something takes: a wait ends as soon as its condition holds, and fails only when
even a busy machine would have been done long ago.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

DEADLINE_S: Final = float(os.environ.get("TIANXIA_TEST_DEADLINE", "120"))
"""Shorter only where tests are meant to fail."""
POLL_S: Final = 0.02


def wait_until(condition: Callable[[], T], what: str, pause: Callable[[], object] = lambda: time.sleep(POLL_S)) -> T:
    """Return the first true result of `condition`, calling `pause` between attempts; fail after the deadline."""
    end = time.monotonic() + DEADLINE_S
    while True:
        if result := condition():
            return result
        if time.monotonic() > end:
            raise AssertionError(f"waited {DEADLINE_S:.0f} s in vain: {what}")
        pause()


async def wait_until_async(condition: Callable[[], Awaitable[T | None]], what: str) -> T:
    """Like `wait_until`, for a condition that is awaited."""
    try:
        async with asyncio.timeout(DEADLINE_S):
            while not (result := await condition()):
                await asyncio.sleep(POLL_S)
            return result
    except TimeoutError:
        raise AssertionError(f"waited {DEADLINE_S:.0f} s in vain: {what}") from None
