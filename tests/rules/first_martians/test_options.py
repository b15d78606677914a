"""The options that a table is asked for depend on what else is chosen and on who has sat down."""

from __future__ import annotations

from rules.first_martians.game import GAME
from rules.first_martians.options import SOLO


def test_the_machines_of_a_crew_of_two_matter_to_no_greater_crew() -> None:
    assert SOLO in GAME.options_for({}, 0)
    assert SOLO in GAME.options_for({}, 2)
    assert SOLO not in GAME.options_for({}, 3)
    assert SOLO in GAME.options_for({SOLO.id: "yes"}, 3), "it has to be taken back first"
