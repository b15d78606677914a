"""Answers to interactions: routing, time limits, who asks, languages, permissions."""
