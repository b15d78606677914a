"""The record of a game of First Martians: actions as lines of text, states as JSON."""
