"""Mission Control on Discord."""
