"""Actions as lines of text and back: ``hire famous launch-pad``."""

from __future__ import annotations

from typing import get_args

from rules.core.notation import Notation, identifier, number, one_of
from rules.race1969.actions import Action
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS

LINES: Notation[Action] = Notation(
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


def format_action(action: Action) -> str:
    """The action's line: its verb and its figures.

    >>> from rules.race1969.actions import Spy
    >>> format_action(Spy("ussr", "ground-control"))
    'spy ussr ground-control'
    """
    return LINES.format(action)


def parse_action(text: str) -> Action:
    """The action of a line; raises ``UnreadableAction`` with the ``word`` that can't be read.

    >>> parse_action("hire famous launch-pad")
    Hire(scientist='famous', research='launch-pad')
    """
    return LINES.parse(text)
