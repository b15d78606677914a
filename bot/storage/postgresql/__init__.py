"""A PostgreSQL server: its database, and the processes that share it, each with its shards.

A process on a SQLite file enters only ``processes.alone`` and ``processes.without_process``, which
return at once.
"""
