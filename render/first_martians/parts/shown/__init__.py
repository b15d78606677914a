"""The values that bands of First Martians show, made from a view."""
