"""Runs the same bot in a simulated Discord on one machine, without an account."""
