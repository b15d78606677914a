"""Autopilots of 1969: their weights, their forecast, and each kind of choice."""
