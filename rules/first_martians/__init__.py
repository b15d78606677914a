"""First Martians: one to four people keep a base on Mars alive, and win or lose together."""
