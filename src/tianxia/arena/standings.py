"""The result of a match: the standing of each bot, overall and by seat."""

from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from tianxia.arena.intervals import MIN_DEALS, paired_interval
from tianxia.arena.result import Fault, FaultKind, Result
from tianxia.arena.settings import Settings


class SeatStanding(msgspec.Struct, frozen=True):
    """The results of a bot in one seat."""

    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    """The win rate; a draw is half a win."""


class Standing(msgspec.Struct, frozen=True):
    """The results of a bot in all its games. Games that ended in a crash count only in `crashes`."""

    bot: str
    games: int
    wins: int
    draws: int
    """Games with a shared first place."""
    losses: int
    rate: float
    """The win rate; a draw is half a win."""
    low: float
    high: float
    """`low` and `high` are the 95 % interval of the rate."""
    returns: float
    scores: float | None
    decisions: int
    seconds_mean: float
    seconds_max: float
    processor_max: float
    """The longest processor time of a decision, in seconds."""
    overruns: int
    held_up: int
    """Overruns by wall-clock time only: the processor time was within the limit."""
    faults: dict[FaultKind, int]
    """The games that it lost by an illegal move or by taking too long."""
    crashes: int
    """The games that ended because it crashed; no bot won or lost them."""
    seats: dict[str, SeatStanding]
    """Its results by seat."""


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a match, finished or so far. Games that ended in a crash are listed only in `crashes`."""

    settings: Settings
    games: int
    """The games with a result."""
    deals: int
    moves: float
    """The mean number of moves of a game."""
    interval: str
    """The method of the intervals, as text."""
    standings: list[Standing]
    """The bots, in the order in which they were given."""
    faults: dict[int, Fault]
    """The games that a bot lost by an illegal move or by taking too long, by their number from 1."""
    crashes: dict[int, Fault]
    """The games that ended in a crash, by their number from 1."""
    results: list[Result]
    """Every game with a result, in order; `Result.number` counts from 0."""
    path: Path | None = None
    """The folder with records and summary, if there is one."""

    def __getitem__(self, bot: str) -> Standing:
        """Return the standing of a bot by its name. Raises KeyError."""
        for standing in self.standings:
            if standing.bot == bot:
                return standing
        raise KeyError(bot)

    def summary_json(self) -> dict[str, Any]:
        """Return the summary as plain data, without single games, and with names of bots instead of indices."""
        plain: dict[str, Any] = {
            field: msgspec.to_builtins(getattr(self, field))
            for field in ("games", "deals", "moves", "interval", "standings")
        }
        return {**plain, "faults": self._faults_json(self.faults), "crashes": self._faults_json(self.crashes)}

    def _faults_json(self, faults: dict[int, Fault]) -> list[dict[str, Any]]:
        names = self.settings.names
        return [{"game": game, **msgspec.to_builtins(fault), "bot": names[fault.bot]} for game, fault in faults.items()]


def summarise_match(
    settings: Settings, results: Iterable[Result], crashed: Iterable[Result] = (), path: Path | None = None
) -> MatchResult:
    """Return the result of a match from its games with a result and those that ended in a crash."""
    sorted_results = sorted(results, key=lambda result: result.number)
    crashes = {
        result.number + 1: result.fault for result in sorted(crashed, key=lambda result: result.number) if result.fault
    }
    deals: dict[int, list[Result]] = {}
    for result in sorted_results:
        deals.setdefault(settings.deal(result.number), []).append(result)
    has_enough_deals = len(deals) >= MIN_DEALS
    return MatchResult(
        settings=settings,
        games=len(sorted_results),
        deals=len(deals),
        moves=fmean(result.moves for result in sorted_results) if sorted_results else 0.0,
        interval="Wilson, 95 %, deals as units" if has_enough_deals else "Wilson, 95 %, games as units",
        standings=[
            _compute_standing(settings, bot, list(deals.values()), sum(fault.bot == bot for fault in crashes.values()))
            for bot in range(len(settings.bots))
        ],
        faults={result.number + 1: result.fault for result in sorted_results if result.fault},
        crashes=crashes,
        results=sorted_results,
        path=path,
    )


def _compute_standing(settings: Settings, bot: int, deals: list[list[Result]], crashes: int) -> Standing:
    results = [result for deal in deals for result in deal]
    rate = paired_interval([[result.wins[bot] for result in deal] for deal in deals])
    scores = [result.scores[bot] for result in results if result.scores is not None]
    thinking = [result.thinking[bot] for result in results]
    decisions = sum(game_thinking.decisions for game_thinking in thinking)
    faults: dict[FaultKind, int] = {}
    for result in results:
        if result.fault and result.fault.bot == bot:
            faults[result.fault.kind] = faults.get(result.fault.kind, 0) + 1
    wins_by_seat: dict[str, list[float]] = {}
    for result in results:
        wins_by_seat.setdefault(result.seats[bot], []).append(result.wins[bot])
    total = _compute_seat_standing([result.wins[bot] for result in results])
    return Standing(
        bot=settings.names[bot],
        games=total.games,
        wins=total.wins,
        draws=total.draws,
        losses=total.losses,
        rate=rate.mean,
        low=rate.low,
        high=rate.high,
        returns=fmean(result.returns[bot] for result in results) if results else 0.0,
        scores=fmean(scores) if scores else None,
        decisions=decisions,
        seconds_mean=sum(game_thinking.seconds for game_thinking in thinking) / decisions if decisions else 0.0,
        seconds_max=max((game_thinking.longest for game_thinking in thinking), default=0.0),
        processor_max=max((game_thinking.processor for game_thinking in thinking), default=0.0),
        overruns=sum(game_thinking.overruns for game_thinking in thinking),
        held_up=sum(game_thinking.held_up for game_thinking in thinking),
        faults=faults,
        crashes=crashes,
        seats={seat: _compute_seat_standing(wins) for seat, wins in sorted(wins_by_seat.items())},
    )


def _compute_seat_standing(wins: list[float]) -> SeatStanding:
    return SeatStanding(
        games=len(wins),
        wins=wins.count(1.0),
        draws=sum(0.0 < win < 1.0 for win in wins),
        losses=wins.count(0.0),
        rate=fmean(wins) if wins else 0.0,
    )
