"""SQLAlchemy Core tables, queries and migrations."""
