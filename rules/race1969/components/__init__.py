"""What is printed on the board and the cards, and what follows from it alone: tracks, contents."""
