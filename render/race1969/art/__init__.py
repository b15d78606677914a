"""Drawings of 1969: the sky, signs, rockets, flags, cubes, dice and cards."""
