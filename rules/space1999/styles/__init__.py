"""How autopilots of Spazio: 1999 think: what they weigh, and what a choice is worth to them."""
