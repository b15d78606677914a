"""The reasons why an action of Spazio: 1999 may be refused, each with the names of its params.

Energy is in U.E. No reason tells more than its seat may know.
A reason's sentence is ``illegal-<reason>`` in ``bot/locales/*/space1999/texts.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # flights
        "unknown-place": ("place",),
        "already-there": ("place",),
        "no-tiles": (),
        "place-covered": ("place",),
        "place-occupied": ("place",),
        "planet-visited": ("place",),
        "no-planet": ("place",),
        "way-blocked": ("place", "node"),
        "not-connected": ("place",),
        "energy-lacking": ("needed", "held"),
        "plans-only": (),
        # steps
        "not-next": ("place",),
        "step-back": ("place",),
        "no-step-home": (),
        # flight plans
        "unknown-plan": ("plan",),
        "plan-not-held": (),
        "energy-first": ("held",),
        "must-move": (),
        # route tiles
        "unknown-shape": ("shape",),
        "unknown-square": ("square",),
        "unknown-rotation": ("rotation",),
        "tile-not-held": ("shape",),
        "earth-square": ("square",),
        "square-occupied": ("square",),
        "not-on-route": ("square",),
        "openings-apart": ("square", "rotation"),
        "exact-count": ("held",),
        "must-lay": ("count",),
        # slides and programs
        "no-tile": ("square",),
        "not-beside": ("square", "onto"),
        "slide-in-turn": (),
        "own-slide-spent": (),
        "paid-slide-spent": (),
        "not-terminal": ("square",),
        "program-moves": (),
        "program-removes": (),
        # standing orders
        "order-ship-moved": ("place",),
        "order-bank-empty": (),
    }
)
"""``no-tiles``: no flight to Base without a tile (22). ``plans-only``: no energy in the turn of a
refused plan (7). ``energy-first``: no plan on a planet with energy ``held`` and a way open (9,
A1). ``no-step-home``: Base is no node (A11). ``openings-apart``: the openings don't join, or point
out of the Monitor. ``exact-count``: only the last tile held may complete the route, by a slide
too (A22); ``count``: ways to lay that there are."""
