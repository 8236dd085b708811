"""The entry point of Alembic: it migrates the connection it is given."""

from alembic import context

from tianxia.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
