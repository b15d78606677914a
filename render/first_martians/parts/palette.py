"""The palette of first_martians's pictures; ``tools/palettes.py`` writes this file."""

from __future__ import annotations

from render.core.palette import Palette

PALETTE = Palette.parse("""
120c0e 1b100d 2a1c1a 3c2923 5c3e33 a8452a 6b2a1c d9913f ecd2a4 fbf0dc c9ae95 2b3f5c
""")
