"""Add `random_seats`, which tells whether players are assigned to seats at random."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: at all existing tables, players chose their seats."""
    op.add_column("tables", sa.Column("random_seats", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_column("tables", "random_seats")
