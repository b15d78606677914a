"""Experts for people: hints, and reviews of finished games."""
