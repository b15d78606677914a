"""Processes of the bot's own, for work that would keep the event loop waiting."""
