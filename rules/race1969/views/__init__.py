"""Views of a game: the view type, how it is made from a state, redacted events."""
