"""Drawings of First Martians: signs, sprites, portraits, scenes, the relief of regions."""
