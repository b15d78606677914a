"""Tools for First Martians."""
