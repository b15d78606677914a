"""What each event makes of a state: ``dispatch`` for all of them, one module for each kind."""
