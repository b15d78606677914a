"""What `make balance` does for Spazio: 1999."""
