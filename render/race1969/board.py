"""Draws the whole board of 1969: the bands of the missions and of the nations."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Band, Words
from render.race1969.missions import missions
from render.race1969.nations import nations
from rules.race1969.view import View


def board_bands(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The missions, then the nations.

    Only what is public is read, so every viewer's picture is the same. ``people`` are display names
    by seat, not yet cleaned; an empty one stands for an autopilot.
    """
    return missions(view, words), nations(view, people, words)
