"""Bots think in processes of their own, so that nobody at another table waits for them."""

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server import thought
from tianxia.server.thought import Hint

T = TypeVar("T")
_TRIES: Final = 3
_MOST_HINTS: Final = 5


class Thinkers:
    """The processes, started when the first bot has to think."""

    def __init__(self, workers: int, hint_seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.hint_seconds = hint_seconds
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, world: State, history: list[Message], seat: int) -> str:
        """The text of a whole move."""
        return await self._run(thought.choose, game, level, world, _plain(history), seat, secrets.randbits(64))

    async def explain(self, game: str, world: State, history: list[Message], seat: int) -> list[Hint]:
        seed = secrets.randbits(64)
        return await self._run(
            thought.explain, game, world, _plain(history), seat, self.hint_seconds, _MOST_HINTS, seed
        )

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def _run(self, function: Callable[..., T], *args: Any) -> T:
        for attempt in range(1, _TRIES + 1):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None  # a worker was killed: the next one takes over
                if attempt == _TRIES:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), thought.begin)
        return self.pool


def _plain(history: list[Message]) -> list[Message]:
    return [Message(message.id, dict(message.args)) for message in history]
