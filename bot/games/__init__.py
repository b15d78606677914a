"""What each game shows of itself; one file a game."""
