"""The versions of the database's schema; `run` brings a database to the newest one."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def run(connection: Connection, target: str = "head") -> None:
    """Runs alembic on an open connection."""
    config = Config()
    config.set_main_option("script_location", "boardroom.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, target)
