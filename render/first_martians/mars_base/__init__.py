"""The base with its facilities."""
