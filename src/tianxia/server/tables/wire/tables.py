"""Tables as lists and headers show them."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from tianxia.locales import Message
from tianxia.server.tables.clocks import TimeControl

TableStatus = Literal["open", "running", "over"]
SeatKind = Literal["human", "bot", "open"]
EndReason = Literal["rules", "resign", "draw", "time", "closed"]


class SeatInfo(Struct):
    """A seat of a table, and the player or bot in it."""

    seat: str
    kind: SeatKind
    name: str
    """Empty if the player was deleted, and for a bot."""
    you: bool
    """Whether it belongs to the guest who asks."""
    host: bool
    """Whether its player created the table."""
    online: bool
    """Whether somebody has it open in any process; always true for a bot."""
    ready: bool
    """Whether somebody has taken it."""
    level: str | UnsetType = UNSET
    """The level of a bot."""


class GameResult(Struct):
    """How a game ended."""

    reason: EndReason
    winners: list[str]
    """The seats that won."""
    scores: dict[str, int | float] | UnsetType = UNSET
    """By seat, if the game ended by the rules and has scores."""


class TableTerms(Struct, kw_only=True):
    """What the host of a table chooses for it, and everybody sees.

    A field that is added here, and as a column of `tables`, can be chosen, is stored, sent, and kept at a rematch.
    """

    options: dict[str, Any] = {}
    """As a table has them, only those that differ from their defaults."""
    title: str = ""
    listed: bool = False
    hints: bool = True
    clock: TimeControl = TimeControl()
    random_seats: bool = False
    """Whether players are assigned to seats at random when the game starts; until then seats are only numbered."""

    def terms(self) -> dict[str, Any]:
        """Return the terms by name, for another struct that has them."""
        return {name: getattr(self, name) for name in TableTerms.__struct_fields__}


class TableSummary(TableTerms, kw_only=True):
    """A table as lists and headers show it to one guest."""

    id: str
    game: str
    owner: str
    """The host's name."""
    mine: bool
    """Whether the guest is the host."""
    status: TableStatus
    created: float
    changed: float
    seats: list[SeatInfo]
    turn: list[str]
    """The seats that owe a decision."""
    yours: bool
    """Whether the guest owes one."""
    seed_hash: str
    key: str | UnsetType = UNSET
    """Needed to join a private table; only sent to its host and players."""
    result: GameResult | UnsetType = UNSET
    """When the game is over."""
    score: Message | UnsetType = UNSET
    """The points in words, when the game is over by the rules."""
    seed: str | UnsetType = UNSET
    """When the game is over."""
    origin: str | UnsetType = UNSET
    """`upload`, `lesson/GAME/SCENE`, or the table and the number of moves it was forked from."""
    stopped: Message | UnsetType = UNSET
    """Why the table cannot be continued: it was started under rules that this server cannot play.

    Its record can be downloaded (until it is closed, only the seat's own moves), and `leave` or `resign` of any seat
    closes it, with the reason `closed` and no winner. Nothing else is possible, and there is no view.
    """


class TableList(Struct):
    """The tables of the lobby, newest first."""

    own: list[TableSummary]
    """Empty without a cookie."""
    open: list[TableSummary]
    running: list[TableSummary]


class ReplayList(Struct):
    """Finished games, newest first."""

    own: list[TableSummary]
    """Those that the guest played or uploaded."""
    recent: list[TableSummary]
    """Those that were listed."""
