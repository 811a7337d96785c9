"""The tables of the database. What is written once stays; a projection beside it makes the lobby quick.

`entries` is the log of a table and the only truth about its course: choices, undos and who sits where, one number each.
`seats`, `number`, `decider`, `since` and `wake_at` are projections of it, written in the same transaction;
`snapshots` is a cache.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

VERSION = "0009"  # the newest of migrations/versions

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("address", String(4), nullable=False, server_default=""),  # she, he, they, or nothing
    Column("muted", Boolean, nullable=False, server_default=false()),  # the operator lets them talk nowhere
    Column("banned", Boolean, nullable=False, server_default=false()),  # nor sit, nor make tables
)

tokens = Table(  # one for each device that shows who somebody is
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day: a token that is shown again and again is not written each time
    Index("ix_tokens_person", "person"),
)

moves = Table(  # codes with which somebody comes to another device, for a few minutes
    "moves",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False, unique=True),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the end
    Column("seed_chosen", Boolean, nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("number", Integer, nullable=False),
    Column("decider", Integer, nullable=False),
    Column("since", Float),  # when the decider was first asked
    Column("wake_at", Float),
    Column("deadline_at", Float),
    Column("outcome", JSON),
    Column("minutes", Text),
    Column("rematch", String(24)),
    Index("ix_tables_status", "status", "listed", "created"),
    Index("ix_tables_wake_at", "wake_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24)),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("level", Integer, nullable=False),
    Column("vacated", Boolean, nullable=False),
    Column("address", String(4), nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),  # events told before its person sat down
    Column("sat_at", Float, nullable=False, server_default="0"),
    Column("conceded", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_person", "person"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("muted", Boolean, nullable=False, server_default=false()),  # the host does not let them talk here
    Column("barred", Boolean, nullable=False, server_default=false()),  # the host sent them away
    Index("ix_members_person", "person"),
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("created", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(12), primary_key=True),  # as it is: it is shown again to those who sit
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("expires", Float, nullable=False),
)

asks = Table(  # what those who sit decide together; one question about a seat at a time
    "asks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("yes", Boolean, nullable=False),
)

endings = Table(  # how a game that an upgrade stopped shall end, as those who sat there see it
    "endings",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("winners", JSON, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("data", JSON),
    Column("client", String(64)),
    Column("told", Integer, nullable=False),  # the number of the last event it led to
    Column("events", JSON),  # what it led to, for when these rules are gone; who sat where is in `data`
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="uq_entries_client"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24)),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("heard", Integer, nullable=False),  # one bit per seat, the highest for the gallery
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id", "table_id", "id"),
)

blocks = Table(  # whom somebody does not want to hear or meet
    "blocks",
    metadata,
    Column("id", String(24), primary_key=True),  # what their page is told: nobody learns another's id
    Column("person", String(24), nullable=False),
    Column("blocked", String(24), nullable=False),
    Column("name", String(40), nullable=False),  # as they were called then
    Column("created", Float, nullable=False),
    UniqueConstraint("person", "blocked", name="uq_blocks_person"),
    Index("ix_blocks_blocked", "blocked"),
)

reports = Table(  # what people tell the operator of each other; they outlive their tables
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("by", String(24)),  # None: they are forgotten
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),  # as they were called at the table
    Column("reason", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column("talk", JSON, nullable=False),  # what was said there last, as far as who reports could read it
    Column("closed", Float),
    Index("ix_reports_person", "person"),
    Index("ix_reports_table_id", "table_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("saved", JSON, nullable=False),
)

acts = Table(  # what the operator did; running servers follow it, so it is written together with the act
    "acts",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(40), nullable=False),  # the system's name of who typed it
    Column("kind", String(20), nullable=False),
    Column("subject", String(24), nullable=False),  # a table or a person, by id; empty: nobody in particular
    Column("data", JSON),  # what else a running server must know; never a name, a token or a seed
)
