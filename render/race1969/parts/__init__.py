"""What the pictures of 1969 are composed of: their parts, paint, type and words."""
