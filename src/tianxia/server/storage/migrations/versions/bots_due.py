"""Add `bots_due`, the heartbeat row for `/ready`, and indexes for the lists."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_INDEXES = {
    "tables_due": ["bots_due"],
    "tables_by_change": ["status", "changed"],
    "tables_by_game": ["game", "status", "listed", "changed"],
    "tables_by_owner": ["owner", "status"],
}


def upgrade() -> None:
    """Apply the migration: bots are due at a running table if one has to move, or if it is not known who has to."""
    op.add_column("tables", sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.false()))
    t = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("turn"), sa.column("origin"), sa.column("bots_due")
    )
    s = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("kind"))
    may_have_to_move = sa.or_(t.c.turn == "[]", t.c.turn.contains(sa.literal('"') + s.c.seat + sa.literal('"')))
    has_due_bot = sa.exists(sa.select(s.c.table).where(s.c.table == t.c.id, s.c.kind == "bot", may_have_to_move))
    is_running = sa.and_(t.c.status == "running", ~t.c.origin.startswith("lesson/"))
    op.execute(t.update().where(is_running, has_due_bot).values(bots_due=sa.true()))
    for name, columns in _INDEXES.items():
        op.create_index(name, "tables", columns)
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    heartbeat = sa.table("heartbeat", sa.column("id"), sa.column("at"))
    op.execute(heartbeat.insert().values(id=1, at=0.0))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("heartbeat")
    for name in _INDEXES:
        op.drop_index(name, "tables")
    op.drop_column("tables", "bots_due")
