"""Parts of the pictures of Spazio: 1999: palette, theme, layout, labels, alt texts, panels."""
