"""Before a game starts: the lobby and its settings, the guided game, *Again*."""
