"""Called by alembic: runs the migrations on the connection that `run` was given."""

from __future__ import annotations

from alembic import context

from boardroom.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
