"""Before a game starts: opening a table, its lobby and settings, the guided game, *Again*."""
