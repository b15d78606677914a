"""The star chart: places, lines of flight, what a ship can reach."""
