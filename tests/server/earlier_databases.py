"""Databases of an earlier version, restored from SQL as they were: the server migrates them when it starts."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Connection, MetaData, create_engine, insert
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.client import Visitor
from tests.server.servers import Server
from tianxia.server.http.guest_auth import COOKIE
from tianxia.server.http.security import Signer
from tianxia.server.storage import migrations

_REVISION_TABLE = "alembic_version"


def restore_sqlite(sql: Path, file: Path) -> None:
    """Create an SQLite file from a dump."""
    with sqlite3.connect(file) as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))
    connection.close()


async def restore_postgres(sql: Path, address: str) -> None:
    """Create the schema of an SQLite dump in an empty PostgreSQL, by migrations up to its revision; copy all rows."""
    with sqlite3.connect(":memory:") as dump:
        dump.executescript(sql.read_text(encoding="utf-8"))
        dump.row_factory = sqlite3.Row
        (revision,) = dump.execute(f"SELECT version_num FROM {_REVISION_TABLE}").fetchone()

        def copy_rows(connection: Connection) -> None:
            upgrade_to(connection, revision)
            metadata = MetaData()
            metadata.reflect(connection)
            for table in metadata.sorted_tables:
                names = [column.name for column in table.columns if isinstance(column.type, Boolean)]
                rows = [dict(row) for row in dump.execute(f'SELECT * FROM "{table.name}"')]
                if table.name in (_REVISION_TABLE, "heartbeat") or not rows:
                    continue  # written by the migrations
                connection.execute(
                    insert(table), [{**row, **{name: bool(row[name]) for name in names}} for row in rows]
                )

        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as target:
            await target.run_sync(copy_rows)
        await engine.dispose()
    dump.close()


def read_rows(sql: Path, query: str) -> list[Any]:
    """Return the rows of a query on a dump."""
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))
        rows = connection.execute(query).fetchall()
    connection.close()
    return rows


def earlier_guest(server: Server, sql: Path, secret: str, name: str) -> Visitor:
    """Return a visitor with the cookie of a guest of a dump; `secret` is that of the server."""
    ((guest_id,),) = read_rows(sql, f"SELECT id FROM guests WHERE name = '{name}'")
    visitor = Visitor(server.address)
    visitor.http.cookies.set(COOKIE, Signer(secret).sign_cookie(guest_id), domain="127.0.0.1")
    return visitor


def migrate_sqlite(file: Path, revision: str, *, downgrade: bool = False) -> None:
    """Migrate an SQLite file to a revision of the schema; create it if necessary."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")  # as the server does
        (downgrade_to if downgrade else upgrade_to)(connection, revision)
    engine.dispose()


def upgrade_to(connection: Connection, revision: str) -> None:
    """Migrate a database to a later revision of the schema."""
    command.upgrade(_config(connection), revision)


def downgrade_to(connection: Connection, revision: str) -> None:
    """Migrate a database back to an earlier revision of the schema."""
    command.downgrade(_config(connection), revision)


def _config(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    return config
