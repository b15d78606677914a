"""How Spazio: 1999 presents itself."""
