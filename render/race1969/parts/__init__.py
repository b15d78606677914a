"""Parts of the pictures of 1969: palette, theme, layout, labels, alt texts, panels of figures."""
