"""Data files of games: read, checked against models, kept with tables."""
