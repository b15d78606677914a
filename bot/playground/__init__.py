"""The same bot in a simulated Discord: to be tried on one machine, without an account."""
