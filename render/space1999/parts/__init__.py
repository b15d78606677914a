"""What the pictures of Spazio: 1999 are composed of: their parts, paint, type and words."""
