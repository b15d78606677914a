"""Actions as lines of text and back: ``lay straight g1 0``."""

from __future__ import annotations

import re
from typing import get_args

from rules.core.actions import identifier, number, one_of
from rules.core.legacy import Notation
from rules.space1999.actions import Action
from rules.space1999.terms import SHAPES

_SQUARE = re.compile(r"[a-z][1-9]\d?", re.ASCII)


def _square(word: str) -> str:
    if not _SQUARE.fullmatch(word):
        raise ValueError(word)
    return word


NOTATION: Notation[Action] = Notation(
    get_args(Action),
    {
        "place": identifier,
        "planet": identifier,
        "plan": identifier,
        "shape": one_of(SHAPES),
        "square": _square,
        "onto": _square,
        "rotation": number,
    },
)
