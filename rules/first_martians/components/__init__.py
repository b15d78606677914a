"""The game's data files, their models, and the checks on them."""
