"""Alembic migrations of the database schema.

A migration must not use Alembic's batch mode: SQLite would delete the rows that refer to the table that it replaces.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

_ADVISORY_LOCK_KEY = 0x7469616E
"""The key of the advisory lock in PostgreSQL: "tian" in ASCII."""


async def upgrade(engine: AsyncEngine) -> None:
    """Migrate a database to the current schema; several processes may do so at the same time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK_KEY})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    """Run all migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
