"""The outcome of a run, and its description."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.server.kill_and_restart import Tally


class Outcome(NamedTuple):
    """The figures of a run, as a sentence, and whether the promise was kept."""

    figures: str
    is_kept: bool


Progress = Callable[[str], None]
"""Shows the progress of a run; each text replaces the previous one."""


class Run(NamedTuple):
    """A fault or abuse, and the promise that the server keeps under it."""

    name: str
    """The name of the run on the command line."""
    title: str
    promise: str
    run: Callable[[Path, Progress], Coroutine[Any, Any, Outcome]]
    """Makes the run in an empty folder."""


def describe(tally: Tally) -> str:
    """Return the counts of a tally as text."""
    return (
        f"{tally.acknowledged} moves acknowledged, {tally.lost} lost, {tally.duplicated} played twice, "
        f"{tally.changed} changed"
    )


def milliseconds(times_s: list[float]) -> str:
    """Return the median of some times, or a dash if there are none."""
    return f"{1000 * median(times_s):.0f} ms" if times_s else "–"
