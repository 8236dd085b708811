"""A table as the database has it: its row with its seats, and what a new table is created from."""

from typing import Final, Literal

import msgspec

from tianxia.engine import registry
from tianxia.engine.errors import TianxiaError
from tianxia.engine.game import JsonObject
from tianxia.locales import Argument, Message
from tianxia.server.tables.errors import CONFLICT, Refused
from tianxia.server.tables.sources import Source
from tianxia.server.tables.table_config import TableConfig
from tianxia.server.tables.wire.contents import SentByClient
from tianxia.server.tables.wire.tables import GameResult, SeatKind, TableStatus, TableTerms

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
HUMAN: Final = "human"
BOT: Final = "bot"
NAMED: Final = "named"
"""The kind of a seat in an uploaded game: the player is not a guest of this server, and only the name is known."""


class NewSeat(SentByClient, msgspec.Struct, forbid_unknown_fields=True):
    """The player of a seat at a new table: the host, anyone who joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    """The level of a bot."""


class NewTable(SentByClient, TableTerms, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    seats: list[NewSeat]


class Seat(msgspec.Struct):
    """A seat of a table with its player."""

    number: int
    seat_name: str
    """The name of the position in the game, such as `han`."""
    kind: SeatKind | Literal["named"]
    guest: str
    """The guest's id; empty unless the kind is `human`, or if the guest was deleted."""
    level: str
    """The level of a bot."""
    player_name: str
    """The name of a person; empty if the guest was deleted: clients then show a word in their own language."""


class TableInfo(TableTerms, kw_only=True):
    """A row of the SQL table `tables`, with its seats."""

    id: str
    game: str
    rules_version: int
    owner: str
    status: TableStatus
    seed: int
    hold_secret: str
    """Hold delays are derived from it; it is never sent to anybody."""
    key: str
    """Needed to join a table that is not listed."""
    created: float
    changed: float
    """When somebody last joined, moved or left, in seconds since 1970."""
    started: float
    turn: list[str]
    """The seats that owe a decision."""
    result: GameResult | None
    next: str
    """The table id of the rematch; empty until there is one."""
    source: Source | None = None
    """Where the table comes from; None for a new game."""
    position: JsonObject | None = None
    """The starting position; None for a new deal."""
    bots_due: bool = False
    """Whether a bot owes a decision, or may owe one."""
    seats: list[Seat] = []

    def unplayable_reason(self) -> Message | None:
        """Return why a table can only be read (its game or rules are not available); None if it can be played."""
        try:
            game = registry.game(self.game)
        except TianxiaError as error:
            return error.message
        if game.can_play_rules(self.rules_version, self.options, self.position):
            return None
        versions: dict[str, Argument] = {"theirs": self.rules_version, "ours": game.rules_version}
        if game.can_read_rules(self.rules_version):
            change = game.describe_rules_change(self.rules_version)
            return Message("server-table-earlier", versions | {"change": change})
        return Message("server-table-rules", versions)

    def check_rules(self) -> None:
        """Raise Refused (409) if the game cannot be played by the current rules."""
        reason = self.unplayable_reason()
        if reason is not None:
            raise Refused(CONFLICT, reason.id, **reason.args)

    def config(self, hold_range_s: tuple[float, float]) -> TableConfig:
        """Return the configuration of the `Table` that is built from this row."""
        return TableConfig(
            id=self.id,
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seed=self.seed,
            hold_secret=self.hold_secret,
            started=self.started,
            clock=self.clock,
            hold_range_s=hold_range_s,
            position=self.position,
        )

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats that belong to a guest; none for an empty id."""
        return [seat for seat in self.seats if seat.kind == HUMAN and guest and seat.guest == guest]
