"""Rename `moves` to `events`, since it has all events of tables."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.rename_table("moves", "events")


def downgrade() -> None:
    """Undo the migration."""
    op.rename_table("events", "moves")
