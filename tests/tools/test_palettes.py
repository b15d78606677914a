"""The choice of a palette."""

from __future__ import annotations

from types import ModuleType

from render.core.art import BadgeStyle
from tools.palettes import choose, source, theme_colours


def test_a_theme_names_colours_singly_in_tables_and_in_badges() -> None:
    theme = ModuleType("theme")
    theme.INK = (1, 2, 3)  # type: ignore[attr-defined]
    theme.DICE = {"a": (4, 5, 6)}  # type: ignore[attr-defined]
    theme.BADGES = {"b": BadgeStyle((7, 8, 9), None)}  # type: ignore[attr-defined]
    theme.SMALLEST = 28  # type: ignore[attr-defined]
    assert list(theme_colours(theme)) == [(1, 2, 3), (4, 5, 6), (7, 8, 9)]


def test_pinned_colours_come_first_then_what_is_missed_most() -> None:
    counts = {(0, 0, 0): 900, (8, 8, 8): 400, (250, 250, 250): 400, (120, 0, 0): 4}
    assert choose([(0, 0, 0)], counts, 2) == ((0, 0, 0), (250, 250, 250))
    assert set(choose([(0, 0, 0)], counts)) == set(counts)


def test_no_chosen_colour_stands_for_a_pinned_one() -> None:
    near = (99, 100, 100)
    assert choose([(103, 103, 103)], {near: 500, (0, 0, 0): 1}) == ((103, 103, 103), (0, 0, 0))


def test_one_colour_is_chosen_of_those_that_cannot_be_told_apart() -> None:
    counts = {(100, 100, 100): 5, (101, 101, 101): 7, (0, 0, 0): 1}
    assert choose([], counts, 5) == ((101, 101, 101), (0, 0, 0))


def test_the_module_holds_the_colours() -> None:
    written: dict[str, object] = {}
    exec(source("race1969", [(11, 23, 54), (255, 255, 255)]), written)
    assert written["PALETTE"].colours == ((11, 23, 54), (255, 255, 255))  # type: ignore[attr-defined]
