"""What a game is about: help, lessons, legends, posters."""
