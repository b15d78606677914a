"""The printed board and cards, and what follows from them alone: tracks, contents."""
