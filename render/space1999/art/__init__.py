"""Drawings of Spazio: 1999: the sky, planets, ships, cards and route tiles."""
