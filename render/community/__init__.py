"""Pictures of what a server plays together, beyond any one game."""
