"""Autopilots of First Martians, and what they make of a view."""
