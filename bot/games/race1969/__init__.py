"""The presentation of 1969."""
