"""Draws a scene for each theme of events and each colour of adventures."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.core.art import sky
from render.core.cache import cached_image
from render.core.colour import mix
from render.core.picture import WIDTH
from render.first_martians.art import scenes_of_actions as actions
from render.first_martians.art import scenes_of_events as events
from render.first_martians.art.scene_brush import (
    HIGH,
    SceneBrush,
)
from render.first_martians.parts.palette import PALETTE
from render.first_martians.parts.theme import (
    BASALT,
    DUSK,
    DUSK_DARK,
    DUSK_LIGHT,
    OCHRE,
    PANEL,
    PANEL_LIGHT,
    RUST,
    RUST_DARK,
    SAND,
)


@cached_image
def scene(kind: str) -> Image.Image:
    """The scene of a kind in ``SCENES``, in the palette's colours; raises ``KeyError``."""
    paint, stops = SCENES[kind]
    brush = SceneBrush(sky.gradient(WIDTH, HIGH, stops, PALETTE))
    paint(brush)
    return PALETTE.map(brush.finish())


_EVENING: sky.Stops = (
    (0.0, DUSK_DARK),
    (0.4, DUSK),
    (0.68, DUSK_LIGHT),
    (0.82, mix(OCHRE, SAND, 0.4)),
    (1.0, RUST),
)
_DAY: sky.Stops = (
    (0.0, mix(OCHRE, RUST_DARK, 0.6)),
    (0.5, mix(OCHRE, RUST, 0.4)),
    (0.8, mix(SAND, OCHRE, 0.4)),
    (1.0, RUST),
)
_STORM: sky.Stops = (
    (0.0, mix(RUST_DARK, BASALT, 0.5)),
    (0.5, RUST_DARK),
    (0.8, RUST),
    (1.0, mix(RUST, OCHRE, 0.5)),
)
_INSIDE: sky.Stops = ((0.0, mix(PANEL, BASALT, 0.4)), (0.7, PANEL_LIGHT), (1.0, PANEL))


SCENES: dict[str, tuple[Callable[[SceneBrush], None], sky.Stops]] = {
    "base": (events.base, _EVENING),
    "crew": (events.crew, _INSIDE),
    "outside": (events.outside, _STORM),
    "explore": (actions.explore, _EVENING),
    "gather": (actions.gather, _DAY),
    "research": (actions.research, _INSIDE),
    "build": (actions.build, _EVENING),
}
"""By theme of events and colour of adventures: the function that draws it, and the background."""
