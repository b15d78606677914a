"""The record of a game of Spazio: 1999: actions as lines of text, states and events as JSON."""
