"""Bots think in processes of their own, so that nobody at another table waits for them.

One process is reserved for short jobs: a guest who plays against a weak level never waits for a strong one's search.
The others take whatever is next in the queue, which is fair between guests.
"""

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia.server import menu, thought
from tianxia.server.job_queue import BACKGROUND_PATIENCE_S, Job, JobQueue
from tianxia.server.thought import Hint

T = TypeVar("T")
_TRIES: Final = 3
_MOST_HINTS: Final = 5
_BACKGROUND_S: Final = 0.3
"""How long a background job takes: studies are cut into pieces of this length."""


class _Call(NamedTuple):
    """What a worker is asked to compute, and where the answer goes."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any]"


class _Lane:
    """Worker processes that take jobs from the queue, started when they are first needed."""

    def __init__(self, workers: int, *, short_only: bool) -> None:
        self.workers = workers
        self.short_only = short_only
        self.busy = 0
        self.pool: ProcessPoolExecutor | None = None

    async def compute(self, function: Callable[..., T], *args: Any) -> T:
        """Compute something in a worker; if one is killed, another takes over."""
        for attempt in range(1, _TRIES + 1):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == _TRIES:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), thought.begin)
        return self.pool


class Thinkers:
    """The worker processes and the queue in front of them."""

    def __init__(self, workers: int, hint_seconds: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.hint_seconds = hint_seconds
        self.queue = JobQueue(time.monotonic)
        self.lanes = (_Lane(1, short_only=True), _Lane(self.workers, short_only=False))
        self.running: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def choose(self, guest: str, game: str, level: str, world: State, history: list[Message], seat: int) -> str:
        """The text of a bot's whole move, at a table of this guest."""
        seconds = menu.thinking_time(game, level)
        seed = secrets.randbits(64)
        return await self.compute(guest, seconds, thought.choose, game, level, world, _plain(history), seat, seed)

    async def explain(self, guest: str, game: str, world: State, history: list[Message], seat: int) -> list[Hint]:
        """Moves to consider, for a guest who asked for a hint."""
        args = (game, world, _plain(history), seat, self.hint_seconds, _MOST_HINTS, secrets.randbits(64))
        return await self.compute(guest, self.hint_seconds, thought.explain, *args)

    async def in_between(self, guest: str, function: Callable[..., T], *args: Any) -> T:
        """A short piece of work that can wait until a process is free; nobody at a table waits for more than it."""
        return await self.compute(guest, _BACKGROUND_S, function, *args, background=True)

    async def compute(
        self, guest: str, seconds: float, function: Callable[..., T], *args: Any, background: bool = False
    ) -> T:
        """Compute something for a guest that takes about so many seconds, when it is the guest's turn."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = self.queue.add(guest, seconds, _Call(function, args, done), background=background)
        self._serve()
        patience = loop.call_later(BACKGROUND_PATIENCE_S, self._serve) if background else None
        try:
            return await done
        finally:
            self.queue.cancel(job)
            if patience is not None:
                patience.cancel()

    def close(self) -> None:
        self.is_closed = True
        for task in self.running:
            task.cancel()
        for lane in self.lanes:
            lane.close()

    def _serve(self) -> None:
        """Hand jobs to free workers, for as long as there are both."""
        for lane in self.lanes:
            while lane.busy < lane.workers and not self.is_closed:
                job = self.queue.take(short_only=lane.short_only)
                if job is None:
                    break
                lane.busy += 1
                task = asyncio.get_running_loop().create_task(self._work(lane, job))
                self.running.add(task)
                task.add_done_callback(self.running.discard)

    async def _work(self, lane: _Lane, job: Job) -> None:
        call: _Call = job.work
        try:
            result = await lane.compute(call.function, *call.args)
        except asyncio.CancelledError:
            call.done.cancel()
            raise
        except Exception as error:
            if not call.done.done():
                call.done.set_exception(error)
        else:
            if not call.done.done():
                call.done.set_result(result)
        finally:
            lane.busy -= 1
            self._serve()


def _plain(history: list[Message]) -> list[Message]:
    return [Message(message.id, dict(message.args)) for message in history]
