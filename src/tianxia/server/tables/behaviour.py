"""What may be different at a table that is not for free play, such as a lesson."""

from collections.abc import Callable

from tianxia.server.tables.table import Table
from tianxia.server.tables.table_info import TableInfo
from tianxia.server.tables.wire.lessons import Lesson


class TableBehaviour:
    """The behaviour of an ordinary table: every legal move is accepted, and bots choose their own moves.

    A subclass changes what is special about its tables.
    """

    holds_answers: bool = True
    """Whether the answers to secret questions are held back."""
    bots_move_unattended: bool = True
    """Whether bots move while nobody is connected."""
    bots_choose: bool = True
    """Whether bots choose their moves; if not, `planned_move` gives them."""

    def check_move(self, table: Table, seat: int, steps: tuple[int, ...]) -> None:
        """Raise Refused for a legal move that is not accepted here."""

    def planned_move(self, table: Table, seat: int) -> str | None:
        """Return the text of the next move of a bot's seat, if bots do not choose; None if it has none left."""
        return None

    def guidance(self, table: Table) -> Lesson | None:
        """Return what the players are told beside the game; None for nothing."""
        return None


FREE_PLAY = TableBehaviour()
"""The behaviour of ordinary tables."""
FindBehaviour = Callable[[TableInfo], TableBehaviour]
"""Returns the behaviour of a table."""


def find_free_play(info: TableInfo) -> TableBehaviour:
    """Return the behaviour of ordinary tables, whatever the table."""
    return FREE_PLAY
