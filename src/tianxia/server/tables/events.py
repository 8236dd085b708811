"""The events of a table: its whole game can be rebuilt from them."""

from typing import Final, NamedTuple

MOVE: Final = "move"
"""The text is the move."""
CLOCK: Final = "clock"
"""A move that the clock played for a seat whose time was over; the text is the move."""
UNDO: Final = "undo"
"""The text is the event number of a move; it and all later moves are taken back."""
RESIGN: Final = "resign"
OFFER: Final = "offer"
"""The text is `draw`, `rematch`, or `undo` followed by an event number."""
ANSWER: Final = "answer"
"""The text is what was offered, followed by `yes` or `no`."""
REPLACE: Final = "replace"
"""A bot takes the seat; the text is its level."""
HINT: Final = "hint"
"""The seat got a hint for a question."""
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
    """The seat that caused it; for REPLACE, the seat that the bot takes."""
    text: str
    question: int
    """The number of the question it answers, counted per seat; 0 for none."""
    at: float
    """When it was accepted, in seconds since 1970."""
    release: float
    """When it takes effect in the game, in seconds since 1970."""

    @property
    def key(self) -> tuple[float, int]:
        """The sort key of the order in which events take effect."""
        return self.release, self.number
