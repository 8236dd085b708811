"""Store the origin of tables and the players' names of uploads in columns of their own.

Before, `origin` contained `upload`, `lesson/GAME/SCENE` or `TABLE/MOVES`, and the name of an uploaded player was in the
column for the level of a bot.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_NEW_COLUMNS = ("origin_scene", "origin_table", "origin_moves")


def upgrade() -> None:
    """Apply the migration."""
    op.execute("ALTER TABLE tables RENAME COLUMN origin TO origin_kind")
    op.add_column("tables", sa.Column("origin_scene", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin_table", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin_moves", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("player_name", sa.String(80), nullable=False, server_default=""))
    connection = op.get_bind()
    t, s = _tables(), _seats()
    for row in connection.execute(sa.select(t.c.id, t.c.origin_kind).where(t.c.origin_kind.contains("/"))).all():
        connection.execute(t.update().where(t.c.id == row.id).values(**_read_origin(row.origin_kind)))
    op.execute(s.update().where(s.c.kind == "named").values(player_name=s.c.level, level=""))


def downgrade() -> None:
    """Undo the migration."""
    connection = op.get_bind()
    t, s = _tables(), _seats()
    op.execute(s.update().where(s.c.kind == "named").values(level=s.c.player_name))
    lesson = sa.literal("lesson/") + t.c.game + "/" + t.c.origin_scene
    op.execute(t.update().where(t.c.origin_kind == "lesson").values(origin_kind=lesson))
    fork = t.c.origin_table + "/" + sa.cast(t.c.origin_moves, sa.String)
    connection.execute(t.update().where(t.c.origin_kind == "fork").values(origin_kind=fork))
    op.drop_column("seats", "player_name")
    for name in _NEW_COLUMNS:
        op.drop_column("tables", name)
    op.execute("ALTER TABLE tables RENAME COLUMN origin_kind TO origin")


def _read_origin(text: str) -> dict[str, object]:
    """Return the columns for an origin in its former form."""
    first, _, rest = text.partition("/")
    if first == "lesson":
        return {"origin_kind": first, "origin_scene": rest.partition("/")[2]}
    return {"origin_kind": "fork", "origin_table": first, "origin_moves": int(rest)}


def _tables() -> sa.TableClause:
    """Return the columns of the SQL table `tables` that the migration needs."""
    names = ("id", "game", "origin_kind", *_NEW_COLUMNS)
    return sa.table("tables", *(sa.column(name) for name in names))


def _seats() -> sa.TableClause:
    """Return the columns of the SQL table `seats` that the migration needs."""
    return sa.table("seats", *(sa.column(name) for name in ("kind", "level", "player_name")))
