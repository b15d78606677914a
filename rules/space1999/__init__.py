"""Spazio: 1999, a race home from a Moon that has left its orbit (Clementoni, 1975)."""
