"""What every game shares: the protocol, chance, transitions, errors, notation, codec."""
