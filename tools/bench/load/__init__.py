"""What people feel: moves, answers, memory and uploads of the bot under load."""
