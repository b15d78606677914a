"""Handlers of presses and commands, one module a feature."""
