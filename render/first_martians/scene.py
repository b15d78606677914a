"""Draws a scene with its title, as the picture of an event or an adventure."""

from __future__ import annotations

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.picture import WIDTH, Band, Words
from render.core.typography.text import TextStyle, clean
from render.first_martians.art.icons import icon
from render.first_martians.art.scene_brush import HIGH
from render.first_martians.art.scenes import SCENES, scene
from render.first_martians.parts.page import write
from render.first_martians.parts.palette import PALETTE
from render.first_martians.parts.theme import ACTION_COLOURS, AMBER, BASALT, CREAM, OCHRE, TITLE

STRIP = 92
"""Height of the title."""
KINDS = tuple(SCENES)
"""Themes of mission events (base, crew, outside) and colours of adventures."""
SIGNS = {"base": "greenhouse", "crew": "morale", "outside": "sol"}
"""Signs beside the titles of events; those of adventures are named as their kinds."""


def scene_bands(kind: str, title: str, t: Words) -> tuple[Band, ...]:
    """A scene of one of ``KINDS`` above its title; raises ``KeyError`` for another kind."""
    if kind not in SCENES:
        raise KeyError(kind)
    named = clean(title)
    alt = compose([(t("picmars-alt-scene", scene=t(f"picmars-scene-{kind}"), title=title),)])
    return (Band(f"scene-{kind}", draw_scene, (kind, named), alt, PALETTE),)


def draw_scene(kind: str, title: str) -> Canvas:
    """The band of a scene."""
    canvas = Canvas.blank(WIDTH, HIGH + STRIP, BASALT)
    canvas.image.paste(scene(kind).convert("RGB"), (0, 0))
    colour = ACTION_COLOURS.get(kind, AMBER)
    canvas.rect(0, HIGH, WIDTH, 6, colour)
    middle = HIGH + 6 + (STRIP - 6) // 2
    canvas.mask(
        24, middle - 26, icon(SIGNS.get(kind, kind), 52), colour if kind not in SIGNS else OCHRE
    )
    write(canvas, 100, middle, title, TextStyle(TITLE.face, 54), CREAM, WIDTH - 124)
    return canvas
