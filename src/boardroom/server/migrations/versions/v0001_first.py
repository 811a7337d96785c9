"""The first schema.

Written out, not taken from `schema.py`: a version stays what it was when `schema.py` moves on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates every table of the first schema."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
    )
    create_tables()
    create_seating()
    create_course()


def create_tables() -> None:
    """The tables people play at."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("decider", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Float),
        sa.Column("deadline_at", sa.Float),
        sa.Column("outcome", sa.JSON),
        sa.Column("minutes", sa.Text),
        sa.Column("rematch", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "listed", "created"])
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])


def create_seating() -> None:
    """Who sits where, who belongs to a table, and who may come in."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("vacated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_invites"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invites_table_id"),
    )


def create_course() -> None:
    """What happened at a table."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("data", sa.JSON),
        sa.Column("client", sa.String(64)),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "seat", "client", name="uq_entries_client"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("saved", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )


def downgrade() -> None:
    """Removes everything."""
    for name in ("snapshots", "chat", "entries", "invites", "members", "seats", "tables", "people"):
        op.drop_table(name)
