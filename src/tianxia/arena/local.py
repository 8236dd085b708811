"""Games on this machine: in worker processes that can be stopped, or in this process."""

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
from tianxia.arena.single_game import Task, given_up
from tianxia.engine.errors import BadOptions, TianxiaError

Play = Callable[..., Finished]
"""Plays a task, and may be given an alarm."""

_SPAWN: Final = multiprocessing.get_context("spawn")
_LOOK: Final = 0.25
"""Seconds between two looks for workers that hang."""
_LEAVE: Final = 2.0
"""Seconds for a worker to close its bots."""
_NOBODY: Final = -1


class Pool(Protocol):
    """Plays games somewhere, in any order. It can be run several times, then it is closed."""

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]: ...

    def close(self) -> None: ...


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcessPool:
    """Plays one game after another in this process. Nothing stops a bot that hangs or ends the process."""

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        return map(play, tasks)

    def close(self) -> None:
        """There is nothing to close."""


class LocalPool:
    """Worker processes on this machine. They start with the first run and live until the pool is closed."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._workers: list[_Worker] = []

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Plays the games; each is handed over as soon as it is finished. Left early, it stops all workers."""
        waiting = deque(tasks)
        workers = self._workers
        workers += [_Worker() for _ in range(min(self.jobs, len(waiting)) - len(workers))]
        try:
            while waiting or any(worker.task for worker in workers):
                for worker in workers:
                    if worker.task is None and waiting:
                        worker.give(play, waiting.popleft())
                busy = [worker for worker in workers if worker.task]
                ready = wait([worker.pipe for worker in busy], _LOOK)
                for worker in busy:
                    if worker.pipe in ready or worker.hangs():
                        yield worker.take(hangs=worker.pipe not in ready)
        finally:
            if any(worker.task for worker in workers):
                self.close()

    def close(self) -> None:
        """Stops all workers."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.leave()
        for worker in workers:
            worker.stop()


class _Worker:
    """A process that plays one game after another."""

    def __init__(self) -> None:
        self.task: Task | None = None
        self._start()

    def _start(self) -> None:
        self.clock = RawArray(c_double, [0.0, _NOBODY])
        """Until when a decision may last, and whose it is."""
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs, self.clock), daemon=True)
        # A child is born with Ctrl-C held back, until it has learnt to leave that to us.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        theirs.close()

    def give(self, play: Play, task: Task) -> None:
        self.task = task
        self.clock[:] = [0.0, _NOBODY]
        self.pipe.send((play, task))

    def hangs(self) -> bool:
        """Whether a decision has lasted far longer than any may."""
        return 0.0 < self.clock[0] < time.monotonic()

    def take(self, hangs: bool) -> Finished:
        """The game it has played, or lost by dying or hanging: then another process takes over."""
        task, self.task = self.task, None
        assert task is not None
        try:
            if hangs:
                raise EOFError
            answer = self.pipe.recv()
        except (EOFError, OSError):
            thinker = int(self.clock[1])
            self.stop()
            self._start()
            if thinker == _NOBODY:
                raise BadOptions("arena-worker-died", number=task.number + 1) from None
            reason = str(TianxiaError("arena-hung" if hangs else "arena-died"))
            return given_up(task, Fault(thinker, "overtime" if hangs else "crash", reason))
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Finished)
        return answer

    def leave(self) -> None:
        """Asks it to close its bots and go."""
        if self.process.is_alive():
            self.process.terminate()

    def stop(self) -> None:
        """Makes it go."""
        self.leave()
        self.process.join(_LEAVE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class _Stopped(BaseException):
    """The arena wants this worker to go."""


def _work(pipe: Connection, clock: Any) -> None:
    """The life of a worker: games until the arena goes away. Ctrl-C is the arena's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, _stop)

    def alarm(bot: int, seconds: float) -> None:
        clock[:] = [time.monotonic() + seconds, bot]

    try:
        while True:
            play, task = pipe.recv()
            try:
                answer: Finished | Exception = play(task, alarm)
            except Exception as error:
                answer = error
            clock[0] = 0.0
            pipe.send(answer)
    except (_Stopped, EOFError, OSError):
        return


def _stop(number: int, frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise _Stopped
