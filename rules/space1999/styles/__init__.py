"""Autopilots of Spazio: 1999: their styles, and the worth of a choice to each."""
