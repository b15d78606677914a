"""The gain from researchers for a nation now, as its panel says it."""

from __future__ import annotations

import re

from rules.race1969.purchases import Hire
from rules.race1969.state import Flight
from rules.race1969.terms import PURCHASES, ROCKET_SHEET
from tests.bot.games.race1969.tables import choices, shopping


def test_the_rows_of_the_rocket_sheet_differ() -> None:
    """Each says what it brings this nation now: the launch that gains most, and what is flown."""
    table = shopping(money=30)
    flown = tuple(Flight(0, one, 1963, 1, 0) for one in ("csm", "csm-eva", "moon"))
    table.give("usa", flights=flown)
    table.staff("usa", "lem", "genius")
    found = choices(table, "usa")
    hints = [found[Hire("base", research)].labels[1].hint for research in ROCKET_SHEET]
    both = hints[ROCKET_SHEET.index("lem")], hints[ROCKET_SHEET.index("technology")]
    assert len(set(hints)) == len(ROCKET_SHEET)
    assert all(hint.startswith("Lunar Module + Technology: ") for hint in both), "helped by both"
    assert all(re.search(r"\d\.\d → \d+\.\d PP · \+1 on 4 missions", hint) for hint in hints)
    assert hints[ROCKET_SHEET.index("csm")].endswith("4 missions, open: 🗼🛰️🔧")
    assert hints[ROCKET_SHEET.index("lem")].endswith("4 missions, open: 🕷️ 🕷️🔧 🚀🧑‍🚀🕷️")


def test_the_ground_sheet_says_what_is_still_to_come() -> None:
    table = shopping(money=12)
    table.pass_until(PURCHASES, "usa", 1969)
    table.give("usa", money=12)
    found = choices(table, "usa")
    for research in ("espionage", "robotics"):
        assert found[Hire("base", research)].labels[1].hint.startswith("nothing: ")
    assert found[Hire("base", "investors")].labels[1].hint == (
        "launches: 0 → 2 M off (not the Moon), once more"
    )
    assert found[Hire("base", "simulation")].labels[1].hint.endswith(" PP · 1 reroll")
    assert re.search(r": ≈ 0\.0 → \d\.\d M back", found[Hire("base", "insurance")].labels[1].hint)
