"""Command-line tools: balance reports, bench, file traces; and a player of autopilot games."""
