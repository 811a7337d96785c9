"""Those who sit decide together who takes a seat that was left, and a seat remembers since when its person sits there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever sits already has always sat there."""
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("sat_at", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "asks",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_asks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table_id"),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="pk_votes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_votes_table_id"),
    )


def downgrade() -> None:
    """What was asked can be asked again."""
    op.drop_table("votes")
    op.drop_table("asks")
    for column in ("sat_at", "since"):
        op.drop_column("seats", column)
