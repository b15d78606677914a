"""The games and counts of `make balance` for 1969."""
