"""Rows about messages: what waits to be sent, and what stands where."""
