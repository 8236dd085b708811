"""Bots think in processes of their own, so that nobody at another table waits for them."""

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server import thought
from tianxia.server.thought import Hint

T = TypeVar("T")
_PATIENCE: Final = 4.0
"""Seconds after which work that can wait is done in between, however busy the bots are."""
_TRIES: Final = 3
_MOST_HINTS: Final = 5


class Thinkers:
    """The processes, started when the first bot has to think."""

    def __init__(self, workers: int, hint_seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.hint_seconds = hint_seconds
        self.pool: ProcessPoolExecutor | None = None
        self.busy = 0
        """Bots that think, or wait to."""
        self.free = asyncio.Event()
        self.free.set()

    async def choose(self, game: str, level: str, world: State, history: list[Message], seat: int) -> str:
        """The text of a whole move."""
        return await self._now(thought.choose, game, level, world, _plain(history), seat, secrets.randbits(64))

    async def explain(self, game: str, world: State, history: list[Message], seat: int) -> list[Hint]:
        seed = secrets.randbits(64)
        return await self._now(
            thought.explain, game, world, _plain(history), seat, self.hint_seconds, _MOST_HINTS, seed
        )

    async def in_between(self, function: Callable[..., T], *args: Any) -> T:
        """A short piece of work that can wait until a process is free; nobody at a table waits for more than it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.free.wait(), _PATIENCE)
        return await self._run(function, *args)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def _now(self, function: Callable[..., T], *args: Any) -> T:
        self.count(1)
        try:
            return await self._run(function, *args)
        finally:
            self.count(-1)

    def count(self, more: int) -> None:
        """So many more bots think, or wait to."""
        self.busy += more
        if self.busy < self.workers:
            self.free.set()
        else:
            self.free.clear()

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
