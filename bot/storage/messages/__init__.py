"""Rows of messages: what is to be sent, and what was sent."""
