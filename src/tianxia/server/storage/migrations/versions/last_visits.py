"""Add the last visit of guests."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: all existing guests count as seen now."""
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen", sa.Float))
    op.execute(guests.update().values(seen=time.time()))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_column("guests", "seen")
