"""The parts that every game shares: definition, chance, transitions, errors, notation, codec."""
