"""Replays, statistics and studies of games."""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType

from tianxia.locales import Message
from tianxia.server.tables.wire.contents import Contains
from tianxia.server.tables.wire.snapshots import Description
from tianxia.server.tables.wire.tables import TableSummary


class ReplayMove(Struct):
    """A move; all fields are absent if it is hidden from the viewpoint."""

    seat: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    seconds: float | UnsetType = UNSET
    """How long the player took."""


class TimelineEntry(NamedTuple):
    """A number of moves, and a label for the timeline."""

    n: int
    label: Message


class ReplayOverview(Struct, kw_only=True):
    """A whole game from a viewpoint."""

    brief: TableSummary
    note: Message | UnsetType = UNSET
    """For a game of an earlier version of the rules: how much of it is shown, and why."""
    eyes: str
    """The viewpoint: a seat, or `everyone`."""
    log: Annotated[list[Raw], Contains(list[Message])]
    """The whole log from this viewpoint."""
    ends: list[int]
    """The number of log lines after each number of moves."""
    moves: list[ReplayMove]
    points: list[dict[str, int]]
    """By seat, after each number of moves: the points known at that time."""
    marks: list[TimelineEntry]
    """The chapters: after how many moves battles, rounds or turns begin, and their titles."""
    events: list[TimelineEntry]
    """What happened in a move, such as wars and revolts."""


class ReplayMoment(Struct):
    """The position after a number of moves."""

    n: int
    view: Annotated[dict[str, Any], Contains("View")]
    """Exactly the view that the seat had at that time."""
    facts: Annotated[dict[str, Any], Contains("Facts")]
    history: Annotated[Struct, Contains("GameHistory")]
    """What the log says about the past, up to this position; it refers to lines of the log."""
    turn: list[str]
    """The seats that owe a decision."""
    prompts: dict[str, Message]
    """By seat: the questions that the viewpoint may know."""
    description: Description | UnsetType = UNSET
    """What the viewpoint knows, in words; absent if the game's view has a type of its own."""


class ScoreGain(Struct):
    """A source of points."""

    source: Message
    points: dict[str, int]
    """By seat."""


class GameStatistics(Struct):
    """Statistics of a finished game, by seat."""

    gains: list[ScoreGain]
    moves: dict[str, int]
    seconds: dict[str, float]
    undone: int
    """How many times moves were taken back."""
    hints: dict[str, int]


class RatedMove(NamedTuple):
    """A move and the chance to win with it."""

    text: str
    chance: float


class Decision(Struct):
    """A decision, evaluated by the strongest bot, given only what the seat knew."""

    n: int
    """How many moves had been made."""
    seat: str
    text: str
    """The move that was played."""
    chance: float
    """The chance to win with the best move."""
    loss: float
    """How much worse the move that was played is, both evaluated in the same way."""
    moves: list[RatedMove]
    """The best moves, best first."""


class WinChances(Struct):
    """The result of the study `chances`."""

    seconds: float
    """How long the bot thought about each decision."""
    decisions: list[Decision]
    worst: dict[str, list[int]]
    """By seat: the numbers of its worst decisions."""


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class SeatLuck(Struct):
    """The results of bots in a seat."""

    wins: Interval
    """The share of wins."""
    points: Interval | UnsetType = UNSET


class Luck(Struct):
    """The result of the study `luck`: the same deal, played by the weakest bots."""

    games: int
    seats: dict[str, SeatLuck]


class Study(Struct):
    """A study: a computation in the background, once per game."""

    status: Literal["none", "running", "done", "failed"]
    done: float
    """Its progress, from 0 to 1."""
    result: Annotated[Raw | UnsetType, Contains(WinChances | Luck)] = UNSET
