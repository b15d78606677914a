"""Messages that the bot sends by itself, in channels and by direct message."""
