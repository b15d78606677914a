"""The plan of a sol: its stacks of pawns and cards."""
