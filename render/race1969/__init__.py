"""The pictures of 1969."""
