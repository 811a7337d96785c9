"""What was told is written beside each entry, and those who sat at a game that an upgrade stopped say how it ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of what was told before only the choices are there."""
    op.add_column("entries", sa.Column("events", sa.JSON))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_endings_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_endings"),
    )


def downgrade() -> None:
    """Nobody has said anything."""
    op.drop_table("endings")
    op.drop_column("entries", "events")
