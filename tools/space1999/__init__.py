"""The games and counts of `make balance` for Spazio: 1999."""
