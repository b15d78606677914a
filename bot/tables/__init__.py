"""The tables: their one writer, and what follows from each move."""
