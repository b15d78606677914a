"""The rulebook's words: ids of sectors, answers, tiles, cards and decisions.

They are what notation, catalogs and data files say, so they never change once a game is recorded.
"""

from __future__ import annotations

SECTORS = ("a", "b", "c", "d")
"""Clockwise round the Moon (A33)."""
SECTOR_INDEX = {sector: index for index, sector in enumerate(SECTORS)}

BASE = "base"
"""The place of a ship in its own sector of the Moon. No place of the chart has this id."""

OK, NEGATIVE, NEUTRAL = "ok", "negative", "neutral"
ANSWERS = (OK, NEGATIVE, NEUTRAL)
"""The Central Computer's."""

STRAIGHT, CURVE = "straight", "curve"
SHAPES = (STRAIGHT, CURVE)
"""Of route tiles (A21)."""

HOSTILE, GOOD, EXCELLENT = "hostile", "good", "excellent"
CONDITIONS = (HOSTILE, GOOD, EXCELLENT)
"""On a planet. The index is the number of route tiles found there."""

TAKE_OFF, RETURN, NONE = "take-off", "return", "none"
INSTRUCTIONS = (TAKE_OFF, RETURN, NONE)
"""A planet card's: leave at once, jump to Base, nothing."""

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
