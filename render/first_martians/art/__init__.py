"""Drawings of First Martians: signs, portraits, scenes, relief."""
