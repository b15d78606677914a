"""Text on pictures: fonts, direction of scripts, lines, drawing."""
