"""The bot under load: moves, answers, memory and uploads."""
