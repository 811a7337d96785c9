"""People say how they wish to be spoken of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said so yet."""
    for table in ("people", "seats"):
        op.add_column(table, sa.Column("address", sa.String(4), nullable=False, server_default=""))


def downgrade() -> None:
    """Everybody is spoken of neutrally again."""
    for table in ("people", "seats"):
        op.drop_column(table, "address")
