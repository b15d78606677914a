"""The star chart: places, lines of force, the Moon, and where a ship can go."""
