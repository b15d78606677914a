"""The map of the land about the base."""
