"""The bot with people who play and faults of all kinds, and what must hold all the same."""
