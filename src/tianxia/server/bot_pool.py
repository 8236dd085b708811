"""Worker processes in which bots think, so that no other table waits for them.

One process is reserved for short jobs, so a guest who plays against a weak level never waits for the search of a strong
one. The others take whatever is next in the queue, which is fair between guests.
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
from tianxia.server import bot_worker, catalogue
from tianxia.server.bot_worker import Hint
from tianxia.server.job_queue import BACKGROUND_PATIENCE_S, Job, JobQueue

T = TypeVar("T")
_MAX_ATTEMPTS: Final = 3
"""How often a job is tried if the worker processes are killed."""
_MAX_HINTS: Final = 5
_BACKGROUND_S: Final = 0.3
"""How long a background job takes: studies are cut into pieces of this length."""


class _Call(NamedTuple):
    """A function for a worker, and the future for its result."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any]"


class _WorkerGroup:
    """Worker processes that take jobs from the queue, started when they are first needed."""

    def __init__(self, workers: int, *, short_only: bool) -> None:
        """With `short_only`, the group takes short jobs only."""
        self.workers = workers
        self.short_only = short_only
        self.busy = 0
        self.pool: ProcessPoolExecutor | None = None

    async def compute(self, function: Callable[..., T], *args: Any) -> T:
        """Call a function in a worker; if the workers are killed, try again with new ones."""
        for attempt in range(1, _MAX_ATTEMPTS + 1):
            pool = self._executor()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == _MAX_ATTEMPTS:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop the workers without waiting for them."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _executor(self) -> ProcessPoolExecutor:
        """Return the executor, started if necessary."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), bot_worker.initialise)
        return self.pool


class BotPool:
    """The worker processes and the queue in front of them."""

    def __init__(self, workers: int, hint_s: float) -> None:
        """Use this many workers besides the one for short jobs; 0: one less than the machine has cores."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.hint_s = hint_s
        self.queue = JobQueue(time.monotonic)
        self.groups = (_WorkerGroup(1, short_only=True), _WorkerGroup(self.workers, short_only=False))
        self.running: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def choose_move(
        self, guest: str, game: str, level: str, world: State, history: list[Message], seat: int
    ) -> str:
        """Return the text of a bot's whole move. `guest` is whose turn in the queue it takes."""
        seconds = catalogue.thinking_time(game, level)
        seed = secrets.randbits(64)
        return await self.compute(guest, seconds, bot_worker.choose_move, game, level, world, history, seat, seed)

    async def find_hints(self, guest: str, game: str, world: State, history: list[Message], seat: int) -> list[Hint]:
        """Return moves to consider, for a guest who asked for a hint."""
        args = (game, world, history, seat, self.hint_s, _MAX_HINTS, secrets.randbits(64))
        return await self.compute(guest, self.hint_s, bot_worker.find_hints, *args)

    async def run_in_background(self, guest: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function that takes about `_BACKGROUND_S` when no bot waits for a worker."""
        return await self.compute(guest, _BACKGROUND_S, function, *args, background=True)

    async def compute(
        self, guest: str, seconds: float, function: Callable[..., T], *args: Any, background: bool = False
    ) -> T:
        """Call a function in a worker when it is the guest's turn; `seconds` is how long it is expected to take."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = self.queue.add(guest, seconds, _Call(function, args, done), background=background)
        self._start_jobs()
        timer = loop.call_later(BACKGROUND_PATIENCE_S, self._start_jobs) if background else None
        try:
            return await done
        finally:
            self.queue.cancel(job)
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        """Stop the workers; whoever waits for a result is cancelled."""
        self.is_closed = True
        for task in self.running:
            task.cancel()
        for group in self.groups:
            group.close()

    def _start_jobs(self) -> None:
        """Hand jobs to free workers, as long as there are both."""
        for group in self.groups:
            while group.busy < group.workers and not self.is_closed:
                job = self.queue.take(short_only=group.short_only)
                if job is None:
                    break
                group.busy += 1
                task = asyncio.get_running_loop().create_task(self._run_job(group, job))
                self.running.add(task)
                task.add_done_callback(self.running.discard)

    async def _run_job(self, group: _WorkerGroup, job: Job) -> None:
        """Run one job and set its future."""
        call: _Call = job.work
        try:
            result = await group.compute(call.function, *call.args)
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
            group.busy -= 1
            self._start_jobs()
