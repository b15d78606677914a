"""Fluent catalogs, one folder a language."""
