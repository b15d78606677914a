"""Notation made from action types and readers of their words."""

from __future__ import annotations

from typing import Annotated

import pytest

from rules.core import actions
from rules.core.actions import Notation, one_of
from rules.core.errors import UnreadableAction
from rules.core.structs import struct


class Action(actions.Action):
    __slots__ = ()


@struct
class Paint(Action):
    """An action for these tests."""

    colour: Annotated[str, one_of(("red", "blue"))]
    fence: str
    coats: int


@struct
class TakeRest(Action):
    """An action whose name is several words."""


LINES: Notation[Action] = Notation(Action)


@pytest.mark.parametrize(
    ("action", "line"),
    [(Paint("red", "north-2", 10), "paint red north-2 10"), (TakeRest(), "take-rest")],
)
def test_a_line_is_a_verb_and_a_word_for_each_field(action: Paint | TakeRest, line: str) -> None:
    assert LINES.format(action) == line
    assert LINES.parse(line) == action


@pytest.mark.parametrize(
    ("line", "reason", "params"),
    [
        ("scrape", "unknown-verb", {"word": "scrape"}),
        ("paint red", "wrong-word-count", {"verb": "paint", "count": 1, "needed": 3}),
        ("paint green north 1", "unknown-word", {"word": "green", "part": "colour"}),
        ("paint red North 1", "unknown-word", {"word": "North", "part": "fence"}),
        ("paint red north 01", "unknown-word", {"word": "01", "part": "coats"}),
        ("paint red north 100", "unknown-word", {"word": "100", "part": "coats"}),
    ],
)
def test_what_cannot_be_read_is_named(line: str, reason: str, params: dict[str, object]) -> None:
    with pytest.raises(UnreadableAction) as caught:
        LINES.parse(line)
    assert (caught.value.reason, caught.value.params) == (reason, params)
