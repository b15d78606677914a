"""What each game shows of itself; one package a game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.base import Face
from bot.games.race1969 import FACE as RACE1969

FACES: Mapping[str, Face] = {face.game.id: face for face in (RACE1969,)}
"""Every game's face by the game's id."""
