"""1969: a race to the Moon in seven rounds (Cranio Creations, 2012)."""
