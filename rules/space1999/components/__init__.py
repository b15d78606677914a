"""The boards and cards: the data file, its values, and the checks that they have to pass."""
