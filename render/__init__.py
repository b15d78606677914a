"""Views to pictures (Pillow). Sees views, never states."""
