"""Rows about people, and what is kept of one person."""
