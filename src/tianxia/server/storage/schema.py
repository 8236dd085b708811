"""The SQL tables; `migrations` upgrades older databases to this schema.

Times are in seconds since 1970. Queries abbreviate a table by its first letter: `t` is `tables`, `s` is `seats`.

A column of `tables` is read into the field of `TableInfo` with its key, and written from the field of `TableDraft` or
`GameStart` with its key; a new table has the column's default if the draft has no such field. `TableInfo` and
`TableDraft` inherit what the host of a table chooses from `TableTerms`. The key is the column's name unless another one
is given.
"""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

from tianxia.engine.game import JsonObject
from tianxia.server.storage.column_types import JsonText, SeedHex
from tianxia.server.tables.clocks import TimeControl
from tianxia.server.tables.wire.tables import GameResult

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, key="rules_version", nullable=False),
    Column("options", JsonText(JsonObject), nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", JsonText(TimeControl), nullable=False),
    Column("seed", SeedHex, nullable=False),
    Column("secret", String(64), key="hold_secret", nullable=False),
    Column("key", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("turn", JsonText(list[str], 200), nullable=False),
    Column("result", JsonText(GameResult), nullable=False),
    Column("next", String(32), nullable=False),
    Column("lease", String(32), nullable=False),
    Column("lease_until", Float, nullable=False),
    Column("origin_kind", String(60), nullable=False, server_default=""),
    Column("origin_scene", String(60), nullable=False, server_default=""),
    Column("origin_table", String(32), nullable=False, server_default=""),
    Column("origin_moves", Integer, nullable=False, server_default="0"),
    Column("position", JsonText(JsonObject), nullable=False, server_default=""),
    Column("bots_due", Boolean, nullable=False, server_default=false()),
    Column("random_seats", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "listed", "changed"),
    Index("tables_due", "bots_due"),
    Index("tables_by_change", "status", "changed"),
    Index("tables_by_game", "game", "status", "listed", "changed"),
    Index("tables_by_owner", "owner", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("level", String(40), nullable=False),
    Column("player_name", String(80), nullable=False, server_default=""),
    Index("seats_by_guest", "guest"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("question", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("release", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("done", Float, nullable=False),
    Column("lease", String(32), nullable=False),
    Column("lease_until", Float, nullable=False),
    Column("result", Text, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""A single row that is updated to check whether the database can be written."""
