"""How 1969 presents itself."""
