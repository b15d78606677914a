"""Rows of what people share beyond a table: servers, results, open tables, leagues."""
