"""The messages on the websocket of a seat or a spectator."""

from typing import Annotated, NamedTuple

from msgspec import UNSET, Struct, UnsetType, field

from tianxia.locales import Message
from tianxia.server.tables.events import Offerable
from tianxia.server.tables.wire.contents import Contains, SentByClient
from tianxia.server.tables.wire.snapshots import SeatSnapshot, SnapshotUpdate


class Accepted(Struct, tag="accepted"):
    """The move is on disk.

    The others learn of an answer to a secret question later: it is held back for a delay that does not depend on the
    hand.
    """

    question: int


class Refusal(Struct, tag="refused"):
    """The command was refused; a fresh snapshot follows."""

    reason: Message
    question: int | UnsetType = UNSET


class MoveEffects(NamedTuple):
    """A legal move and what it would do."""

    text: str
    does: list[Message]


class TrialResult(Struct, tag="tried"):
    """The answer to `try`."""

    id: int | str
    ok: bool
    reason: Message | UnsetType = UNSET
    """Why the move is not legal."""
    text: str | UnsetType = UNSET
    """The whole move, as it would be written."""
    does: list[Message] | UnsetType = UNSET
    """What the move would do, computed in a sampled world."""
    next: list[str] | UnsetType = UNSET
    """How an unfinished move can continue."""
    ways: list[MoveEffects] | UnsetType = UNSET
    """If the text is only a beginning (`tile red …`): every legal move that begins like this."""


class VariationStep(NamedTuple):
    """A move of an expected variation."""

    seat: str
    text: str


class HintMove(Struct):
    """A move that a bot considers."""

    text: str
    chance: float
    """The chance to win with it."""
    share: float
    """The share of the search that went into it."""
    variation: list[VariationStep]
    """How the game is expected to go on."""


class Hint(Struct, tag="hint"):
    """The moves to consider, highest chance first."""

    question: int
    moves: list[HintMove]


class Beat(SentByClient, Struct, tag="beat"):
    """A heartbeat, every 20 s. A client that receives nothing for 45 s reconnects."""

    t: float = 0.0
    """The time of the sender, in seconds since 1970."""


class Bye(Struct, tag="bye"):
    """The server closes the socket."""

    reason: Message


ServerMessage = SeatSnapshot | SnapshotUpdate | Accepted | Refusal | TrialResult | Hint | Beat | Bye
"""A message from the server."""


class Hello(SentByClient, Struct, tag="hello"):
    """The first message of a client; a snapshot is the answer, whenever it is sent."""

    since: int = field(default=0, name="from")
    """The number of the newest log entry that the client has, 0 for none."""


class Move(SentByClient, Struct, tag="move"):
    """A whole move; an unfinished one is refused.

    Sending the same answer again is accepted; another answer to an old question is refused as stale.
    """

    question: int = 0
    text: str = ""


class Try(SentByClient, Struct, tag="try"):
    """What would this move do?"""

    id: int | str = 0
    """Returned in the answer."""
    question: int = 0
    text: str = ""


class HintRequest(SentByClient, Struct, tag="hint"):
    """Ask for a hint."""

    question: int = 0


class Offer(SentByClient, Struct, tag="offer"):
    """Make an offer, or accept it."""

    what: Annotated[str, Contains(Offerable)] = ""


class Answer(SentByClient, Struct, tag="answer"):
    """Accept or decline an offer."""

    what: Annotated[str, Contains(Offerable)] = ""
    yes: bool = False


class Undo(SentByClient, Struct, tag="undo"):
    """Take back a move, if that is free."""


class Resign(SentByClient, Struct, tag="resign"):
    """Resign."""


class Claim(SentByClient, Struct, tag="claim"):
    """With two players: claim the win because the other one is late."""


class Replace(SentByClient, Struct, tag="replace"):
    """Let a bot take the seat of a late player."""

    seat: str = ""
    level: str = ""


Command = Move | HintRequest | Offer | Answer | Undo | Resign | Claim | Replace
"""A message of a player that may change the table."""
ClientMessage = Hello | Try | Command | Beat
"""A message from a client. One that is not valid JSON or of no known type closes the socket."""
