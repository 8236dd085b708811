"""The result of one game: the seat of each bot, the outcome, and thinking times."""

from math import isnan, nan
from typing import Literal

import msgspec

from tianxia.engine.game import JsonObject

FaultKind = Literal["crash", "illegal", "overtime"]
"""The kind of fault: the bot crashed, made an illegal move, or took too long."""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason why a game ended early, and the bot that caused it.

    A bot that moves illegally or takes too long loses its game. A crash is not a result: nobody wins or loses, and the
    game is played again when the match is resumed.
    """

    bot: int
    kind: FaultKind
    reason: str
    output: str = ""
    """After a crash: the last lines that the bot's program wrote to its standard error, or the end of the traceback."""


class Thinking(msgspec.Struct, frozen=True):
    """The thinking times of a bot in a game, in seconds. `decisions` and `seconds` leave out forced decisions."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    overruns: int = 0
    """Decisions that took clearly longer than the budget."""
    processor: float = 0.0
    """The longest processor time of a decision, without the time in which other processes have the core."""
    held_up: int = 0
    """Overruns by wall-clock time only: the processor time was within the limit."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game. Lists are in the order of the bots in the settings, not of the seats."""

    number: int
    seats: list[str]
    """The seat of each bot."""
    returns: list[float]
    """−1 … +1 for each bot; empty if the game ended in a crash."""
    wins: list[float]
    """1 for the winner; bots that share the first place share the win. Empty if the game ended in a crash."""
    thinking: list[Thinking]
    moves: int
    scores: list[float] | None = None
    """The points of each bot, if the game has points."""
    fault: Fault | None = None

    @property
    def crashed(self) -> bool:
        """Whether a bot crashed, so that the game counts as not played."""
        return self.fault is not None and self.fault.kind == "crash"


class Steps(msgspec.Struct):
    """Every step of a game in order; chance has the seat −1."""

    seats: list[int] = msgspec.field(default_factory=list)
    actions: list[int] = msgspec.field(default_factory=list)
    expected: list[float] = msgspec.field(default_factory=list)
    """The bot's estimate of its win probability with the step; NaN if it gave none."""

    def add(self, seat: int, action: int, expected: object) -> None:
        """Append a step."""
        self.seats.append(seat)
        self.actions.append(action)
        estimate = expected if isinstance(expected, int | float) and 0.0 <= expected <= 1.0 else nan
        self.expected.append(round(float(estimate), 4))

    def to_json(self) -> JsonObject:
        """Return the steps for a record; `expected` only if a bot gave an estimate."""
        plain: JsonObject = {"seats": self.seats, "actions": self.actions}
        return plain if all(map(isnan, self.expected)) else {**plain, "expected": self.expected}


class Finished(msgspec.Struct, frozen=True):
    """A game that was played: its result, and its record as text."""

    names: tuple[str, ...]
    """The bots of its match."""
    result: Result
    record: str


def win_shares(returns: list[float]) -> list[float]:
    """Return each bot's share of the win: all bots with the best return share it."""
    best = max(returns)
    winners = [value == best for value in returns]
    return [1 / sum(winners) if won else 0.0 for won in winners]


def forfeit_returns(loser: int, number: int) -> list[float]:
    """Return the returns of a game of `number` bots that one forfeited: the others share the win."""
    return [-1.0 if bot == loser else 1 / (number - 1) for bot in range(number)]
