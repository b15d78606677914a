"""Messages: what the bot says in channels and direct messages, and what they are made of."""
