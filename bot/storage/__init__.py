"""SQLAlchemy Core tables, queries and migrations.

Queries are plain functions whose first argument is a ``sqlalchemy.engine.Connection``; a room
runs them as ``await database.read(query, ...)``, or several in one function of its own as
``await database.write(work, ...)``. They never commit: the transaction is the caller's.
"""
