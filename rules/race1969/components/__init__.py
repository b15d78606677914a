"""The board and the cards: the data file, its values, and the checks that they have to pass."""
