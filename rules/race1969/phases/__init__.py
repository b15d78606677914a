"""The phases of a round, each in a file of its own."""
