from render.core.palette import Palette
from render.space1999.parts import theme
from tools.palettes import theme_colours

PALETTE = Palette(dict.fromkeys(theme_colours(theme)))
