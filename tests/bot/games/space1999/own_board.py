"""A board whose planets bear names of its owner's, as the data file's notes invite."""

from __future__ import annotations

import json
import re

from rules.core.game import Json
from rules.space1999.board_data import content, standard_board

LETTERS = "bcdfghjklm"


def renamed(planet: str) -> str:
    """A name that no catalog knows."""
    number = list(standard_board().chart.planets).index(planet)
    return "qu" + LETTERS[number // 10] + "o" + LETTERS[number % 10]


def own_board() -> Json:
    """The standard board's content with every planet renamed."""
    text = json.dumps(content())
    for planet in standard_board().chart.planets:
        text = re.sub(rf"\b{planet}\b", renamed(planet), text)
    data = json.loads(text)
    data["edition"] = "own"
    return data
