"""Drawing tools that all games share: canvas, text, shapes, sprites, caches, alternative texts."""
