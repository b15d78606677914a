"""States after events: ``dispatch`` for all of them, one module for each kind."""
