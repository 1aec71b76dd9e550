"""Alembic's entry point: runs the migrations on the connection that ``storage.database`` hands over."""

from __future__ import annotations

from alembic import context

from bellum.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    sqlalchemy_module_prefix="sqlalchemy.",
)
with context.begin_transaction():
    context.run_migrations()
