"""Waiting for conditions in tests, with one generous deadline for all waits.

No test asserts how long something takes: a wait ends as soon as its condition holds, and fails only after a time that
is long enough even for a busy machine.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

DEADLINE_S: Final = float(os.environ.get("TIANXIA_TEST_DEADLINE", "120"))
"""The deadline of every wait; shorter only in runs that are expected to fail."""
POLL_S: Final = 0.02


def wait_until(condition: Callable[[], T], what: str, pause: Callable[[], object] = lambda: time.sleep(POLL_S)) -> T:
    """Return the first true result of `condition`, calling `pause` between attempts.

    Raises AssertionError, which names `what` was waited for, after the deadline.
    """
    deadline = time.monotonic() + DEADLINE_S
    while True:
        if result := condition():
            return result
        if time.monotonic() > deadline:
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
