"""Operators mute and ban people, and what they do is written down; a person has a token on each device."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FLAGS = ("muted", "banned")


def upgrade() -> None:
    """Nobody is muted or banned yet; everybody keeps the token they have, as if it had been shown just now."""
    for name in FLAGS:
        op.add_column("people", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "acts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(24), nullable=False),
        sa.Column("data", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
    )
    create_tokens()


def create_tokens() -> None:
    """Tokens leave the people's own rows."""
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "moves",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_moves"),
        sa.UniqueConstraint("person", name="uq_moves_person"),
    )
    now = sa.bindparam("now", time.time(), sa.Float)
    copy = sa.text("INSERT INTO tokens (hash, person, created, used) SELECT token_hash, id, created, :now FROM people")
    op.get_bind().execute(copy.bindparams(now))
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_token_hash", type_="unique")
        people.drop_column("token_hash")


def downgrade() -> None:
    """What was done is forgotten; everybody keeps the token they used last."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("token_hash", sa.String(64), nullable=False, server_default=""))
    op.execute(
        "UPDATE people SET token_hash = COALESCE((SELECT MAX(hash) FROM tokens WHERE tokens.person = people.id"
        " AND used = (SELECT MAX(used) FROM tokens AS t WHERE t.person = people.id)), people.id)"
    )
    with op.batch_alter_table("people") as people:
        people.alter_column("token_hash", server_default=None)
        people.create_unique_constraint("uq_people_token_hash", ["token_hash"])
    for name in ("moves", "tokens", "acts"):
        op.drop_table(name)
    for name in FLAGS:
        op.drop_column("people", name)
