"""The games that can be played here, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import AnyGame
from rules.first_martians.game import GAME as FIRST_MARTIANS
from rules.race1969.game import GAME as RACE1969
from rules.space1999.game import GAME as SPACE1999

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.id: game for game in (RACE1969, SPACE1999, FIRST_MARTIANS)}
)
