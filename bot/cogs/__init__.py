"""Slash commands: their names, options and suggestions; what they do stands in ``bot.ui``."""
