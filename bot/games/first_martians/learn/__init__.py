"""The cards that say what First Martians is about."""
