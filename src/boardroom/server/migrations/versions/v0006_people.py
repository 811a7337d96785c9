"""Seats can be conceded, hosts can mute and send away, and words know who said them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FLAGS = (("seats", "conceded"), ("members", "muted"), ("members", "barred"))


def upgrade() -> None:
    """Nobody has done so yet; older words belong to nobody."""
    for table, name in FLAGS:
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person", sa.String(24)))


def downgrade() -> None:
    """Everybody may talk and come again."""
    op.drop_column("chat", "person")
    for table, name in FLAGS:
        op.drop_column(table, name)
