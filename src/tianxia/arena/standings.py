"""How the bots of a match have done."""

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from tianxia.arena.intervals import FEWEST_DEALS, paired
from tianxia.arena.result import Fault, Kind, Result
from tianxia.arena.settings import Settings


class Standing(msgspec.Struct, frozen=True):
    """One bot, over all its games."""

    bot: str
    games: int
    wins: int
    draws: int
    """Games with a shared first place."""
    losses: int
    rate: float
    """The share of wins; a draw is half a win."""
    low: float
    high: float
    """The 95 % interval of the rate."""
    returns: float
    scores: float | None
    decisions: int
    seconds_mean: float
    seconds_max: float
    processor_max: float
    """The longest decision by the time of the processor."""
    overruns: int
    held_up: int
    """How many of these the clock alone found too long."""
    faults: dict[Kind, int]


class Report(msgspec.Struct, frozen=True):
    """A match so far."""

    games: int
    deals: int
    moves: float
    """The length of a game, in the mean."""
    interval: str
    """How the intervals were computed."""
    standings: list[Standing]
    faults: dict[int, Fault]
    """By the number of the game, from 1."""

    def table(self, settings: Settings) -> dict[str, Any]:
        """For the summary; the names of bots instead of their numbers."""
        faults = [
            {"game": game, "bot": settings.names[fault.bot], "kind": fault.kind, "reason": fault.reason}
            for game, fault in self.faults.items()
        ]
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {**plain, "faults": faults}


def report(settings: Settings, results: Iterable[Result]) -> Report:
    """All that there is to tell of a match."""
    sorted_results = sorted(results, key=lambda result: result.number)
    deals: dict[int, list[Result]] = {}
    for result in sorted_results:
        deals.setdefault(settings.deal(result.number), []).append(result)
    by_deals = len(deals) >= FEWEST_DEALS
    return Report(
        games=len(sorted_results),
        deals=len(deals),
        moves=fmean(result.moves for result in sorted_results) if sorted_results else 0.0,
        interval="Wilson, 95 %, deals as units" if by_deals else "Wilson, 95 %, games as units",
        standings=[_standing(settings, bot, list(deals.values())) for bot in range(len(settings.bots))],
        faults={result.number + 1: result.fault for result in sorted_results if result.fault},
    )


def _standing(settings: Settings, bot: int, deals: list[list[Result]]) -> Standing:
    results = [result for deal in deals for result in deal]
    wins = [result.wins[bot] for result in results]
    rate = paired([[result.wins[bot] for result in deal] for deal in deals])
    scores = [result.scores[bot] for result in results if result.scores is not None]
    thinking = [result.thinking[bot] for result in results]
    decisions = sum(thought.decisions for thought in thinking)
    faults: dict[Kind, int] = {}
    for result in results:
        if result.fault and result.fault.bot == bot:
            faults[result.fault.kind] = faults.get(result.fault.kind, 0) + 1
    return Standing(
        bot=settings.names[bot],
        games=len(results),
        wins=wins.count(1.0),
        draws=sum(0.0 < win < 1.0 for win in wins),
        losses=wins.count(0.0),
        rate=rate.mean,
        low=rate.low,
        high=rate.high,
        returns=fmean(result.returns[bot] for result in results) if results else 0.0,
        scores=fmean(scores) if scores else None,
        decisions=decisions,
        seconds_mean=sum(thought.seconds for thought in thinking) / decisions if decisions else 0.0,
        seconds_max=max((thought.longest for thought in thinking), default=0.0),
        processor_max=max((thought.processor for thought in thinking), default=0.0),
        overruns=sum(thought.overruns for thought in thinking),
        held_up=sum(thought.held_up for thought in thinking),
        faults=faults,
    )
