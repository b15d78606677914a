"""The story of a finished game as one HTML file, for whoever wants to read or keep it."""
