"""The events of a table, in the order in which they were accepted. Everything about a game follows from them."""

from typing import Final, NamedTuple

MOVE: Final = "move"
"""The text is the move."""
CLOCK: Final = "clock"
"""A move that the clock made for a seat whose time was over."""
UNDO: Final = "undo"
"""The text is the number of the move's event; it and all later moves are taken back."""
RESIGN: Final = "resign"
OFFER: Final = "offer"
"""The text is `draw`, `rematch`, or `undo` and the number of an event."""
ANSWER: Final = "answer"
"""The text is what was offered, and `yes` or `no`."""
REPLACE: Final = "replace"
"""A bot takes the seat; the text is its level."""
HINT: Final = "hint"
"""The seat was given a hint for a question."""
CLAIM: Final = "claim"
"""The seat claims the win because the other player's time is over."""
CLOSE: Final = "close"
"""The table cannot be continued; nobody wins."""
MOVE_KINDS: Final = (MOVE, CLOCK)
"""Events that answer a question with a move."""


class TableEvent(NamedTuple):
    """An entry of a table's event log: a row of the SQL table `moves`."""

    number: int
    """From 1, without gaps."""
    kind: str
    seat: int
    """Who did it, or (REPLACE) which seat it is about."""
    text: str
    question: int
    """The question it answers, in the seat's own count; 0 for none."""
    at: float
    """When it was accepted, in seconds since 1970."""
    release: float
    """When it takes effect for everybody, in seconds since 1970."""

    @property
    def key(self) -> tuple[float, int]:
        """Sorts events in the order in which they take effect."""
        return self.release, self.number
