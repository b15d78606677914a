"""First Martians as people see it."""
