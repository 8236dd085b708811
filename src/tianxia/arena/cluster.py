"""Games on a Ray cluster. Every node needs this version of Tianxia, and the programs and modules of the bots."""

import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import islice
from typing import Any, Final

from tianxia.arena.local import LocalPool, Play
from tianxia.arena.result import Finished
from tianxia.arena.single_game import Task
from tianxia.engine.errors import BadOptions

_AHEAD: Final = 2
"""Games handed out for each core, so that none waits for the next."""

_KNOCK: Final = 5.0
"""Seconds to wait for an address: Ray itself would wait for minutes."""


class RayPool:
    """The cores of a Ray cluster. A game on a node that goes away is played again on another."""

    def __init__(self, address: str) -> None:
        """Joins the cluster at an address as Ray writes it: `auto`, `host:port`, `ray://host:port`, or `local`."""
        try:
            import ray
        except ImportError:
            raise BadOptions("arena-ray-missing") from None
        self.ray: Any = ray
        _knock(address)
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
                problem = " ".join(str(error).split())[:200]
                raise BadOptions("arena-ray-address", address=address[:80], problem=problem) from None

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Plays the games; each is handed over as soon as it is finished."""
        ray, left = self.ray, iter(tasks)
        remote = ray.remote(_guarded)
        width = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        running = [remote.remote(play, task) for task in islice(left, width)]
        try:
            while running:
                (ready, *_), running = ray.wait(running, num_returns=1)
                running += [remote.remote(play, task) for task in islice(left, 1)]
                yield self._get(ready)
        finally:
            for game in running:
                ray.cancel(game, force=True)

    def close(self) -> None:
        """Nothing is kept between two runs; the cluster belongs to others."""

    def _get(self, ready: Any) -> Finished:
        try:
            finished = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None
        assert isinstance(finished, Finished)
        return finished


def _guarded(play: Play, task: Task) -> Finished:
    """A game in a process of its own, which can be stopped when a bot hangs or takes it down."""
    with closing(LocalPool(1)) as pool:
        (finished,) = pool.run(play, [task])
    return finished


def _knock(address: str) -> None:
    """Refuses an address with host and port where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), _KNOCK).close()
    except (OSError, OverflowError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadOptions("arena-ray-address", address=address[:80], problem=problem) from None
