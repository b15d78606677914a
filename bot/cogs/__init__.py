"""Slash commands, thin: who asks for what, in which words."""
