"""Views of a seat and of the public."""
