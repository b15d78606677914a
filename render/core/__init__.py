"""What the pictures of all games are drawn with: canvas, text, shapes, sprites and caches."""
