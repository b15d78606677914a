"""The cards that say what 1969 is about."""
