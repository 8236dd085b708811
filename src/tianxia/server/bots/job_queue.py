"""The queue of jobs for bots: fair between guests, short jobs first.

Jobs are served in rounds. In each round, one job of every guest with waiting jobs is served; the shortest jobs come
first. However many jobs one guest has, the next job of another guest waits for at most one job of each guest.
"""

import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

SHORT_S: Final = 0.1
"""Jobs up to this length may use the worker reserved for short jobs; in every game, the two weakest levels do."""
MAX_BACKGROUND_WAIT_S: Final = 4.0
"""A background job that has waited this long is served like other jobs."""


@dataclass(order=True, slots=True)
class Job:
    """Something to compute for a guest. Jobs are ordered by length, then by arrival."""

    seconds: float
    """How long it is expected to take."""
    number: int
    """The position in the order of arrival."""
    guest: str = field(compare=False)
    work: Any = field(compare=False)
    """The value given to `add`."""
    background: bool = field(compare=False)
    added: float = field(compare=False)
    """When it was added, by the monotonic clock."""
    is_cancelled: bool = field(compare=False, default=False)


class JobQueue:
    """Jobs that wait for a worker, by guest."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Use a monotonic clock."""
        self.now = now
        self._numbers = itertools.count()
        self._foreground: dict[str, list[Job]] = {}
        """Waiting jobs by guest; each list is a heap."""
        self._background: dict[str, list[Job]] = {}
        """Waiting background jobs by guest; each list is a heap."""
        self._served: dict[bool, set[str]] = {False: set(), True: set()}
        """The guests who have been served in the current round, in which each guest gets a turn.

        There are two kinds of rounds: of the worker that takes only short jobs (True), and of all others (False).
        """

    def __len__(self) -> int:
        """Return how many jobs wait."""
        waiting = (*self._foreground.values(), *self._background.values())
        return sum(not job.is_cancelled for jobs in waiting for job in jobs)

    def add(self, guest: str, seconds: float, work: Any, *, background: bool = False) -> Job:
        """Queue a job. A background job is served when no other job waits, or after `MAX_BACKGROUND_WAIT_S`."""
        job = Job(seconds, next(self._numbers), guest, work, background, self.now())
        if background:
            heapq.heappush(self._background.setdefault(guest, []), job)
        else:
            heapq.heappush(self._foreground.setdefault(guest, []), job)
        return job

    def cancel(self, job: Job) -> None:
        """Drop a job whose result is no longer needed; this has no effect once the job was taken."""
        job.is_cancelled = True

    def take(self, *, short_only: bool = False) -> Job | None:
        """Remove and return the next job, or the next short job; None if there is none."""
        self._promote()
        job = self._take_from(self._first_foreground(short_only), short_only)
        if job is None and not short_only:
            job = self._take_from(self._first_background(), short_only)
        return job

    def _take_from(self, first: dict[str, Job], short_only: bool) -> Job | None:
        """Remove and return the shortest job of a guest who has not had a turn in this round.

        `first` has the first job of each guest. If all of them have had their turn, a new round begins.
        """
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
        """Return the first waiting job of each guest, or only those that are short."""
        first = self._first(self._foreground)
        return {guest: job for guest, job in first.items() if job.seconds <= SHORT_S} if short_only else first

    def _first_background(self) -> dict[str, Job]:
        """Return the first waiting background job of each guest."""
        return self._first(self._background)

    def _first(self, waiting: dict[str, list[Job]]) -> dict[str, Job]:
        """Return the first job of each guest that is not cancelled; drop the cancelled jobs before it."""
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
        """Turn background jobs that have waited long enough into ordinary ones."""
        latest = self.now() - MAX_BACKGROUND_WAIT_S
        for guest, jobs in list(self._background.items()):
            remaining = [job for job in jobs if job.added > latest]
            for job in jobs:
                if job.added <= latest:
                    job.background = False
                    heapq.heappush(self._foreground.setdefault(guest, []), job)
            if remaining:
                heapq.heapify(remaining)
                self._background[guest] = remaining
            else:
                del self._background[guest]
