"""The rows of a table's record: whatever somebody did there, in the order in which it was accepted."""

from typing import Final, NamedTuple

MOVE: Final = "move"
CLOCK: Final = "clock"
"""A move that the clock made for a seat."""
UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer"
ANSWER: Final = "answer"
REPLACE: Final = "replace"
HINT: Final = "hint"
CLAIM: Final = "claim"
CLOSE: Final = "close"
MOVES: Final = (MOVE, CLOCK)


class Row(NamedTuple):
    """One row of a table's record."""

    number: int
    kind: str
    seat: int
    text: str
    question: int
    """The question it answers, in the seat's own count; 0 for none."""
    at: float
    """When it was accepted."""
    release: float
    """When it counts for everybody."""

    @property
    def key(self) -> tuple[float, int]:
        return self.release, self.number
