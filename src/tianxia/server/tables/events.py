"""The events of a table: its whole game can be rebuilt from them."""

from typing import Final, Literal, NamedTuple, get_args

import msgspec

Offerable = Literal["draw", "undo", "rematch"]
"""What players can offer each other."""
OFFERABLE: Final[tuple[str, ...]] = get_args(Offerable)


class CheckedMove(NamedTuple):
    """The actions of a move that was found legal, so that it need not be parsed and checked again."""

    steps: tuple[int, ...]
    state_version: int
    """The `state_version` of the table at which they were legal."""


class MoveMade(msgspec.Struct, frozen=True, tag="move"):
    """A player or a bot answered a question with a move."""

    text: str
    checked: CheckedMove | None = None
    """Not stored: only the process that accepted the move has checked it."""


class ClockMoved(msgspec.Struct, frozen=True, tag="clock"):
    """The clock played a move for a seat whose time was over."""

    text: str
    checked: CheckedMove | None = None
    """Not stored."""


class MovesUndone(msgspec.Struct, frozen=True, tag="undo"):
    """A move and all later moves were taken back."""

    first_event: int
    """The event number of the first move that was taken back."""


class SeatResigned(msgspec.Struct, frozen=True, tag="resign"):
    """The seat resigned."""


class OfferMade(msgspec.Struct, frozen=True, tag="offer"):
    """The seat offered something to the other players, or agreed by offering it, too."""

    what: Offerable
    first_event: int = 0
    """For an undo, the event number of the first move to be taken back."""


class OfferAnswered(msgspec.Struct, frozen=True, tag="answer"):
    """The seat accepted or declined an offer."""

    what: Offerable
    is_accepted: bool


class SeatReplaced(msgspec.Struct, frozen=True, tag="replace"):
    """A bot took over the seat."""

    level: str


class HintGiven(msgspec.Struct, frozen=True, tag="hint"):
    """The seat got a hint for a question."""


class WinClaimed(msgspec.Struct, frozen=True, tag="claim"):
    """The seat claimed the win because the other player's time is over."""


class TableClosed(msgspec.Struct, frozen=True, tag="close"):
    """The table cannot be continued; nobody wins."""


EventBody = (
    MoveMade
    | ClockMoved
    | MovesUndone
    | SeatResigned
    | OfferMade
    | OfferAnswered
    | SeatReplaced
    | HintGiven
    | WinClaimed
    | TableClosed
)
"""What happened; the tag of its type is the kind of event that is stored."""


class TableEvent(NamedTuple):
    """An entry of a table's event log."""

    number: int
    """From 1, without gaps."""
    seat: int
    """The seat that caused it; for SeatReplaced, the seat that the bot takes."""
    body: EventBody
    """What happened."""
    question: int
    """The number of the question it answers, counted per seat; 0 for none."""
    accepted_at: float
    """In seconds since 1970."""
    release: float
    """When it takes effect in the game, in seconds since 1970."""

    @property
    def key(self) -> tuple[float, int]:
        """The sort key of the order in which events take effect."""
        return self.release, self.number


def write_body(body: EventBody) -> tuple[str, str]:
    """Return the kind and the text under which an event is stored; `read_body` reads them back."""
    kind = str(body.__struct_config__.tag)
    match body:
        case MoveMade(text) | ClockMoved(text):
            return kind, text
        case MovesUndone(first_event):
            return kind, str(first_event)
        case OfferMade(what, first_event):
            return kind, f"{what} {first_event}" if first_event else what
        case OfferAnswered(what, is_accepted):
            return kind, f"{what} {'yes' if is_accepted else 'no'}"
        case SeatReplaced(level):
            return kind, level
        case _:
            return kind, ""


def read_body(kind: str, text: str) -> EventBody:
    """Return what happened in a stored event. Raises ValueError for an unknown kind or a malformed text."""
    what, _, argument = text.partition(" ")
    fields: dict[str, object] = {"type": kind}
    if kind in ("move", "clock"):
        fields["text"] = text
    elif kind == "undo":
        fields["first_event"] = int(text)
    elif kind == "offer":
        fields |= {"what": what, "first_event": int(argument or 0)}
    elif kind == "answer":
        fields |= {"what": what, "is_accepted": argument == "yes"}
    elif kind == "replace":
        fields["level"] = text
    try:
        body: EventBody = msgspec.convert(fields, EventBody)
    except msgspec.ValidationError as error:
        raise ValueError(f"unreadable event: {kind} {text}") from error
    return body
