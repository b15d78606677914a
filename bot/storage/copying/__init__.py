"""Copies of a database in another, of its kind or not, compared row by row."""
