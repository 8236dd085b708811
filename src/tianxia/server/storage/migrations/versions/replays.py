"""Add the origin and the starting position of tables, and the studies of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("origin", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "studies",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("lease", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("studies")
    op.drop_column("tables", "position")
    op.drop_column("tables", "origin")
