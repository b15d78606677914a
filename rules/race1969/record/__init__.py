"""The record of a game of 1969: actions as lines of text, states and events as JSON."""
