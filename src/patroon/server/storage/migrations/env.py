"""Alembic's way in: the caller brings the connection and its transaction."""

from alembic import context

from patroon.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
