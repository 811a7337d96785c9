"""Waiting tables have a short code to read out, and tables say since when somebody is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LAST_CHOICE = (
    "UPDATE tables SET since = (SELECT MAX(at) FROM entries"
    " WHERE entries.table_id = tables.id AND entries.kind <> 'seat') WHERE status = 'playing'"
)


def upgrade() -> None:
    """One code for a table; running tables get the time of their last choice."""
    op.create_table(
        "codes",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.UniqueConstraint("table_id", name="uq_codes_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id"),
    )
    op.add_column("tables", sa.Column("since", sa.Float))
    op.execute(LAST_CHOICE)


def downgrade() -> None:
    """Codes can be made again."""
    op.drop_column("tables", "since")
    op.drop_table("codes")
