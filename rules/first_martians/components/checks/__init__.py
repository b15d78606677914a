"""Checks that the data files fit together."""
