"""What events make of a state."""
