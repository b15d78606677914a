"""The record of a game of First Martians: actions as lines, states and events as JSON."""
