"""Autopilots of First Martians: the evaluation of a view, and each kind of choice."""
