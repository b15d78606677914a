"""The cards that say what Spazio: 1999 is about."""
