"""Parts of First Martians' pictures: layout, theme, panels, and the values drawn in them."""
