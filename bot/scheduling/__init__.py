"""Deadlines: timer, due decisions, credit for outages, servers that the bot left."""
