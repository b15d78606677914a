"""Actions as lines of text and back: ``explore r1-n 0 own``."""

from __future__ import annotations

from typing import get_args

from rules.core.actions import identifier, number, one_of
from rules.core.legacy import Notation
from rules.first_martians.actions import Action
from rules.first_martians.terms import GRIDS, HEART, OPEN, PARTS, ROLES, ROVERS, STUDIES, TOKENS

NOTATION: Notation[Action] = Notation(
    get_args(Action),
    {
        "event": identifier,
        "by": identifier,
        "cure": one_of((OPEN, HEART)),
        "space": identifier,
        "route": number,
        "item": identifier,
        "study": one_of(STUDIES),
        "farm": identifier,
        "facility": identifier,
        "part": one_of(PARTS),
        "donor": identifier,
        "rover": one_of(ROVERS),
        "token": one_of(TOKENS),
        "upgrade": identifier,
        "project": identifier,
        "grid": one_of(GRIDS),
        "stack": number,
        "role": one_of(ROLES),
        "skill": identifier,
        "option": identifier,
    },
)
