"""A table in memory: load, lock, cache, a batch of unsaved moves, the commit."""
