"""The Star Monitor: its grid, the tiles on it, routes and their repair."""
