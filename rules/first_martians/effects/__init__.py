"""Effects on the crew and the base, and the words of cards that name them."""
