"""The notation of 1969's actions: ``hire famous launch-pad``."""

from __future__ import annotations

from typing import get_args

from rules.core.actions import identifier, number, one_of
from rules.core.legacy import Notation
from rules.race1969.actions import Action
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS

NOTATION: Notation[Action] = Notation(
    get_args(Action),
    {
        "points": number,
        "card": number,
        "count": number,
        "die": number,
        "scientist": one_of(name for name in SCIENTISTS if name != "spy"),
        "research": one_of(RESEARCHES),
        "nation": one_of(NATIONS),
        "mission": identifier,
    },
)
