"""Values about time at a table: clocks and their ends, banks, quiet hours, days away."""
