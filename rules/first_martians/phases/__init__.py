"""One file a phase: what is legal, what comes of it."""
