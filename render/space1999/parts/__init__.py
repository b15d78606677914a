"""Parts of the pictures of Spazio: 1999: backdrop, pieces, sprites, type, paint and words."""
