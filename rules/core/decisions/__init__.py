"""The decisions of a game as rules by kind: what is legal, what comes of it, what it records."""
