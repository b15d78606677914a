"""The other phases of a round, one after the other."""
