"""The sentence for each event of First Martians."""
