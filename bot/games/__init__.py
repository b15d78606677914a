"""What each game shows of itself; one package a game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.base import GamePresenter
from bot.games.race1969 import FACE as RACE1969
from bot.games.space1999 import FACE as SPACE1999

FACES: Mapping[str, GamePresenter] = {face.game.id: face for face in (RACE1969, SPACE1999)}
"""Every game's face by the game's id."""
