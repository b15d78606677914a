"""The presentation of Spazio: 1999."""
