"""The result of one game: who sat where, how it ended, how long each bot thought."""

from math import isnan, nan
from typing import Literal

import msgspec

from tianxia.engine.game import JsonObject

FaultKind = Literal["crash", "illegal", "overtime"]
"""What a bot did: it crashed, made an illegal move, or took too long."""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a game ended early, and through which bot.

    A bot that moves illegally or takes too long loses its game. A crash is not a result: nobody wins or loses, and the
    game is played again when the match is resumed.
    """

    bot: int
    kind: FaultKind
    reason: str
    output: str = ""
    """After a crash: the last lines that the bot's program wrote to its standard error, or the end of the traceback."""


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thought in a game. Decisions without a choice are made, but not counted here."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    overruns: int = 0
    """Decisions that took clearly longer than the budget."""
    processor: float = 0.0
    """The longest processor time of a decision; the clock also runs while other processes have the core."""
    held_up: int = 0
    """Overruns by wall-clock time only: the processor time was within the limit."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. Lists are by bot, in the order of the settings, not by seat."""

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
        """Whether a bot crashed, so that this is not a result."""
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
        """Return the steps for a record, with expectations only if there are any."""
        to_json: JsonObject = {"seats": self.seats, "actions": self.actions}
        return to_json if all(map(isnan, self.expected)) else {**to_json, "expected": self.expected}


class Finished(msgspec.Struct, frozen=True):
    """A game that was played: its result, and its record as text."""

    names: tuple[str, ...]
    """The bots of its match."""
    result: Result
    record: str


def win_shares(returns: list[float]) -> list[float]:
    """Return each bot's share of the win."""
    best = max(returns)
    winners = [value == best for value in returns]
    return [1 / sum(winners) if won else 0.0 for won in winners]


def forfeit_returns(loser: int, number: int) -> list[float]:
    """Return the returns of a game that one bot forfeited: the others share the win."""
    return [-1.0 if at == loser else 1 / (number - 1) for at in range(number)]
