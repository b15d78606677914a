"""Sends what the outbox holds: channel messages and direct messages."""
