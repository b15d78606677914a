"""What befalls the crew and the base, and the words of cards that say so."""
