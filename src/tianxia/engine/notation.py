"""The notation of a game: the texts of its moves."""

from typing import Generic

from tianxia.engine.rules import StateT
from tianxia.locales import Message


class Notation(Generic[StateT]):
    """Writes and reads the moves of a game."""

    def text(self, state: StateT, seat: int, action: int) -> str:
        """Return an action in the notation that players write."""
        raise NotImplementedError

    def parse(self, state: StateT, seat: int, text: str) -> list[int]:
        """Return the steps of a move, that is, its actions in order; or a single step that `text` has written.

        Steps that the seat has taken already are left out. Raises BadText if the text cannot be read, IllegalAction
        if it can be read but describes nothing that could be legal now.
        """
        raise NotImplementedError

    def reason(self, state: StateT, seat: int, text: str) -> Message:
        """Return why a move that can be parsed is not legal now."""
        raise NotImplementedError

    def is_partial_move(self, text: str) -> bool:
        """Return whether a text is a step that does not complete its move."""
        return "…" in text
