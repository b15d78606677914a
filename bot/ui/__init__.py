"""Builders of messages and panels, and the buttons on them."""
