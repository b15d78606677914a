"""Explanations of a game: help, lessons, legends, posters."""
