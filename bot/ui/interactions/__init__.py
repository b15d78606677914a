"""Interactions: routing, answering in time, who asks, command localization, permissions."""
