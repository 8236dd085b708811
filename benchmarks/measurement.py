"""Measures speeds for comparison: in alternating turns, in processor time, as medians with quartiles."""

import time
from collections.abc import Callable, Mapping
from statistics import median, quantiles
from typing import Final, NamedTuple

from tqdm import tqdm

from tianxia.cli.bench import format_rate

ROUNDS: Final = 15
"""The number of turns of each program."""
TURN_SECONDS: Final = 0.25
"""The processor time of one turn."""

Play = Callable[[], float]
"""Plays one game, or one step of a batch, and returns its number of units: decisions or steps."""


class Spread(NamedTuple):
    """The median of several measurements, with their quartiles."""

    median: float
    lower: float
    upper: float

    def rate(self) -> str:
        """Return the text of units per second: "302.1 k (286.3 k – 308.0 k)"."""
        return f"{format_rate(self.median)} ({format_rate(self.lower)} – {format_rate(self.upper)})"

    def factor(self) -> str:
        """Return the text of a ratio: "4.1 × (3.9 – 4.3)"."""
        return f"{self.median:.1f} × ({self.lower:.1f} – {self.upper:.1f})"


Rates = dict[str, list[float]]
"""By program: units per second of processor time, one number per round."""


def measure_in_turns(plays: Mapping[str, Play], rounds: int = ROUNDS, seconds: float = TURN_SECONDS) -> Rates:
    """Return the rates of all programs. All are measured in every round, so that noise affects them alike."""
    rates: Rates = {name: [] for name in plays}
    for play in plays.values():
        play()
    for _ in tqdm(range(rounds), desc=", ".join(plays), unit="round", leave=False, disable=None):
        for name, play in plays.items():
            rates[name].append(_rate(play, seconds))
    return rates


def summarise(values: list[float]) -> Spread:
    """Return the median and the quartiles."""
    lower, _, upper = quantiles(values, n=4, method="inclusive")
    return Spread(median(values), lower, upper)


def ratio(rates: Rates, ours: str, peer: str) -> Spread:
    """Return the ratio of the speed of `ours` to that of `peer`, computed round by round."""
    return summarise([our_rate / peer_rate for our_rate, peer_rate in zip(rates[ours], rates[peer], strict=True)])


def _rate(play: Play, seconds: float) -> float:
    clock = time.process_time
    started_at = now = clock()
    units = 0.0
    while now - started_at < seconds:
        units += play()
        now = clock()
    return units / (now - started_at)
