"""What a seat or a spectator is shown of a table."""

from typing import Annotated, Literal, NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType, field

from tianxia.locales import Message
from tianxia.server.tables.clocks import SeatClock
from tianxia.server.tables.wire.contents import Contains
from tianxia.server.tables.wire.lessons import Lesson
from tianxia.server.tables.wire.tables import TableSummary


class QuestionBase(Struct, kw_only=True):
    """What every question has."""

    number: int
    """The seat's own count of questions."""
    prompt: Message
    secret: bool
    """Whether others must not notice if and when it is answered."""
    asked: float
    """When it was asked, in seconds since 1970."""
    until: float | UnsetType = UNSET
    """When the time for it is over. An undo gives back no time: after a free one it has its original deadline."""
    standing: str | UnsetType = UNSET
    """The key of its `StandingQuestion`, if players can have it answered automatically."""
    formality: bool | UnsetType = UNSET
    """Whether its single answer is a formality.

    It is asked only so that rivals learn nothing, or it follows from the seat's own move. Absent if it is not, or if
    there are several answers.
    """


class Question(QuestionBase, kw_only=True):
    """A decision that a seat owes."""

    legal: list[str]
    """The texts of moves, or of first steps, which end with an ellipsis `…`."""


class CopiedMoves(NamedTuple):
    """Neighbouring moves of an earlier question."""

    start: int
    """The index of the first one."""
    number: int


class QuestionUpdate(QuestionBase, kw_only=True):
    """A question whose moves are told by what has changed.

    Moves are copied from the newest list of moves on the connection that is at least half as long as the one that was
    copied from before it; at first, from an empty list.
    """

    legal: list[str | CopiedMoves]


class Recap(Struct):
    """What happened last, in one or two short sentences.

    It covers everything that others did since this seat's own last move, or since its last turn in games whose turns
    have several moves. It is derived from the seat's own log, so it reveals nothing that the log does not, and is the
    same after a restart. If the newest log line is about the table (an undo, a declined offer, but not an offer
    itself), that line is shown until the next move.
    """

    messages: list[Message]
    places: list[str]
    """The hexes it is about."""


class Offers(Struct):
    """The seats that have made or accepted each kind of offer."""

    draw: list[str]
    undo: list[str]
    rematch: list[str]
    next: str | UnsetType = UNSET
    """The table of the rematch.

    Spectators receive it only if the table was listed, or if they have a seat or created the table.
    """


class HeldAnswer(Struct):
    """A seat's own answer to a secret question, which is on disk and held back."""

    text: str
    until: float
    """When it takes effect, in seconds since 1970."""


class Description(Struct):
    """What a reader knows of a game, in words: for clients that cannot draw its view."""

    lines: list[Message]


class SnapshotBase(Struct, kw_only=True):
    """What every snapshot and every update has."""

    n: int
    """The number of the newest log entry."""
    since: int = field(name="from")
    """The number of the entry that `news` follows; 0 if `cut` is 0."""
    cut: int | None
    """If not null, cut the log to this many lines first: after an undo, or if the client's number is unknown."""
    news: Annotated[list[Raw], Contains(list[Message])]
    """The log entries since `from`."""
    clocks: dict[str, SeatClock]
    late: list[str]
    """The seats whose time is over, so that `claim` or `replace` is possible; a new snapshot arrives when this changes.

    A public question makes a seat late when its time is over. The clock answers a secret one; a seat that leaves its
    questions to the clock is late after one of them (time per game) or two in a row (time per move), until it moves
    again.
    """
    offers: Offers
    undo: Literal["free", "ask"] | None
    """What this seat can take back now: freely, or if the others agree."""
    happened: Annotated[Raw | UnsetType, Contains(Recap)] = UNSET
    """Absent while the table is open."""
    hint: bool | UnsetType = UNSET
    """Whether the seat can ask for a hint."""
    delayed: HeldAnswer | UnsetType = UNSET
    """Meanwhile `question` is null."""
    lesson: Lesson | UnsetType = UNSET
    """At the table of a lesson."""


class SeatSnapshot(SnapshotBase, kw_only=True, tag="state"):
    """Everything that a seat or a spectator may know of a table. While the table is open, `n` is 0.

    A snapshot arrives when the game starts.
    """

    brief: Annotated[Raw, Contains(TableSummary)]
    question: Question | None
    view: Annotated[Raw | None, Contains("View | null")]
    """The game's view, as in section Position of the rules; a hidden list is replaced by its length.

    Null while the table is open.
    """
    facts: Annotated[Raw | UnsetType, Contains("Facts")] = UNSET
    """What the rules derive from the public position, for clients that know no rules; empty if a game has none."""
    history: Annotated[Raw | UnsetType, Contains("GameHistory")] = UNSET
    """What the log says about the past, for clients that know no rules; absent while the table is open.

    It is derived from the reader's own log, so it reveals nothing that the log does not, and is the same after a
    restart. A line of the log is its index in the whole log, from 0.
    """
    description: Annotated[Raw | UnsetType, Contains(Description)] = UNSET
    """What the reader knows, in words; absent if the game's view has a type of its own, or while the table is open."""
    start: Annotated[Raw | UnsetType, Contains("View")] = UNSET
    """The view of the initial position, if the game did not begin with a new deal."""


class SnapshotUpdate(SnapshotBase, kw_only=True, tag="update"):
    """What has changed since the previous snapshot or update of the same connection.

    `brief`, `view`, `facts`, `history` and `description` are JSON merge patches (RFC 7396), absent if nothing has
    changed in them; `start` stays as it was. All other fields are complete.
    """

    question: QuestionUpdate | None
    brief: Annotated[Raw | UnsetType, Contains("MergePatch")] = UNSET
    view: Annotated[Raw | UnsetType, Contains("MergePatch")] = UNSET
    facts: Annotated[Raw | UnsetType, Contains("MergePatch")] = UNSET
    history: Annotated[Raw | UnsetType, Contains("MergePatch")] = UNSET
    description: Annotated[Raw | UnsetType, Contains("MergePatch")] = UNSET
