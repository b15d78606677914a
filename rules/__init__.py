"""Pure rules of the games: no input or output, no clock, no Discord, no pictures."""
