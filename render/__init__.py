"""Draws views of games as pictures, each with the same in words; it never sees a state."""
