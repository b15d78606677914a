"""Changes of a state by events: ``dispatch`` for all of them, one module for each kind."""
