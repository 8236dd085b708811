"""Speeds measured side by side: in turns, in processor time, as medians with their spread."""

import time
from collections.abc import Callable, Mapping
from statistics import median, quantiles
from typing import Final, NamedTuple

from tqdm import tqdm

from tianxia.cli.bench import format_rate

ROUNDS: Final = 15
"""How often each contestant has its turn."""
SECONDS: Final = 0.25
"""Processor time of one turn."""

Play = Callable[[], float]
"""Plays a piece, such as one game or one step of a batch, and returns how many units (decisions, steps) it had."""


class Spread(NamedTuple):
    """The middle of several measurements, and the quartiles around it."""

    median: float
    lower: float
    upper: float

    def rate(self) -> str:
        """As units a second: "302.1 k (286.3 k – 308.0 k)"."""
        return f"{format_rate(self.median)} ({format_rate(self.lower)} – {format_rate(self.upper)})"

    def factor(self) -> str:
        """As a ratio: "4.1 × (3.9 – 4.3)"."""
        return f"{self.median:.1f} × ({self.lower:.1f} – {self.upper:.1f})"


Rates = dict[str, list[float]]
"""By contestant: units a second of processor time, one number a round."""


def take_turns(plays: Mapping[str, Play], rounds: int = ROUNDS, seconds: float = SECONDS) -> Rates:
    """Measures all contestants in every round, so that a slow moment of the machine hits all of them alike."""
    rates: Rates = {name: [] for name in plays}
    for play in plays.values():
        play()
    for _ in tqdm(range(rounds), desc=", ".join(plays), unit="round", leave=False, disable=None):
        for name, play in plays.items():
            rates[name].append(_rate(play, seconds))
    return rates


def spread(values: list[float]) -> Spread:
    """Median and quartiles."""
    lower, _, upper = quantiles(values, n=4, method="inclusive")
    return Spread(median(values), lower, upper)


def ratio(rates: Rates, ours: str, peer: str) -> Spread:
    """How many times as fast one is as another, round by round."""
    return spread([own / theirs for own, theirs in zip(rates[ours], rates[peer], strict=True)])


def _rate(play: Play, seconds: float) -> float:
    clock = time.process_time
    begin = now = clock()
    units = 0.0
    while now - begin < seconds:
        units += play()
        now = clock()
    return units / (now - begin)
