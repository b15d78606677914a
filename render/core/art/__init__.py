"""Drawings that every game uses: the sky, sprites, the badges of seats."""
