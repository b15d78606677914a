"""The labels that lead a player to each action of First Martians."""
