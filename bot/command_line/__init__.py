"""The command ``mission-control``: its parser, and a file for each of its commands."""
