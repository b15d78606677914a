"""The parts of the nations' band: calendar, score track, rows of figures, supply."""
