"""Draws the signs of resources, parts, actions, tokens and terrain as one-colour masks."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.core.antialiasing import averaged
from render.core.cache import cached_image
from render.core.pen import Pen
from render.core.shapes import SCALE
from render.first_martians.art import signs_of_actions as actions
from render.first_martians.art import signs_of_things as things

LINE = 8
"""Default width of lines, in hundredths of the sign's width."""

SIGNS: dict[str, Callable[[Pen], None]] = {
    "energy": things.energy,
    "oxygen": things.oxygen,
    "food": things.food,
    "power": things.power,
    "filters": things.filters,
    "hardware": things.hardware,
    "cpu": things.cpu,
    "event": actions.event,
    "rest": actions.rest,
    "unwind": actions.unwind,
    "heal": actions.heal,
    "manage": actions.manage,
    "explore": actions.explore,
    "gather": actions.gather,
    "research": actions.research,
    "build": actions.build,
    "untyped": actions.untyped,
    "plant": things.plant,
    "seed": things.seed,
    "rover": things.rover,
    "pawn": things.pawn,
    "wound": actions.wound,
    "blocked": actions.blocked,
    "adventure": actions.adventure,
    "reroll": actions.reroll,
    "rover-check": actions.rover_check,
    "impassable": actions.impassable,
    "morale": actions.morale,
    "lose-morale": actions.lose_morale,
    "extra-pawn": actions.extra_pawn,
    "minus-pawn": actions.extra_pawn,
    "sample": things.sample,
    "stress": actions.stress,
    "malfunction": actions.malfunction,
    "upgrade": actions.upgrade,
    "machine": things.machine,
    "poi": things.poi,
    "find": things.find,
    "sol": things.sol,
    "tick": actions.tick,
    "cross": actions.cross,
    "shutdown": actions.shutdown,
    "condition": actions.condition,
    "greenhouse": things.greenhouse,
}


@cached_image
def icon(name: str, size: int) -> Image.Image:
    """The sign of this name as a mask of ``size`` pixels square.

    Raises ``KeyError`` for an unknown name.
    """
    pen = Pen(size, LINE)
    SIGNS[name](pen)
    return averaged(pen.image, SCALE)
