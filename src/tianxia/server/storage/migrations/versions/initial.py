"""Create guests, codes, tables, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("turn", sa.String(200), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.Column("lease", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("release", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    for name in ("moves", "seats", "tables", "codes", "guests"):
        op.drop_table(name)
