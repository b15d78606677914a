"""How autopilots of Spazio: 1999 choose: their styles, and what a choice is worth to each."""
