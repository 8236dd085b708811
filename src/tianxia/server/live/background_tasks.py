"""The tasks that run in the background of this process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

RETRY_DELAY_S: Final = 3.0
"""The pause before supervised work, or a bot that failed, is started again."""

logger = logging.getLogger("tianxia.server")


class BackgroundTasks:
    """Starts tasks, logs their failures, and cancels them when the server stops."""

    def __init__(self) -> None:
        """Start with none."""
        self.is_closing = False
        """Set when the server begins to stop: timers and bots are no longer started."""
        self._running: set[asyncio.Task[Any]] = set()
        """The references keep running tasks from being garbage-collected."""

    def start(self, coroutine: Any) -> asyncio.Task[Any]:
        """Run a coroutine as a task; `cancel_all` cancels it, and a failure is logged."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._finish)
        return task

    def supervise(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` until `cancel_all`; whenever it returns or fails, start it again after `RETRY_DELAY_S`."""
        self.start(_run_forever(work))

    async def cancel_all(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        """Drop the reference to a task, and log its failure."""
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())


async def _run_forever(work: Callable[[], Awaitable[None]]) -> None:
    """Restart `work` whenever it ends, in case the database or Redis was only briefly unavailable; log failures."""
    while True:
        try:
            await work()
        except Exception:
            logger.exception("supervised work failed; it will be started again")
        await asyncio.sleep(RETRY_DELAY_S)
