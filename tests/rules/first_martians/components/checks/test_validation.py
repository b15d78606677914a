"""Base, map, crew and decks of the data files fit together, or are refused."""

from __future__ import annotations

import pytest

from tests.rules.first_martians.broken_data import Change, changed, refused, text_of

ALL_POIS = text_of("mars")[text_of("mars").index("[[pois]]") :]
LIVING_CARDS = text_of("malfunctions").count('block = "living"\ncategory')


@pytest.mark.parametrize(
    ("part", "changes", "field", "at", "why"),
    [
        (
            "base",
            [('facility = "control-center"\nspares', 'facility = "quiet-place"\nspares')],
            "upgrades.1.cancels",
            'cancels = "power"',
            "the facility has no such part",
        ),
        (
            "base",
            [('facility = "med-lab"', 'facility = "lab"')],
            "upgrades.0.facility",
            'facility = "lab"',
            "an autoscanner is for healing",
        ),
        (
            "base",
            [('grid = "oxygen"', 'grid = "energy"')] * 4,
            "shutdown_tiles",
            "[[shutdown_tiles]]",
            "no tile for oxygen",
        ),
        (
            "mars",
            [('"r3-n"]', '"r2-s"]'), ('"r3-ne"]', '"r2-s"]'), ('"r3-nw"]', '"r2-s"]')],
            "spaces.17.beside",
            'beside = ["r3-n"]',
            "nothing leads to r3-nw",
        ),
        (
            "mars",
            [(ALL_POIS, ""), ("[origin]", "pois = []\n\n[origin]")],
            "pois",
            "pois = []",
            "regions show points of interest, and there are none",
        ),
        (
            "crew",
            [('[[conditions]]\nid = "migraine"\ncount = 2\n', "")],
            "conditions",
            "[[conditions]]",
            "each kind of condition needs tokens",
        ),
        (
            "crew",
            [('action = "gather"', 'action = "explore"')],
            "machines",
            "[[machines]]",
            "two machines do the same",
        ),
        (
            "malfunctions",
            [('block = "living"\ncategory', 'block = "working"\ncategory')] * LIVING_CARDS,
            "cards",
            "[[cards]]",
            "no card of the living block",
        ),
        (
            "malfunctions",
            [('facility = "garage"\neffects', 'facility = "cellar"\neffects')],
            "cards.0.facility",
            'facility = "cellar"',
            "no facility cellar",
        ),
    ],
)
def test_pieces_that_do_not_fit_together_are_refused(
    part: str, changes: list[Change], field: str, at: str, why: str
) -> None:
    refused({part: changed(part, *changes)}, part, field, at, why)
