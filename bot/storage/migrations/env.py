"""Alembic's entry point: runs the revisions on the connection that ``migrate`` hands over."""

from alembic import context

from bot.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter a column in place
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
