"""Plays games on this machine: in worker processes that can be stopped, or in this process."""

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from ctypes import c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, Protocol

from tianxia.arena.result import Fault, Finished
from tianxia.arena.single_game import Task, abandon_game
from tianxia.engine.errors import BadOptions, TianxiaError

Play = Callable[..., Finished]
"""Plays a task, with a watchdog as an optional second argument."""

_SPAWN: Final = multiprocessing.get_context("spawn")
_POLL_INTERVAL_S: Final = 0.25
"""The interval between two checks for workers that hang."""
_STOP_TIMEOUT_S: Final = 2.0
"""The time for a worker to close its bots before it is killed."""
_NO_BOT: Final = -1
"""Stands for a bot when none is thinking."""


class Pool(Protocol):
    """An executor of games, in any order. It can be run several times before it is closed."""

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Yield the games as they are finished."""

    def close(self) -> None:
        """Stop all workers."""


def available_cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcessPool:
    """Plays one game after another in this process. Nothing stops a bot that hangs or ends the process."""

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Yield the games in order; each is played when the iterator reaches it."""
        return map(play, tasks)

    def close(self) -> None:
        """Do nothing."""


class LocalPool:
    """Worker processes on this machine, started by the first run and kept until the pool is closed."""

    def __init__(self, jobs: int) -> None:
        """Use at most this many workers."""
        self.jobs = jobs
        self._workers: list[_Worker] = []

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Yield the games as they are finished. If the caller stops early, all workers are stopped."""
        waiting = deque(tasks)
        workers = self._workers
        workers += [_Worker() for _ in range(min(self.jobs, len(waiting)) - len(workers))]
        try:
            while waiting or any(worker.task for worker in workers):
                for worker in workers:
                    if worker.task is None and waiting:
                        worker.start_task(play, waiting.popleft())
                busy = [worker for worker in workers if worker.task]
                ready = wait([worker.pipe for worker in busy], _POLL_INTERVAL_S)
                for worker in busy:
                    if worker.pipe in ready or worker.is_hanging():
                        yield worker.take_result(is_hanging=worker.pipe not in ready)
        finally:
            if any(worker.task for worker in workers):
                self.close()

    def close(self) -> None:
        """Stop all workers."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.stop()


class _Worker:
    """A process that plays one game after another."""

    def __init__(self) -> None:
        self.task: Task | None = None
        self._start()

    def _start(self) -> None:
        self.deadline = RawArray(c_double, [0.0, _NO_BOT])
        """Shared with the worker: when the current decision starts to count as hanging, and the bot that makes it."""
        self.pipe, worker_end = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_run_worker, args=(worker_end, self.deadline), daemon=True)
        # The child starts with Ctrl+C blocked, until it has installed its own signal handlers.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        worker_end.close()

    def start_task(self, play: Play, task: Task) -> None:
        self.task = task
        self.deadline[:] = [0.0, _NO_BOT]
        self.pipe.send((play, task))

    def is_hanging(self) -> bool:
        """Return whether a decision has lasted far longer than allowed."""
        return 0.0 < self.deadline[0] < time.monotonic()

    def take_result(self, is_hanging: bool) -> Finished:
        """Return the finished game; if the process died or hangs, an abandoned game, and start a new process.

        Raises BadOptions if the process died while no bot was thinking, and any exception of the task.
        """
        task, self.task = self.task, None
        assert task is not None
        try:
            if is_hanging:
                raise EOFError
            result = self.pipe.recv()
        except (EOFError, OSError):
            bot = int(self.deadline[1])
            self.stop()
            self._start()
            if bot == _NO_BOT:
                raise BadOptions("arena-worker-died", number=task.number + 1) from None
            reason = str(TianxiaError("arena-hung" if is_hanging else "arena-died"))
            return abandon_game(task, Fault(bot, "overtime" if is_hanging else "crash", reason))
        if isinstance(result, BaseException):
            raise result
        assert isinstance(result, Finished)
        return result

    def terminate(self) -> None:
        """Ask the process to close its bots and exit."""
        if self.process.is_alive():
            self.process.terminate()

    def stop(self) -> None:
        """Make the process exit."""
        self.terminate()
        self.process.join(_STOP_TIMEOUT_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class _WorkerStopped(BaseException):
    """Raised in a worker that has been asked to exit."""


def _run_worker(pipe: Connection, deadline: Any) -> None:
    """Play games until the arena closes the pipe. Ctrl+C is left to the arena."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, _handle_sigterm)

    def watchdog(bot: int, seconds: float) -> None:
        deadline[:] = [time.monotonic() + seconds, bot]

    try:
        while True:
            play, task = pipe.recv()
            try:
                result: Finished | Exception = play(task, watchdog)
            except Exception as error:
                result = error
            deadline[0] = 0.0
            pipe.send(result)
    except (_WorkerStopped, EOFError, OSError):
        return


def _handle_sigterm(number: int, frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise _WorkerStopped
