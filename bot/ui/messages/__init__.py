"""Messages that the bot sends by itself: live message, lobby, direct messages."""
