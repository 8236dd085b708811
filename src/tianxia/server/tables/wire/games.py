"""The catalogue of games."""

from typing import Annotated, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from tianxia.locales import NameStyle
from tianxia.server.tables.wire.contents import Contains


class LevelInfo(Struct):
    """A level of a game's bots."""

    name: str
    seconds: float | None
    """How long a bot of this level thinks about an action; null if it is not limited by time."""


class GameOption(Struct):
    """An option of a game, such as a variant."""

    kind: Literal["bool", "choice"]
    default: bool | str
    choices: list[str] | UnsetType = UNSET
    players: tuple[int, int] | UnsetType = UNSET
    """The fewest and the most players it applies to; absent if it applies to all numbers."""
    requires: dict[str, bool] | UnsetType = UNSET
    """The options that must be on or off, or else it has no effect."""


class StandingQuestion(Struct):
    """Questions that a guest can have answered automatically, under one setting."""

    key: str
    """The name of the setting, and the value of `standing` of these questions."""
    always: str | UnsetType = UNSET
    """The move with which the guest can always answer; absent if only formalities can be answered automatically."""


class NameFunction(Struct):
    """A Fluent function with which the messages of a game name things."""

    name: str
    kind: str
    """The kind of the things, which is part of the ids of their names: `card` for `nim-card-7`."""
    style: NameStyle
    """How several names are put together."""


class GameInfo(Struct):
    """A game of the catalogue."""

    name: str
    seats: list[str]
    fewest: int
    """The smallest number of players."""
    most: int
    options: dict[str, GameOption]
    levels: list[LevelInfo]
    """From the weakest to the strongest."""
    default_level: str
    """The level of a bot that is seated without one."""
    has_lesson: bool
    has_rules: bool
    """Whether the server has the rules of the game for players."""
    standing_questions: list[StandingQuestion]
    name_functions: list[NameFunction]
    """The functions that its messages can call, besides `SEAT` and `MOVE`."""
    move_clauses: dict[str, str]
    """The words of a move that begin a clause, and the arguments of `MOVE` that get the words after them."""
    constants: Annotated[Raw, Contains("Constants")]
    """The numbers of the rules that clients need."""
