"""Plays games on a Ray cluster. Every node needs this version of Tianxia, and the programs and modules of the bots."""

import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import islice
from typing import Any, Final

from tianxia.arena.local_pool import LocalPool, Play
from tianxia.arena.result import Finished
from tianxia.arena.single_game import Task
from tianxia.engine.errors import BadOptions

_TASKS_PER_CORE: Final = 2
"""Games submitted per core, so that a core need not wait for its next game."""

_CONNECT_TIMEOUT_S: Final = 5.0
"""The time limit for connecting to an address; Ray itself would wait for minutes."""


class RayPool:
    """The cores of a Ray cluster. If a node fails, its game is played again on another."""

    def __init__(self, address: str) -> None:
        """Join the cluster at an address as Ray writes it: `auto`, `host:port`, `ray://host:port`, or `local`.

        Raises BadOptions if Ray is not installed or the cluster cannot be reached.
        """
        try:
            import ray
        except ImportError:
            raise BadOptions("arena-ray-missing") from None
        self.ray: Any = ray
        _check_address(address)
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
                problem = " ".join(str(error).split())[:200]
                raise BadOptions("arena-ray-address", address=address[:80], problem=problem) from None

    def run(self, play: Play, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Yield the games as they are finished."""
        ray, waiting = self.ray, iter(tasks)
        remote = ray.remote(_play_in_process)
        max_running = max(1, int(ray.cluster_resources().get("CPU", 1))) * _TASKS_PER_CORE
        running = [remote.remote(play, task) for task in islice(waiting, max_running)]
        try:
            while running:
                (ready, *_), running = ray.wait(running, num_returns=1)
                running += [remote.remote(play, task) for task in islice(waiting, 1)]
                yield self._get(ready)
        finally:
            for game in running:
                ray.cancel(game, force=True)

    def close(self) -> None:
        """Do nothing: the cluster keeps running."""

    def _get(self, ready: Any) -> Finished:
        try:
            finished = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None
        assert isinstance(finished, Finished)
        return finished


def _play_in_process(play: Play, task: Task) -> Finished:
    """Play a game in a separate process, which can be stopped if a bot hangs, and replaced if a bot ends it."""
    with closing(LocalPool(1)) as pool:
        (finished,) = pool.run(play, [task])
    return finished


def _check_address(address: str) -> None:
    """Raise BadOptions for an address with host and port that cannot be connected to."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), _CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadOptions("arena-ray-address", address=address[:80], problem=problem) from None
