"""The worker processes in which bots think.

One process is reserved for short jobs, so that a guest who plays against a weak level never waits for the search of a
strong one. The other processes take the next job of the queue, which is fair between guests.
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
from tianxia.server.bots import bot_worker
from tianxia.server.bots.bot_worker import Hint
from tianxia.server.bots.job_queue import MAX_BACKGROUND_WAIT_S, Job, JobQueue
from tianxia.server.tables import catalogue

T = TypeVar("T")
_MAX_ATTEMPTS: Final = 3
"""How many times a job is tried if its worker process is killed."""
_MAX_HINTS: Final = 5
"""The most moves in a hint."""
_BACKGROUND_S: Final = 0.3
"""The expected time of a background job: studies are divided into slices of this length."""


class _Call(NamedTuple):
    """A function for a worker, and the future for its result."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any]"


class _WorkerGroup:
    """Worker processes that take jobs from the queue, started when they are first needed."""

    def __init__(self, workers: int, *, short_only: bool) -> None:
        """Prepare this many worker processes; with `short_only`, they take short jobs only."""
        self.workers = workers
        self.short_only = short_only
        self.busy = 0
        """How many workers run a job."""
        self.pool: ProcessPoolExecutor | None = None

    async def compute(self, function: Callable[..., T], *args: Any) -> T:
        """Call a function in a worker and return its result; if the workers are killed, try again with new ones."""
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
        """Return the executor; create it if necessary."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), bot_worker.initialise)
        return self.pool


class BotPool:
    """The worker processes and their queue."""

    def __init__(self, workers: int, hint_s: float) -> None:
        """Use this many workers in addition to the one for short jobs; 0 for one less than the machine has cores."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.hint_s = hint_s
        self.queue = JobQueue(time.monotonic)
        self.groups = (_WorkerGroup(1, short_only=True), _WorkerGroup(self.workers, short_only=False))
        self.running: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def choose_move(
        self, guest: str, game: str, level: str, world: State, history: list[Message], seat: int
    ) -> str:
        """Return the text of a bot's whole move in a sampled world; the job is queued for `guest`."""
        seconds = catalogue.thinking_time(game, level)
        seed = secrets.randbits(64)
        return await self.compute(guest, seconds, bot_worker.choose_move, game, level, world, history, seat, seed)

    async def find_hints(self, guest: str, game: str, world: State, history: list[Message], seat: int) -> list[Hint]:
        """Return the best moves in a sampled world, for a guest who asked for a hint."""
        args = (game, world, history, seat, self.hint_s, _MAX_HINTS, secrets.randbits(64))
        return await self.compute(guest, self.hint_s, bot_worker.find_hints, *args)

    async def run_in_background(self, guest: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function that takes about `_BACKGROUND_S`, when no bot waits for a worker; return its result."""
        return await self.compute(guest, _BACKGROUND_S, function, *args, background=True)

    async def compute(
        self, guest: str, seconds: float, function: Callable[..., T], *args: Any, background: bool = False
    ) -> T:
        """Call a function in a worker when it is the guest's turn; `seconds` is the time it is expected to take."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = self.queue.add(guest, seconds, _Call(function, args, done), background=background)
        self._start_jobs()
        timer = loop.call_later(MAX_BACKGROUND_WAIT_S, self._start_jobs) if background else None
        try:
            return await done
        finally:
            self.queue.cancel(job)
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        """Stop the workers; callers that wait for a result are cancelled."""
        self.is_closed = True
        for task in self.running:
            task.cancel()
        for group in self.groups:
            group.close()

    def _start_jobs(self) -> None:
        """Assign queued jobs to free workers."""
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
        """Run a job in a group, and set its result or error."""
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
