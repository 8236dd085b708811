"""The order in which bots think: fair between guests, short jobs first.

Jobs are served in rounds. In a round every guest with waiting jobs gets one of them served; within a round, and among
the jobs of one guest, the shortest comes first. So however many jobs one guest has, another guest's job waits for at
most one job of each guest who was there before.
"""

import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

SHORT_S: Final = 0.1
"""Jobs up to this length may use the worker that is reserved for short ones: in every game the two weakest levels."""
BACKGROUND_PATIENCE_S: Final = 4.0
"""A background job that has waited this long is served like any other of its guest."""


@dataclass(order=True, slots=True)
class Job:
    """Something to be computed for a guest. Sorted by length, then by arrival."""

    seconds: float
    """How long it is expected to take."""
    number: int
    guest: str = field(compare=False)
    work: Any = field(compare=False)
    """Whatever the caller of `add` gave."""
    background: bool = field(compare=False)
    added: float = field(compare=False)
    """By the monotonic clock."""
    is_cancelled: bool = field(compare=False, default=False)


class JobQueue:
    """Jobs that wait for a worker, by guest."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Use a monotonic clock."""
        self.now = now
        self._numbers = itertools.count()
        self._foreground: dict[str, list[Job]] = {}
        """By guest; each list is a heap."""
        self._background: dict[str, list[Job]] = {}
        """The same, of background jobs."""
        self._served: dict[bool, set[str]] = {False: set(), True: set()}
        """Guests who had their turn in the current round: of all workers (False), and of the one for short jobs (True).
        """

    def __len__(self) -> int:
        """Return how many jobs wait."""
        waiting = (*self._foreground.values(), *self._background.values())
        return sum(not job.is_cancelled for jobs in waiting for job in jobs)

    def add(self, guest: str, seconds: float, work: Any, *, background: bool = False) -> Job:
        """Queue a job. A background job is served only while nobody waits, or once it has waited long enough."""
        job = Job(seconds, next(self._numbers), guest, work, background, self.now())
        if background:
            heapq.heappush(self._background.setdefault(guest, []), job)
        else:
            heapq.heappush(self._foreground.setdefault(guest, []), job)
        return job

    def cancel(self, job: Job) -> None:
        """Forget a job that nobody waits for any more; harmless once it was taken."""
        job.is_cancelled = True

    def take(self, *, short_only: bool = False) -> Job | None:
        """Remove and return the job that is next, or None; with `short_only` the next that is short."""
        self._promote()
        job = self._take_from(self._first_foreground(short_only), short_only)
        if job is None and not short_only:
            job = self._take_from(self._first_background(), short_only)
        return job

    def _take_from(self, first: dict[str, Job], short_only: bool) -> Job | None:
        """The shortest of these jobs whose guest has not had its turn in this round; a new round if all have."""
        if not first:
            return None
        served = self._served[short_only]
        if served.issuperset(first):
            served.clear()
        job = min(job for guest, job in first.items() if guest not in served)
        served.add(job.guest)
        waiting = self._background if job.background else self._foreground
        jobs = waiting[job.guest]
        heapq.heappop(jobs)
        if not jobs:
            del waiting[job.guest]
        return job

    def _first_foreground(self, short_only: bool) -> dict[str, Job]:
        """The next job of each guest."""
        first = self._first(self._foreground)
        return {guest: job for guest, job in first.items() if job.seconds <= SHORT_S} if short_only else first

    def _first_background(self) -> dict[str, Job]:
        return self._first(self._background)

    def _first(self, waiting: dict[str, list[Job]]) -> dict[str, Job]:
        """The first job of each guest; cancelled ones are dropped on the way."""
        out: dict[str, Job] = {}
        for guest, jobs in list(waiting.items()):
            while jobs and jobs[0].is_cancelled:
                heapq.heappop(jobs)
            if jobs:
                out[guest] = jobs[0]
            else:
                del waiting[guest]
        return out

    def _promote(self) -> None:
        """Background jobs that have waited long enough wait with the others from now on."""
        latest = self.now() - BACKGROUND_PATIENCE_S
        for guest, jobs in list(self._background.items()):
            patient = [job for job in jobs if job.added > latest]
            for job in jobs:
                if job.added <= latest:
                    job.background = False
                    heapq.heappush(self._foreground.setdefault(guest, []), job)
            if patient:
                heapq.heapify(patient)
                self._background[guest] = patient
            else:
                del self._background[guest]
