"""The rulebook's words as ids, and the reasons for refusals.

They are what notation, catalogs and data files say, so they never change once a game is recorded.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SECTORS = ("a", "b", "c", "d")
"""Clockwise round the Moon (A33)."""
SECTOR_INDEX = {sector: index for index, sector in enumerate(SECTORS)}

BASE = "base"
"""The place of a ship in its own sector of the Moon. No place of the chart has this id."""

OK, NEGATIVE, NEUTRAL = "ok", "negative", "neutral"
ANSWERS = (OK, NEGATIVE, NEUTRAL)
"""Answers of the Central Computer."""

STRAIGHT, CURVE = "straight", "curve"
SHAPES = (STRAIGHT, CURVE)
"""Shapes of route tiles (A21)."""

HOSTILE, GOOD, EXCELLENT = "hostile", "good", "excellent"
CONDITIONS = (HOSTILE, GOOD, EXCELLENT)
"""Conditions on a planet. The index is the number of route tiles found there."""

TAKE_OFF, RETURN, NONE = "take-off", "return", "none"
INSTRUCTIONS = (TAKE_OFF, RETURN, NONE)
"""Instructions of planet cards: leave at once, jump to Base, nothing."""

LAND, ENERGY = "land", "energy"
PLANS = (LAND, RETURN, ENERGY)
"""Kinds of flight plans: land on a planet, return to Base, receive energy."""

MOVE_TILE, REMOVE_TILE, MORE_PLANS = "move-tile", "remove-tile", "plans"
PROGRAMS = (MOVE_TILE, REMOVE_TILE, RETURN, ENERGY, MORE_PLANS, LAND)
"""Kinds of the Central Computer's cards."""

TURN, STEP, PLANET = "turn", "step", "planet"
TILES, TILE_CARD = "tiles", "tile-card"
DECISIONS = (TURN, STEP, PLANET, TAKE_OFF, TILES, TILE_CARD)
"""Fly or propose; one node on; choose a planet; leave at once; lay tiles; obey a tile card."""

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
