"""A game's past: its log, its replay, its review."""
