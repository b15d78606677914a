"""Breaks a paragraph into lines."""

from __future__ import annotations

import pytest

from render.core.text import JOST, TextStyle, width, wrap

STYLE = TextStyle(JOST, 26)


@pytest.mark.parametrize("kept", ["\u00a0", "\u202f"])
def test_no_line_ends_at_a_no_break_space(kept: str) -> None:
    words = f"La mission{kept}: tout va"
    room = width("La mission", STYLE)
    assert wrap(words, STYLE, room, 4)[:2] == ("La", f"mission{kept}:")


def test_lines_end_at_spaces_and_line_breaks() -> None:
    assert wrap("one  two\nthree", STYLE, width("three", STYLE), 4) == ("one", "two", "three")
