"""SQLAlchemy Core tables, queries and migrations.

A query is a plain function whose first argument is a ``sqlalchemy.engine.Connection``. Callers run
it as ``await database.read(query, ...)`` or ``await database.write(work, ...)``. It never commits:
the transaction is the caller's.
"""
