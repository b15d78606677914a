"""The data files of First Martians as they ship."""
