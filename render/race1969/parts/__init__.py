"""Parts of the pictures of 1969: backdrop, pieces, sprites, type, paint and words."""
