"""States after events, one module for each kind."""
