"""Alembic's way in: it is handed a connection and changes nothing else."""

from alembic import context

from tianxia.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
